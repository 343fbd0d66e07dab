INSERT INTO tables VALUES ('bcdz', 'BCDZ', 'over', 0, 1790000410000);
INSERT INTO log VALUES
('bcdz', 1, 'anna', CAST('{"is":"opened","game":"crossfire","code":"BCDZ","options":{},"seats":5,"title":"","public":false,"seed":"w2nxCPqE1u2e5LsDqjl2mF3EJYMdXsHtBXdRDWMG8gg="}' AS BLOB), 1790000401000),
('bcdz', 2, 'anna', CAST('{"is":"sat","seat":0,"person":"anna","name":"Anna"}' AS BLOB), 1790000402000),
('bcdz', 3, 'ben', CAST('{"is":"sat","seat":1,"person":"ben","name":"Ben"}' AS BLOB), 1790000403000),
('bcdz', 4, 'anna', CAST('{"is":"bot_set","seats":[2,3,4],"bot":{"level":"easy","seconds":1.0},"names":["Ember","Hinge","Candle"],"request":"r1"}' AS BLOB), 1790000404000),
('bcdz', 5, 'anna', CAST('{"is":"pledged","person":"anna","pledge":"ebcaab07ea1787cf068c362920a406e7fc42f5517e6b83ee3206a5900cd73cfb","request":"r2"}' AS BLOB), 1790000405000),
('bcdz', 6, 'ben', CAST('{"is":"pledged","person":"ben","pledge":"7f5748369b2b6ec09e7fa385b988bc4493b37517fc646675b4dd1139a42fccdb","request":"r3"}' AS BLOB), 1790000406000),
('bcdz', 7, 'anna', CAST('{"is":"deal_asked","pledges":{"anna":"ebcaab07ea1787cf068c362920a406e7fc42f5517e6b83ee3206a5900cd73cfb","ben":"7f5748369b2b6ec09e7fa385b988bc4493b37517fc646675b4dd1139a42fccdb"},"request":"r4"}' AS BLOB), 1790000407000),
('bcdz', 8, 'anna', CAST('{"is":"revealed","person":"anna","contribution":"a0362d91227d977a9864654eda5a99e7f8288d337b9640103bdf751400c5bc13","request":"r5"}' AS BLOB), 1790000408000),
('bcdz', 9, 'server', CAST('{"is":"started","seed":"9czlFr8SF471eNq+7v+gKZvOjHnRbCoRh/yDNo9/b0k=","parts":[{"by":"client","pledge":"ebcaab07ea1787cf068c362920a406e7fc42f5517e6b83ee3206a5900cd73cfb","contribution":"a0362d91227d977a9864654eda5a99e7f8288d337b9640103bdf751400c5bc13"},{"by":"silent","pledge":"7f5748369b2b6ec09e7fa385b988bc4493b37517fc646675b4dd1139a42fccdb"},{"by":"bot"},{"by":"bot"},{"by":"bot"}]}' AS BLOB), 1790000409000),
('bcdz', 10, 'anna', CAST('{"is":"called_off","request":"r6"}' AS BLOB), 1790000410000);
