INSERT INTO tables VALUES ('bcdw', 'BCDW', 'lobby', 0, 1790000206000);
INSERT INTO log VALUES
('bcdw', 1, 'anna', CAST('{"is":"opened","game":"fugitive","code":"BCDW","options":{"events":"none","first_hideouts":"one_or_two","minutes":5,"second_edition_pass":false},"seats":2,"title":"","public":false,"seed":"YqBlF4X23GL9W7E9Z/cklOJ1DD7c/JJAFjPV6A3ELb8=","games":2}' AS BLOB), 1790000201000),
('bcdw', 2, 'anna', CAST('{"is":"sat","seat":0,"person":"anna","name":"Anna"}' AS BLOB), 1790000202000),
('bcdw', 3, 'anna', CAST('{"is":"bot_set","seats":[1],"bot":{"level":"easy","seconds":1.0},"names":["Flint"],"request":"r1"}' AS BLOB), 1790000203000),
('bcdw', 4, 'anna', CAST('{"is":"face_chosen","person":"anna","face":2,"request":"r2"}' AS BLOB), 1790000204000);
