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
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',0,'setup',NULL,'frozen-guest','{"game": "bridge", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "random"}, {"robot": "random"}, {"person": "frozen-guest"}, {"robot": "random"}], "values": {}}',1,'2026-12-01 12:01:00.000000','bridge');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',1,'deal',NULL,'frozen-guest','{"number": 1, "origin": "drawn", "commitment": "7152fb31ec8b3e9f2ce39c153b335ac9ae955fd07109154b94e45e5a290f4033", "setup": {"dealer": "S", "vulnerable": "none", "scoring": "duplicate", "hand": 1, "carry": [0, 0], "partscore_bonus": 100}}',1,'2026-12-01 12:01:00.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',2,'act',2,'frozen-guest','1S',1,'2026-12-01 12:01:01.000000','2');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',3,'act',3,'robot:random','2H',1,'2026-12-01 12:01:01.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',4,'act',0,'robot:random','5NT',1,'2026-12-01 12:01:01.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',5,'act',1,'robot:random','7NT',1,'2026-12-01 12:01:01.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',6,'act',2,'frozen-guest','X',1,'2026-12-01 12:01:02.000000','6');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',7,'act',3,'robot:random','P',1,'2026-12-01 12:01:02.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',8,'act',0,'robot:random','P',1,'2026-12-01 12:01:02.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',9,'act',1,'robot:random','P',1,'2026-12-01 12:01:02.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',10,'act',2,'frozen-guest','S2',1,'2026-12-01 12:01:03.000000','10');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',11,'act',1,'robot:random','S6',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',12,'act',0,'robot:random','ST',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',13,'act',1,'robot:random','S9',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',14,'act',0,'robot:random','D8',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',15,'act',1,'robot:random','D3',1,'2026-12-01 12:01:03.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',16,'act',2,'frozen-guest','DJ',1,'2026-12-01 12:01:04.000000','16');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',17,'act',1,'robot:random','D7',1,'2026-12-01 12:01:04.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',18,'act',2,'frozen-guest','H2',1,'2026-12-01 12:01:05.000000','18');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',19,'act',1,'robot:random','H8',1,'2026-12-01 12:01:05.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',20,'act',0,'robot:random','H6',1,'2026-12-01 12:01:05.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',21,'act',1,'robot:random','HT',1,'2026-12-01 12:01:05.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',22,'act',1,'robot:random','C9',1,'2026-12-01 12:01:05.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',23,'act',2,'frozen-guest','C4',1,'2026-12-01 12:01:06.000000','23');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',24,'act',1,'robot:random','CJ',1,'2026-12-01 12:01:06.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',25,'act',0,'robot:random','C3',1,'2026-12-01 12:01:06.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',26,'act',1,'robot:random','H3',1,'2026-12-01 12:01:06.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',27,'act',0,'robot:random','HJ',1,'2026-12-01 12:01:06.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',28,'act',1,'robot:random','H5',1,'2026-12-01 12:01:06.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',29,'act',2,'frozen-guest','HA',1,'2026-12-01 12:01:07.000000','29');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',30,'act',2,'frozen-guest','S7',1,'2026-12-01 12:01:08.000000','30');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',31,'act',1,'robot:random','SJ',1,'2026-12-01 12:01:08.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',32,'act',0,'robot:random','SQ',1,'2026-12-01 12:01:08.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',33,'act',1,'robot:random','SK',1,'2026-12-01 12:01:08.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',34,'act',1,'robot:random','C5',1,'2026-12-01 12:01:08.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',35,'act',2,'frozen-guest','CK',1,'2026-12-01 12:01:09.000000','35');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',36,'act',1,'robot:random','C6',1,'2026-12-01 12:01:09.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',37,'act',0,'robot:random','C8',1,'2026-12-01 12:01:09.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',38,'act',2,'frozen-guest','D9',1,'2026-12-01 12:01:10.000000','38');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',39,'act',1,'robot:random','D2',1,'2026-12-01 12:01:10.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',40,'act',0,'robot:random','DT',1,'2026-12-01 12:01:10.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',41,'act',1,'robot:random','D4',1,'2026-12-01 12:01:10.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',42,'act',0,'robot:random','D5',1,'2026-12-01 12:01:10.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',43,'act',1,'robot:random','DQ',1,'2026-12-01 12:01:10.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',44,'act',2,'frozen-guest','DA',1,'2026-12-01 12:01:11.000000','44');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',45,'act',1,'robot:random','H7',1,'2026-12-01 12:01:11.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',46,'act',2,'frozen-guest','HK',1,'2026-12-01 12:01:12.000000','46');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',47,'act',1,'robot:random','H4',1,'2026-12-01 12:01:12.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',48,'act',0,'robot:random','C7',1,'2026-12-01 12:01:12.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',49,'act',1,'robot:random','HQ',1,'2026-12-01 12:01:12.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',50,'act',2,'frozen-guest','S8',1,'2026-12-01 12:01:13.000000','50');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',51,'act',1,'robot:random','S3',1,'2026-12-01 12:01:13.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',52,'act',0,'robot:random','SA',1,'2026-12-01 12:01:13.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',53,'act',1,'robot:random','S5',1,'2026-12-01 12:01:13.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',54,'act',0,'robot:random','CQ',1,'2026-12-01 12:01:13.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',55,'act',1,'robot:random','CT',1,'2026-12-01 12:01:13.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',56,'act',2,'frozen-guest','DK',1,'2026-12-01 12:01:14.000000','56');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',57,'act',1,'robot:random','CA',1,'2026-12-01 12:01:14.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',58,'act',1,'robot:random','H9',1,'2026-12-01 12:01:14.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',59,'act',0,'robot:random','D6',1,'2026-12-01 12:01:14.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',60,'act',1,'robot:random','C2',1,'2026-12-01 12:01:14.000000',NULL);
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',61,'act',2,'frozen-guest','S4',1,'2026-12-01 12:01:15.000000','61');
INSERT INTO "rows" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',62,'reveal',NULL,NULL,'{"number": 1, "index": "15429623721444057893944191826", "nonce": "e81dfbe766dedbe7ff8fcd48e0e308b9d87e164b905c92612dd04799b997dd06", "lines": ["cardavia-deal/1", "bridge", "1", "15429623721444057893944191826", "e81dfbe766dedbe7ff8fcd48e0e308b9d87e164b905c92612dd04799b997dd06"]}',1,'2026-12-01 12:01:15.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',0,'setup',NULL,'frozen-guest','{"game": "tarot", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "random"}, {"robot": "random"}, {"person": "frozen-guest"}, {"robot": "random"}], "values": {}}',1,'2026-12-01 12:02:15.000000','tarot');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',1,'deal',NULL,'frozen-guest','{"number": 1, "origin": "drawn", "commitment": "5839073fc9d81f538e707adc5a758ee91b83b9616b1682d4d2fa9b07e632263d", "setup": {"dealer": "S"}}',1,'2026-12-01 12:02:15.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',2,'act',1,'robot:random','garde_sans',1,'2026-12-01 12:02:15.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',3,'act',0,'robot:random','garde_contre',1,'2026-12-01 12:02:15.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',4,'act',3,'robot:random','pass',1,'2026-12-01 12:02:15.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',5,'act',2,'frozen-guest','pass',1,'2026-12-01 12:02:16.000000','5');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',6,'act',0,'robot:random','chelem no',1,'2026-12-01 12:02:16.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',7,'act',1,'robot:random','CV',1,'2026-12-01 12:02:16.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',8,'act',0,'robot:random','CC',1,'2026-12-01 12:02:16.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',9,'act',3,'robot:random','C7',1,'2026-12-01 12:02:16.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',10,'act',2,'frozen-guest','CQ',1,'2026-12-01 12:02:17.000000','10');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',11,'act',2,'frozen-guest','T19',1,'2026-12-01 12:02:18.000000','11');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',12,'act',1,'robot:random','T1',1,'2026-12-01 12:02:18.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',13,'act',0,'robot:random','T5',1,'2026-12-01 12:02:18.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',14,'act',3,'robot:random','T15',1,'2026-12-01 12:02:18.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',15,'act',2,'frozen-guest','T10',1,'2026-12-01 12:02:19.000000','15');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',16,'act',1,'robot:random','T16',1,'2026-12-01 12:02:19.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',17,'act',0,'robot:random','EX',1,'2026-12-01 12:02:19.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',18,'act',3,'robot:random','T18',1,'2026-12-01 12:02:19.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',19,'act',3,'robot:random','T7',1,'2026-12-01 12:02:19.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',20,'act',2,'frozen-guest','T8',1,'2026-12-01 12:02:20.000000','20');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',21,'act',1,'robot:random','T9',1,'2026-12-01 12:02:20.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',22,'act',0,'robot:random','T14',1,'2026-12-01 12:02:20.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',23,'act',0,'robot:random','BR',1,'2026-12-01 12:02:20.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',24,'act',3,'robot:random','B5',1,'2026-12-01 12:02:20.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',25,'act',2,'frozen-guest','B2',1,'2026-12-01 12:02:21.000000','25');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',26,'act',1,'robot:random','BC',1,'2026-12-01 12:02:21.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',27,'act',0,'robot:random','S3',1,'2026-12-01 12:02:21.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',28,'act',3,'robot:random','S8',1,'2026-12-01 12:02:21.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',29,'act',2,'frozen-guest','S7',1,'2026-12-01 12:02:22.000000','29');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',30,'act',1,'robot:random','S1',1,'2026-12-01 12:02:22.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',31,'act',3,'robot:random','B10',1,'2026-12-01 12:02:22.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',32,'act',2,'frozen-guest','BQ',1,'2026-12-01 12:02:23.000000','32');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',33,'act',1,'robot:random','B4',1,'2026-12-01 12:02:23.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',34,'act',0,'robot:random','B9',1,'2026-12-01 12:02:23.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',35,'act',2,'frozen-guest','SR',1,'2026-12-01 12:02:24.000000','35');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',36,'act',1,'robot:random','SQ',1,'2026-12-01 12:02:24.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',37,'act',0,'robot:random','S9',1,'2026-12-01 12:02:24.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',38,'act',3,'robot:random','SC',1,'2026-12-01 12:02:24.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',39,'act',2,'frozen-guest','S5',1,'2026-12-01 12:02:25.000000','39');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',40,'act',1,'robot:random','S6',1,'2026-12-01 12:02:25.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',41,'act',0,'robot:random','S2',1,'2026-12-01 12:02:25.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',42,'act',3,'robot:random','T11',1,'2026-12-01 12:02:25.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',43,'act',3,'robot:random','C3',1,'2026-12-01 12:02:25.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',44,'act',2,'frozen-guest','CR',1,'2026-12-01 12:02:26.000000','44');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',45,'act',1,'robot:random','C6',1,'2026-12-01 12:02:26.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',46,'act',0,'robot:random','C1',1,'2026-12-01 12:02:26.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',47,'act',2,'frozen-guest','S4',1,'2026-12-01 12:02:27.000000','47');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',48,'act',1,'robot:random','T6',1,'2026-12-01 12:02:27.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',49,'act',0,'robot:random','S10',1,'2026-12-01 12:02:27.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',50,'act',3,'robot:random','T13',1,'2026-12-01 12:02:27.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',51,'act',3,'robot:random','D8',1,'2026-12-01 12:02:27.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',52,'act',2,'frozen-guest','D6',1,'2026-12-01 12:02:28.000000','52');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',53,'act',1,'robot:random','D9',1,'2026-12-01 12:02:28.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',54,'act',0,'robot:random','D1',1,'2026-12-01 12:02:28.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',55,'act',1,'robot:random','DC',1,'2026-12-01 12:02:28.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',56,'act',0,'robot:random','DR',1,'2026-12-01 12:02:28.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',57,'act',3,'robot:random','D3',1,'2026-12-01 12:02:28.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',58,'act',2,'frozen-guest','DV',1,'2026-12-01 12:02:29.000000','58');
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',59,'act',0,'robot:random','C5',1,'2026-12-01 12:02:29.000000',NULL);
INSERT INTO "rows" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',60,'act',3,'robot:random','C10',1,'2026-12-01 12:02:29.000000',NULL);
CREATE TABLE sealed (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "sealed" VALUES('8LM30j638B9vmlslhNXExv3WHdr_xLQA',1,'{"index": "15429623721444057893944191826", "nonce": "e81dfbe766dedbe7ff8fcd48e0e308b9d87e164b905c92612dd04799b997dd06"}');
INSERT INTO "sealed" VALUES('RXRHx7v1Gg-kLetNnqd2w4eU0XZEhND2',1,'{"index": "1867160177644774730745148533217834898262590762729", "nonce": "ec758b28b313615aea18bf8ecacd7cf8dd4a35d189633564e65c14e918d360df"}');
CREATE TABLE shares (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (token), 
	CONSTRAINT shares_deal UNIQUE (table_id, number)
);
INSERT INTO "shares" VALUES('frozen-share','8LM30j638B9vmlslhNXExv3WHdr_xLQA',1);
CREATE UNIQUE INDEX rows_founding ON rows (actor, request_key) WHERE kind = 'setup';
CREATE INDEX rows_sitting ON rows (actor, time) WHERE kind IN ('setup', 'seat');
CREATE INDEX dues_by_time ON dues (kind, at);
COMMIT;
