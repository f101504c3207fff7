BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE dues (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at DATETIME NOT NULL, 
	lease DATETIME, 
	PRIMARY KEY (table_id, seq, kind)
);
CREATE TABLE people (
	id VARCHAR(64) NOT NULL, 
	created DATETIME NOT NULL, 
	language VARCHAR(16), 
	look TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('frozen-guest','2026-12-01 12:00:00.000000','sv','50-50-50');
CREATE TABLE rows (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat SMALLINT, 
	actor VARCHAR(64), 
	text TEXT NOT NULL, 
	version SMALLINT NOT NULL, 
	time DATETIME NOT NULL, 
	request_key VARCHAR(100), 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT rows_request UNIQUE (table_id, actor, request_key)
);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',0,'setup',NULL,'frozen-guest','{"game": "bridge", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "quick:acol"}, {"robot": "quick:sayc"}, {"person": "frozen-guest"}, {"robot": "quick:sayc"}], "values": {}}',1,'2026-12-01 12:01:00.000000','bridge');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',1,'deal',NULL,'frozen-guest','{"number": 1, "origin": "drawn", "commitment": "bf6c9fd59ab31883b94affdd09f1c7ef8310fe97c00601c9e2cfba30b706d05b", "setup": {"dealer": "S", "vulnerable": "none", "scoring": "duplicate", "hand": 1, "carry": [0, 0], "partscore_bonus": 100}}',1,'2026-12-01 12:01:00.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',2,'act',2,'frozen-guest','1S',1,'2026-12-01 12:01:01.000000','2');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',3,'act',3,'robot:quick:sayc','P',1,'2026-12-01 12:01:01.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',4,'act',0,'robot:quick:acol','P',1,'2026-12-01 12:01:01.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',5,'act',1,'robot:quick:sayc','2C',1,'2026-12-01 12:01:01.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',6,'act',2,'frozen-guest','7C',1,'2026-12-01 12:01:02.000000','6');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',7,'act',3,'robot:quick:sayc','X',1,'2026-12-01 12:01:02.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',8,'act',0,'robot:quick:acol','7S',1,'2026-12-01 12:01:02.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',9,'act',1,'robot:quick:sayc','P',1,'2026-12-01 12:01:02.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',10,'act',2,'frozen-guest','7NT',1,'2026-12-01 12:01:03.000000','10');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',11,'act',3,'robot:quick:sayc','P',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',12,'act',0,'robot:quick:acol','P',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',13,'act',1,'robot:quick:sayc','P',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',14,'act',3,'robot:quick:sayc','HA',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',15,'act',2,'frozen-guest','H4',1,'2026-12-01 12:01:04.000000','15');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',16,'act',1,'robot:quick:sayc','H6',1,'2026-12-01 12:01:04.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',17,'act',2,'frozen-guest','HJ',1,'2026-12-01 12:01:05.000000','17');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',18,'act',3,'robot:quick:sayc','DT',1,'2026-12-01 12:01:05.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',19,'act',2,'frozen-guest','D4',1,'2026-12-01 12:01:06.000000','19');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',20,'act',1,'robot:quick:sayc','D3',1,'2026-12-01 12:01:06.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',21,'act',2,'frozen-guest','DK',1,'2026-12-01 12:01:07.000000','21');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',22,'act',2,'frozen-guest','S7',1,'2026-12-01 12:01:08.000000','22');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',23,'act',3,'robot:quick:sayc','S8',1,'2026-12-01 12:01:08.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',24,'act',2,'frozen-guest','S5',1,'2026-12-01 12:01:09.000000','24');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',25,'act',1,'robot:quick:sayc','S9',1,'2026-12-01 12:01:09.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',26,'act',1,'robot:quick:sayc','CA',1,'2026-12-01 12:01:09.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',27,'act',2,'frozen-guest','C3',1,'2026-12-01 12:01:10.000000','27');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',28,'act',3,'robot:quick:sayc','C6',1,'2026-12-01 12:01:10.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',29,'act',2,'frozen-guest','CQ',1,'2026-12-01 12:01:11.000000','29');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',30,'act',1,'robot:quick:sayc','CK',1,'2026-12-01 12:01:11.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',31,'act',2,'frozen-guest','C4',1,'2026-12-01 12:01:12.000000','31');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',32,'act',3,'robot:quick:sayc','C2',1,'2026-12-01 12:01:12.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',33,'act',2,'frozen-guest','C8',1,'2026-12-01 12:01:13.000000','33');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',34,'act',1,'robot:quick:sayc','CJ',1,'2026-12-01 12:01:13.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',35,'act',2,'frozen-guest','D6',1,'2026-12-01 12:01:14.000000','35');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',36,'act',3,'robot:quick:sayc','CT',1,'2026-12-01 12:01:14.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',37,'act',2,'frozen-guest','C7',1,'2026-12-01 12:01:15.000000','37');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',38,'act',1,'robot:quick:sayc','C5',1,'2026-12-01 12:01:15.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',39,'act',2,'frozen-guest','SQ',1,'2026-12-01 12:01:16.000000','39');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',40,'act',3,'robot:quick:sayc','H5',1,'2026-12-01 12:01:16.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',41,'act',2,'frozen-guest','D5',1,'2026-12-01 12:01:17.000000','41');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',42,'act',1,'robot:quick:sayc','C9',1,'2026-12-01 12:01:17.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',43,'act',2,'frozen-guest','SA',1,'2026-12-01 12:01:18.000000','43');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',44,'act',3,'robot:quick:sayc','H8',1,'2026-12-01 12:01:18.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',45,'act',2,'frozen-guest','HQ',1,'2026-12-01 12:01:19.000000','45');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',46,'act',1,'robot:quick:sayc','H3',1,'2026-12-01 12:01:19.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',47,'act',2,'frozen-guest','D7',1,'2026-12-01 12:01:20.000000','47');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',48,'act',3,'robot:quick:sayc','HK',1,'2026-12-01 12:01:20.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',49,'act',2,'frozen-guest','H2',1,'2026-12-01 12:01:21.000000','49');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',50,'act',3,'robot:quick:sayc','SK',1,'2026-12-01 12:01:21.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',51,'act',2,'frozen-guest','H7',1,'2026-12-01 12:01:22.000000','51');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',52,'act',1,'robot:quick:sayc','SJ',1,'2026-12-01 12:01:22.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',53,'act',2,'frozen-guest','S4',1,'2026-12-01 12:01:23.000000','53');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',54,'act',3,'robot:quick:sayc','S6',1,'2026-12-01 12:01:23.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',55,'act',2,'frozen-guest','D9',1,'2026-12-01 12:01:24.000000','55');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',56,'act',1,'robot:quick:sayc','S2',1,'2026-12-01 12:01:24.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',57,'act',2,'frozen-guest','S3',1,'2026-12-01 12:01:25.000000','57');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',58,'act',3,'robot:quick:sayc','ST',1,'2026-12-01 12:01:25.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',59,'act',2,'frozen-guest','D2',1,'2026-12-01 12:01:26.000000','59');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',60,'act',1,'robot:quick:sayc','H9',1,'2026-12-01 12:01:26.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',61,'act',2,'frozen-guest','DQ',1,'2026-12-01 12:01:27.000000','61');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',62,'act',3,'robot:quick:sayc','D8',1,'2026-12-01 12:01:27.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',63,'act',2,'frozen-guest','HT',1,'2026-12-01 12:01:28.000000','63');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',64,'act',1,'robot:quick:sayc','DJ',1,'2026-12-01 12:01:28.000000',NULL);
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',65,'act',2,'frozen-guest','DA',1,'2026-12-01 12:01:29.000000','65');
INSERT INTO "rows" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',66,'reveal',NULL,NULL,'{"number": 1, "index": "49231007303181111796248818479", "nonce": "a39f2f20b7162b0bfb1265bac22d19f25e863a595175206ee8e07f42b7b4da26", "lines": ["cardavia-deal/1", "bridge", "1", "49231007303181111796248818479", "a39f2f20b7162b0bfb1265bac22d19f25e863a595175206ee8e07f42b7b4da26"]}',1,'2026-12-01 12:01:29.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',0,'setup',NULL,'frozen-guest','{"game": "tarot", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "random"}, {"robot": "random"}, {"person": "frozen-guest"}, {"robot": "random"}], "values": {}}',1,'2026-12-01 12:02:29.000000','tarot');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',1,'deal',NULL,'frozen-guest','{"number": 1, "origin": "drawn", "commitment": "84d3868854ad066997a0940a43fd34bea7272ddd587fba14a7a73fbda6eef05d", "setup": {"dealer": "S"}}',1,'2026-12-01 12:02:29.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',2,'act',1,'robot:random','prise',1,'2026-12-01 12:02:29.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',3,'act',0,'robot:random','garde_contre',1,'2026-12-01 12:02:29.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',4,'act',3,'robot:random','pass',1,'2026-12-01 12:02:29.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',5,'act',2,'frozen-guest','pass',1,'2026-12-01 12:02:30.000000','5');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',6,'act',0,'robot:random','chelem yes',1,'2026-12-01 12:02:30.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',7,'act',0,'robot:random','D10',1,'2026-12-01 12:02:30.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',8,'act',3,'robot:random','D4',1,'2026-12-01 12:02:30.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',9,'act',2,'frozen-guest','D7',1,'2026-12-01 12:02:31.000000','9');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',10,'act',1,'robot:random','D6',1,'2026-12-01 12:02:31.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',11,'act',0,'robot:random','C4',1,'2026-12-01 12:02:31.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',12,'act',3,'robot:random','C8',1,'2026-12-01 12:02:31.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',13,'act',2,'frozen-guest','C1',1,'2026-12-01 12:02:32.000000','13');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',14,'act',1,'robot:random','EX',1,'2026-12-01 12:02:32.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',15,'act',3,'robot:random','CC',1,'2026-12-01 12:02:32.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',16,'act',2,'frozen-guest','CR',1,'2026-12-01 12:02:33.000000','16');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',17,'act',1,'robot:random','C5',1,'2026-12-01 12:02:33.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',18,'act',0,'robot:random','C6',1,'2026-12-01 12:02:33.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',19,'act',2,'frozen-guest','BV',1,'2026-12-01 12:02:34.000000','19');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',20,'act',1,'robot:random','B10',1,'2026-12-01 12:02:34.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',21,'act',0,'robot:random','B1',1,'2026-12-01 12:02:34.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',22,'act',3,'robot:random','B6',1,'2026-12-01 12:02:34.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',23,'act',2,'frozen-guest','B2',1,'2026-12-01 12:02:35.000000','23');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',24,'act',1,'robot:random','B3',1,'2026-12-01 12:02:35.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',25,'act',0,'robot:random','B8',1,'2026-12-01 12:02:35.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',26,'act',3,'robot:random','B9',1,'2026-12-01 12:02:35.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',27,'act',3,'robot:random','C3',1,'2026-12-01 12:02:35.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',28,'act',2,'frozen-guest','T11',1,'2026-12-01 12:02:36.000000','28');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',29,'act',1,'robot:random','CQ',1,'2026-12-01 12:02:36.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',30,'act',0,'robot:random','CV',1,'2026-12-01 12:02:36.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',31,'act',2,'frozen-guest','T15',1,'2026-12-01 12:02:37.000000','31');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',32,'act',1,'robot:random','T20',1,'2026-12-01 12:02:37.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',33,'act',0,'robot:random','T10',1,'2026-12-01 12:02:37.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',34,'act',3,'robot:random','T21',1,'2026-12-01 12:02:37.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',35,'act',3,'robot:random','C7',1,'2026-12-01 12:02:37.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',36,'act',2,'frozen-guest','T14',1,'2026-12-01 12:02:38.000000','36');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',37,'act',1,'robot:random','T8',1,'2026-12-01 12:02:38.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',38,'act',0,'robot:random','C9',1,'2026-12-01 12:02:38.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',39,'act',2,'frozen-guest','D9',1,'2026-12-01 12:02:39.000000','39');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',40,'act',1,'robot:random','DR',1,'2026-12-01 12:02:39.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',41,'act',0,'robot:random','D5',1,'2026-12-01 12:02:39.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',42,'act',3,'robot:random','D1',1,'2026-12-01 12:02:39.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',43,'act',1,'robot:random','BR',1,'2026-12-01 12:02:39.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',44,'act',0,'robot:random','BC',1,'2026-12-01 12:02:39.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',45,'act',3,'robot:random','T1',1,'2026-12-01 12:02:39.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',46,'act',2,'frozen-guest','B7',1,'2026-12-01 12:02:40.000000','46');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',47,'act',3,'robot:random','SQ',1,'2026-12-01 12:02:40.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',48,'act',2,'frozen-guest','SR',1,'2026-12-01 12:02:41.000000','48');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',49,'act',1,'robot:random','S3',1,'2026-12-01 12:02:41.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',50,'act',0,'robot:random','S5',1,'2026-12-01 12:02:41.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',51,'act',2,'frozen-guest','T18',1,'2026-12-01 12:02:42.000000','51');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',52,'act',1,'robot:random','T3',1,'2026-12-01 12:02:42.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',53,'act',0,'robot:random','T19',1,'2026-12-01 12:02:42.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',54,'act',3,'robot:random','T6',1,'2026-12-01 12:02:42.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',55,'act',0,'robot:random','T17',1,'2026-12-01 12:02:42.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',56,'act',3,'robot:random','T12',1,'2026-12-01 12:02:42.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',57,'act',2,'frozen-guest','T13',1,'2026-12-01 12:02:43.000000','57');
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',58,'act',1,'robot:random','T9',1,'2026-12-01 12:02:43.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',59,'act',0,'robot:random','D2',1,'2026-12-01 12:02:43.000000',NULL);
INSERT INTO "rows" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',60,'act',3,'robot:random','D3',1,'2026-12-01 12:02:43.000000',NULL);
CREATE TABLE sealed (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "sealed" VALUES('I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',1,'{"index": "49231007303181111796248818479", "nonce": "a39f2f20b7162b0bfb1265bac22d19f25e863a595175206ee8e07f42b7b4da26"}');
INSERT INTO "sealed" VALUES('jbDkO3hnGrMusk-MRFyRdHWVOp4NpYnm',1,'{"index": "4672985121561644557612673755691725330231610812331", "nonce": "e3cb97d2321bbaf9092237af812c2053cd8d8e00a697ced465b5d5905e2c5422"}');
CREATE TABLE shares (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (token), 
	CONSTRAINT shares_deal UNIQUE (table_id, number)
);
INSERT INTO "shares" VALUES('frozen-share','I_GKFDZ7w4ohvKNcLM8L6Mef_rlwmO3X',1);
CREATE UNIQUE INDEX rows_founding ON rows (actor, request_key) WHERE kind = 'setup';
CREATE INDEX rows_sitting ON rows (actor, time) WHERE kind IN ('setup', 'seat');
CREATE INDEX dues_by_time ON dues (kind, at);
COMMIT;
