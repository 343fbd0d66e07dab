INSERT INTO tables VALUES ('bcdy', 'BCDY', 'playing', 0, 1790000305000);
INSERT INTO log VALUES
('bcdy', 1, 'anna', CAST('{"is":"opened","game":"resistance","code":"BCDY","options":{},"seats":5,"title":"","public":false,"seed":"a3q4qZ+qx1dWdUEvWGkgRqFqZokf6nxWTXju5w5ik7A="}' AS BLOB), 1790000301000),
('bcdy', 2, 'anna', CAST('{"is":"sat","seat":0,"person":"anna","name":"Anna"}' AS BLOB), 1790000302000),
('bcdy', 3, 'anna', CAST('{"is":"bot_set","seats":[1,2,3,4],"bot":{"level":"easy","seconds":1.0},"names":["Flint","Ember","Hinge","Candle"],"request":"r1"}' AS BLOB), 1790000303000),
('bcdy', 4, 'anna', CAST('{"is":"started","seed":"tHG+yKFO4egLTI8hTHmKv4xqPWJ2tqBbBTN6HmBEBP8="}' AS BLOB), 1790000304000),
('bcdy', 5, 'anna', CAST('{"is":"waited_enough","request":"r2"}' AS BLOB), 1790000305000);
