INSERT INTO tables VALUES ('bcdv', 'BCDV', 'lobby', 0, 1790000105000);
INSERT INTO log VALUES
('bcdv', 1, 'anna', CAST('{"is":"opened","game":"fugitive","code":"BCDV","options":{"events":"none","first_hideouts":"one_or_two","minutes":5,"second_edition_pass":false},"seats":2,"title":"","public":false,"seed":"YqBlF4X23GL9W7E9Z/cklOJ1DD7c/JJAFjPV6A3ELb8=","games":2,"pace":"brisk"}' AS BLOB), 1790000101000),
('bcdv', 2, 'anna', CAST('{"is":"sat","seat":0,"person":"anna","name":"Anna"}' AS BLOB), 1790000102000),
('bcdv', 3, 'anna', CAST('{"is":"pace_set","pace":"relaxed","request":"r1"}' AS BLOB), 1790000103000);
