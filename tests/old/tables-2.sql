INSERT INTO tables VALUES ('bcdv', 'BCDV', 'over', 0, 1790000123000);
INSERT INTO log VALUES
('bcdv', 1, 'anna', CAST('{"is":"opened","game":"fugitive","code":"BCDV","options":{"events":"none","first_hideouts":"one_or_two","minutes":5,"second_edition_pass":false},"seats":2,"title":"","public":false,"seed":"YqBlF4X23GL9W7E9Z/cklOJ1DD7c/JJAFjPV6A3ELb8=","games":2,"pace":"brisk"}' AS BLOB), 1790000101000),
('bcdv', 2, 'anna', CAST('{"is":"sat","seat":0,"person":"anna","name":"Anna"}' AS BLOB), 1790000102000),
('bcdv', 3, 'anna', CAST('{"is":"pace_set","pace":"relaxed","request":"r1"}' AS BLOB), 1790000103000),
('bcdv', 4, 'ben', CAST('{"is":"sat","seat":1,"person":"ben","name":"Ben"}' AS BLOB), 1790000104000),
('bcdv', 5, 'anna', CAST('{"is":"started","seed":"BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=","request":"r2"}' AS BLOB), 1790000105000),
('bcdv', 6, 'anna', CAST('{"is":"called_off","request":"r3"}' AS BLOB), 1790000106000),
('bcdv', 7, 'anna', CAST('{"is":"ready_asked","request":"r4"}' AS BLOB), 1790000107000),
('bcdv', 8, 'ben', CAST('{"is":"readied","person":"ben","on":true,"request":"r1"}' AS BLOB), 1790000108000),
('bcdv', 9, 'server', CAST('{"is":"ready_over"}' AS BLOB), 1790000122000),
('bcdv', 10, 'anna', CAST('{"is":"discussion_set","seconds":30,"request":"r5"}' AS BLOB), 1790000123000);
