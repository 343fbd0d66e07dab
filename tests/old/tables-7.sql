INSERT INTO tables VALUES ('bcfb', 'BCFB', 'lobby', 0, 1790000503000);
INSERT INTO log VALUES
('bcfb', 1, 'anna', CAST('{"is":"opened","game":"cross","code":"BCFB","options":{},"seats":2,"title":"","public":false,"seed":"w2nxCPqE1u2e5LsDqjl2mF3EJYMdXsHtBXdRDWMG8gg="}' AS BLOB), 1790000501000),
('bcfb', 2, 'anna', CAST('{"is":"sat","seat":0,"person":"anna","name":"Anna"}' AS BLOB), 1790000502000),
('bcfb', 3, 'anna', CAST('{"is":"sign_made","person":"anna","emote":"laugh","request":"r1"}' AS BLOB), 1790000503000);
