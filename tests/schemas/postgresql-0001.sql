CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version (version_num) VALUES ('0001');
CREATE TABLE dues (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at TIMESTAMP WITH TIME ZONE NOT NULL, 
	lease TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT dues_pkey PRIMARY KEY (table_id, seq, kind)
);
CREATE INDEX dues_by_time ON dues (kind, at);
CREATE TABLE people (
	id VARCHAR(64) NOT NULL, 
	created TIMESTAMP WITH TIME ZONE NOT NULL, 
	language VARCHAR(16), 
	look TEXT, 
	CONSTRAINT people_pkey PRIMARY KEY (id)
);
INSERT INTO people (id, created, language, look) VALUES ('frozen-guest', '2026-12-01 12:00:00+00:00', 'sv', '50-50-50');
CREATE TABLE rows (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat SMALLINT, 
	actor VARCHAR(64), 
	text TEXT NOT NULL, 
	version SMALLINT NOT NULL, 
	time TIMESTAMP WITH TIME ZONE NOT NULL, 
	request_key VARCHAR(100), 
	CONSTRAINT rows_pkey PRIMARY KEY (table_id, seq), 
	CONSTRAINT rows_request UNIQUE (table_id, actor, request_key)
);
CREATE UNIQUE INDEX rows_founding ON rows (actor, request_key) WHERE ((kind)::text = 'setup'::text);
CREATE INDEX rows_sitting ON rows (actor, time) WHERE ((kind)::text = ANY ((ARRAY['setup'::character varying, 'seat'::character varying])::text[]));
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 0, 'setup', NULL, 'frozen-guest', '{"game": "bridge", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "random"}, {"robot": "random"}, {"person": "frozen-guest"}, {"robot": "random"}], "values": {}}', 1, '2026-12-01 12:01:00+00:00', 'bridge');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 1, 'deal', NULL, 'frozen-guest', '{"number": 1, "origin": "drawn", "commitment": "8298b811c109f94a7f3bd66365a3e97a3f534a3d0ca8f3aaea52b8854236854e", "setup": {"dealer": "S", "vulnerable": "none", "scoring": "duplicate", "hand": 1, "carry": [0, 0], "partscore_bonus": 100}}', 1, '2026-12-01 12:01:00+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 2, 'act', 2, 'frozen-guest', '1S', 1, '2026-12-01 12:01:01+00:00', '2');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 3, 'act', 3, 'robot:random', '6NT', 1, '2026-12-01 12:01:01+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 4, 'act', 0, 'robot:random', '7H', 1, '2026-12-01 12:01:01+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 5, 'act', 1, 'robot:random', '7S', 1, '2026-12-01 12:01:01+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 6, 'act', 2, 'frozen-guest', '7NT', 1, '2026-12-01 12:01:02+00:00', '6');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 7, 'act', 3, 'robot:random', 'X', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 8, 'act', 0, 'robot:random', 'P', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 9, 'act', 1, 'robot:random', 'P', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 10, 'act', 2, 'frozen-guest', 'XX', 1, '2026-12-01 12:01:03+00:00', '10');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 11, 'act', 3, 'robot:random', 'P', 1, '2026-12-01 12:01:03+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 12, 'act', 0, 'robot:random', 'P', 1, '2026-12-01 12:01:03+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 13, 'act', 1, 'robot:random', 'P', 1, '2026-12-01 12:01:03+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 14, 'act', 3, 'robot:random', 'S7', 1, '2026-12-01 12:01:03+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 15, 'act', 2, 'frozen-guest', 'S3', 1, '2026-12-01 12:01:04+00:00', '15');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 16, 'act', 1, 'robot:random', 'SA', 1, '2026-12-01 12:01:04+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 17, 'act', 2, 'frozen-guest', 'SJ', 1, '2026-12-01 12:01:05+00:00', '17');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 18, 'act', 1, 'robot:random', 'D7', 1, '2026-12-01 12:01:05+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 19, 'act', 2, 'frozen-guest', 'D6', 1, '2026-12-01 12:01:06+00:00', '19');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 20, 'act', 3, 'robot:random', 'D8', 1, '2026-12-01 12:01:06+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 21, 'act', 2, 'frozen-guest', 'HJ', 1, '2026-12-01 12:01:07+00:00', '21');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 22, 'act', 3, 'robot:random', 'D5', 1, '2026-12-01 12:01:07+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 23, 'act', 2, 'frozen-guest', 'S4', 1, '2026-12-01 12:01:08+00:00', '23');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 24, 'act', 1, 'robot:random', 'S5', 1, '2026-12-01 12:01:08+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 25, 'act', 2, 'frozen-guest', 'D2', 1, '2026-12-01 12:01:09+00:00', '25');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 26, 'act', 3, 'robot:random', 'S9', 1, '2026-12-01 12:01:09+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 27, 'act', 2, 'frozen-guest', 'S2', 1, '2026-12-01 12:01:10+00:00', '27');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 28, 'act', 1, 'robot:random', 'S6', 1, '2026-12-01 12:01:10+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 29, 'act', 2, 'frozen-guest', 'SK', 1, '2026-12-01 12:01:11+00:00', '29');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 30, 'act', 2, 'frozen-guest', 'DT', 1, '2026-12-01 12:01:12+00:00', '30');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 31, 'act', 3, 'robot:random', 'D9', 1, '2026-12-01 12:01:12+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 32, 'act', 2, 'frozen-guest', 'H8', 1, '2026-12-01 12:01:13+00:00', '32');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 33, 'act', 1, 'robot:random', 'C7', 1, '2026-12-01 12:01:13+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 34, 'act', 2, 'frozen-guest', 'C6', 1, '2026-12-01 12:01:14+00:00', '34');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 35, 'act', 3, 'robot:random', 'C5', 1, '2026-12-01 12:01:14+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 36, 'act', 2, 'frozen-guest', 'C9', 1, '2026-12-01 12:01:15+00:00', '36');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 37, 'act', 1, 'robot:random', 'C3', 1, '2026-12-01 12:01:15+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 38, 'act', 2, 'frozen-guest', 'S8', 1, '2026-12-01 12:01:16+00:00', '38');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 39, 'act', 1, 'robot:random', 'HA', 1, '2026-12-01 12:01:16+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 40, 'act', 2, 'frozen-guest', 'ST', 1, '2026-12-01 12:01:17+00:00', '40');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 41, 'act', 3, 'robot:random', 'CQ', 1, '2026-12-01 12:01:17+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 42, 'act', 2, 'frozen-guest', 'HK', 1, '2026-12-01 12:01:18+00:00', '42');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 43, 'act', 3, 'robot:random', 'HT', 1, '2026-12-01 12:01:18+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 44, 'act', 2, 'frozen-guest', 'H4', 1, '2026-12-01 12:01:19+00:00', '44');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 45, 'act', 1, 'robot:random', 'H9', 1, '2026-12-01 12:01:19+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 46, 'act', 2, 'frozen-guest', 'D3', 1, '2026-12-01 12:01:20+00:00', '46');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 47, 'act', 3, 'robot:random', 'DA', 1, '2026-12-01 12:01:20+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 48, 'act', 2, 'frozen-guest', 'C4', 1, '2026-12-01 12:01:21+00:00', '48');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 49, 'act', 1, 'robot:random', 'H5', 1, '2026-12-01 12:01:21+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 50, 'act', 3, 'robot:random', 'DJ', 1, '2026-12-01 12:01:21+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 51, 'act', 2, 'frozen-guest', 'H3', 1, '2026-12-01 12:01:22+00:00', '51');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 52, 'act', 1, 'robot:random', 'C8', 1, '2026-12-01 12:01:22+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 53, 'act', 2, 'frozen-guest', 'DK', 1, '2026-12-01 12:01:23+00:00', '53');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 54, 'act', 2, 'frozen-guest', 'DQ', 1, '2026-12-01 12:01:24+00:00', '54');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 55, 'act', 3, 'robot:random', 'CJ', 1, '2026-12-01 12:01:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 56, 'act', 2, 'frozen-guest', 'CA', 1, '2026-12-01 12:01:25+00:00', '56');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 57, 'act', 1, 'robot:random', 'HQ', 1, '2026-12-01 12:01:25+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 58, 'act', 2, 'frozen-guest', 'D4', 1, '2026-12-01 12:01:26+00:00', '58');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 59, 'act', 3, 'robot:random', 'CK', 1, '2026-12-01 12:01:26+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 60, 'act', 2, 'frozen-guest', 'H2', 1, '2026-12-01 12:01:27+00:00', '60');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 61, 'act', 1, 'robot:random', 'CT', 1, '2026-12-01 12:01:27+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 62, 'act', 2, 'frozen-guest', 'H7', 1, '2026-12-01 12:01:28+00:00', '62');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 63, 'act', 3, 'robot:random', 'C2', 1, '2026-12-01 12:01:28+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 64, 'act', 2, 'frozen-guest', 'SQ', 1, '2026-12-01 12:01:29+00:00', '64');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 65, 'act', 1, 'robot:random', 'H6', 1, '2026-12-01 12:01:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 66, 'reveal', NULL, NULL, '{"number": 1, "index": "44451509070248225509020881425", "nonce": "b562be5bca314712e7b211bd5d8fd1e0b66935c90653f2a0843acee027ce6991", "lines": ["cardavia-deal/1", "bridge", "1", "44451509070248225509020881425", "b562be5bca314712e7b211bd5d8fd1e0b66935c90653f2a0843acee027ce6991"]}', 1, '2026-12-01 12:01:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 0, 'setup', NULL, 'frozen-guest', '{"game": "tarot", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "random"}, {"robot": "random"}, {"person": "frozen-guest"}, {"robot": "random"}], "values": {}}', 1, '2026-12-01 12:02:29+00:00', 'tarot');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 1, 'deal', NULL, 'frozen-guest', '{"number": 1, "origin": "drawn", "commitment": "645350ae2b994bdbde7d6688c4062a82513dbaaf509f32dd67c405cfeb066c63", "setup": {"dealer": "S"}}', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 2, 'act', 1, 'robot:random', 'pass', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 3, 'act', 0, 'robot:random', 'garde_contre', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 4, 'act', 3, 'robot:random', 'pass', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 5, 'act', 2, 'frozen-guest', 'pass', 1, '2026-12-01 12:02:30+00:00', '5');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 6, 'act', 0, 'robot:random', 'chelem yes', 1, '2026-12-01 12:02:30+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 7, 'act', 0, 'robot:random', 'S2', 1, '2026-12-01 12:02:30+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 8, 'act', 3, 'robot:random', 'S6', 1, '2026-12-01 12:02:30+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 9, 'act', 2, 'frozen-guest', 'S7', 1, '2026-12-01 12:02:31+00:00', '9');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 10, 'act', 1, 'robot:random', 'SQ', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 11, 'act', 1, 'robot:random', 'S9', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 12, 'act', 0, 'robot:random', 'S4', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 13, 'act', 3, 'robot:random', 'S3', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 14, 'act', 2, 'frozen-guest', 'S8', 1, '2026-12-01 12:02:32+00:00', '14');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 15, 'act', 1, 'robot:random', 'T3', 1, '2026-12-01 12:02:32+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 16, 'act', 0, 'robot:random', 'EX', 1, '2026-12-01 12:02:32+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 17, 'act', 3, 'robot:random', 'T4', 1, '2026-12-01 12:02:32+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 18, 'act', 2, 'frozen-guest', 'T8', 1, '2026-12-01 12:02:33+00:00', '18');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 19, 'act', 2, 'frozen-guest', 'BR', 1, '2026-12-01 12:02:34+00:00', '19');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 20, 'act', 1, 'robot:random', 'B1', 1, '2026-12-01 12:02:34+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 21, 'act', 0, 'robot:random', 'B6', 1, '2026-12-01 12:02:34+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 22, 'act', 3, 'robot:random', 'B7', 1, '2026-12-01 12:02:34+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 23, 'act', 2, 'frozen-guest', 'B3', 1, '2026-12-01 12:02:35+00:00', '23');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 24, 'act', 1, 'robot:random', 'B2', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 25, 'act', 0, 'robot:random', 'B8', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 26, 'act', 3, 'robot:random', 'B10', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 27, 'act', 3, 'robot:random', 'C7', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 28, 'act', 2, 'frozen-guest', 'C3', 1, '2026-12-01 12:02:36+00:00', '28');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 29, 'act', 1, 'robot:random', 'C1', 1, '2026-12-01 12:02:36+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 30, 'act', 0, 'robot:random', 'CQ', 1, '2026-12-01 12:02:36+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 31, 'act', 0, 'robot:random', 'T11', 1, '2026-12-01 12:02:36+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 32, 'act', 3, 'robot:random', 'T19', 1, '2026-12-01 12:02:36+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 33, 'act', 2, 'frozen-guest', 'T21', 1, '2026-12-01 12:02:37+00:00', '33');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 34, 'act', 1, 'robot:random', 'T7', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 35, 'act', 2, 'frozen-guest', 'D8', 1, '2026-12-01 12:02:38+00:00', '35');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 36, 'act', 1, 'robot:random', 'D7', 1, '2026-12-01 12:02:38+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 37, 'act', 0, 'robot:random', 'DV', 1, '2026-12-01 12:02:38+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 38, 'act', 3, 'robot:random', 'D2', 1, '2026-12-01 12:02:38+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 39, 'act', 0, 'robot:random', 'SR', 1, '2026-12-01 12:02:38+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 40, 'act', 3, 'robot:random', 'T5', 1, '2026-12-01 12:02:38+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 41, 'act', 2, 'frozen-guest', 'SV', 1, '2026-12-01 12:02:39+00:00', '41');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 42, 'act', 1, 'robot:random', 'S1', 1, '2026-12-01 12:02:39+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 43, 'act', 3, 'robot:random', 'CV', 1, '2026-12-01 12:02:39+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 44, 'act', 2, 'frozen-guest', 'C8', 1, '2026-12-01 12:02:40+00:00', '44');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 45, 'act', 1, 'robot:random', 'CC', 1, '2026-12-01 12:02:40+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 46, 'act', 0, 'robot:random', 'C4', 1, '2026-12-01 12:02:40+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 47, 'act', 1, 'robot:random', 'D3', 1, '2026-12-01 12:02:40+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 48, 'act', 0, 'robot:random', 'D10', 1, '2026-12-01 12:02:40+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 49, 'act', 3, 'robot:random', 'DC', 1, '2026-12-01 12:02:40+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 50, 'act', 2, 'frozen-guest', 'DR', 1, '2026-12-01 12:02:41+00:00', '50');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 51, 'act', 2, 'frozen-guest', 'T18', 1, '2026-12-01 12:02:42+00:00', '51');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 52, 'act', 1, 'robot:random', 'T15', 1, '2026-12-01 12:02:42+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 53, 'act', 0, 'robot:random', 'T16', 1, '2026-12-01 12:02:42+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 54, 'act', 3, 'robot:random', 'T20', 1, '2026-12-01 12:02:42+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 55, 'act', 3, 'robot:random', 'C6', 1, '2026-12-01 12:02:42+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 56, 'act', 2, 'frozen-guest', 'C9', 1, '2026-12-01 12:02:43+00:00', '56');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 57, 'act', 1, 'robot:random', 'C10', 1, '2026-12-01 12:02:43+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 58, 'act', 0, 'robot:random', 'T9', 1, '2026-12-01 12:02:43+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 59, 'act', 0, 'robot:random', 'BV', 1, '2026-12-01 12:02:43+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 60, 'act', 3, 'robot:random', 'T17', 1, '2026-12-01 12:02:43+00:00', NULL);
CREATE TABLE sealed (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT sealed_pkey PRIMARY KEY (table_id, seq)
);
INSERT INTO sealed (table_id, seq, text) VALUES ('EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 1, '{"index": "44451509070248225509020881425", "nonce": "b562be5bca314712e7b211bd5d8fd1e0b66935c90653f2a0843acee027ce6991"}');
INSERT INTO sealed (table_id, seq, text) VALUES ('9-dFZKDZIgc3y90MWCfnDY3qx5kLH2qz', 1, '{"index": "2902635975778491920730906025959292282000542727547", "nonce": "dda5c4107c488d79f4e5d35d738fd9ca451e1df1308b3be63e853419450bb822"}');
CREATE TABLE shares (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	CONSTRAINT shares_pkey PRIMARY KEY (token), 
	CONSTRAINT shares_deal UNIQUE (table_id, number)
);
INSERT INTO shares (token, table_id, number) VALUES ('frozen-share', 'EZEUq2sQnMKkGe6eXNCMKBscOsWkPa9-', 1);
