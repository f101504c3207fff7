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
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 0, 'setup', NULL, 'frozen-guest', '{"game": "bridge", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "quick:acol"}, {"robot": "quick:sayc"}, {"person": "frozen-guest"}, {"robot": "quick:sayc"}], "values": {}}', 1, '2026-12-01 12:01:00+00:00', 'bridge');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 1, 'deal', NULL, 'frozen-guest', '{"number": 1, "origin": "drawn", "commitment": "37262bff0147700c4fa8435701b2d6ae40dbdedb2ff2f17c66a96b015cc9e32c", "setup": {"dealer": "S", "vulnerable": "none", "scoring": "duplicate", "hand": 1, "carry": [0, 0], "partscore_bonus": 100}}', 1, '2026-12-01 12:01:00+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 2, 'act', 2, 'frozen-guest', '1S', 1, '2026-12-01 12:01:01+00:00', '2');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 3, 'act', 3, 'robot:quick:sayc', 'P', 1, '2026-12-01 12:01:01+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 4, 'act', 0, 'robot:quick:acol', '2D', 1, '2026-12-01 12:01:01+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 5, 'act', 1, 'robot:quick:sayc', '2H', 1, '2026-12-01 12:01:01+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 6, 'act', 2, 'frozen-guest', '7C', 1, '2026-12-01 12:01:02+00:00', '6');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 7, 'act', 3, 'robot:quick:sayc', 'P', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 8, 'act', 0, 'robot:quick:acol', 'P', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 9, 'act', 1, 'robot:quick:sayc', 'P', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 10, 'act', 3, 'robot:quick:sayc', 'HJ', 1, '2026-12-01 12:01:02+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 11, 'act', 2, 'frozen-guest', 'H3', 1, '2026-12-01 12:01:03+00:00', '11');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 12, 'act', 1, 'robot:quick:sayc', 'HK', 1, '2026-12-01 12:01:03+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 13, 'act', 2, 'frozen-guest', 'H8', 1, '2026-12-01 12:01:04+00:00', '13');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 14, 'act', 1, 'robot:quick:sayc', 'SQ', 1, '2026-12-01 12:01:04+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 15, 'act', 2, 'frozen-guest', 'S5', 1, '2026-12-01 12:01:05+00:00', '15');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 16, 'act', 3, 'robot:quick:sayc', 'S6', 1, '2026-12-01 12:01:05+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 17, 'act', 2, 'frozen-guest', 'SJ', 1, '2026-12-01 12:01:06+00:00', '17');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 18, 'act', 1, 'robot:quick:sayc', 'HA', 1, '2026-12-01 12:01:06+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 19, 'act', 2, 'frozen-guest', 'HQ', 1, '2026-12-01 12:01:07+00:00', '19');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 20, 'act', 3, 'robot:quick:sayc', 'H7', 1, '2026-12-01 12:01:07+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 21, 'act', 2, 'frozen-guest', 'S8', 1, '2026-12-01 12:01:08+00:00', '21');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 22, 'act', 1, 'robot:quick:sayc', 'H2', 1, '2026-12-01 12:01:08+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 23, 'act', 2, 'frozen-guest', 'HT', 1, '2026-12-01 12:01:09+00:00', '23');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 24, 'act', 3, 'robot:quick:sayc', 'H4', 1, '2026-12-01 12:01:09+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 25, 'act', 2, 'frozen-guest', 'C4', 1, '2026-12-01 12:01:10+00:00', '25');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 26, 'act', 2, 'frozen-guest', 'SK', 1, '2026-12-01 12:01:11+00:00', '26');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 27, 'act', 1, 'robot:quick:sayc', 'C8', 1, '2026-12-01 12:01:11+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 28, 'act', 2, 'frozen-guest', 'S7', 1, '2026-12-01 12:01:12+00:00', '28');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 29, 'act', 3, 'robot:quick:sayc', 'S3', 1, '2026-12-01 12:01:12+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 30, 'act', 1, 'robot:quick:sayc', 'H5', 1, '2026-12-01 12:01:12+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 31, 'act', 2, 'frozen-guest', 'S4', 1, '2026-12-01 12:01:13+00:00', '31');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 32, 'act', 3, 'robot:quick:sayc', 'S9', 1, '2026-12-01 12:01:13+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 33, 'act', 2, 'frozen-guest', 'C9', 1, '2026-12-01 12:01:14+00:00', '33');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 34, 'act', 2, 'frozen-guest', 'D7', 1, '2026-12-01 12:01:15+00:00', '34');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 35, 'act', 1, 'robot:quick:sayc', 'DK', 1, '2026-12-01 12:01:15+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 36, 'act', 2, 'frozen-guest', 'DQ', 1, '2026-12-01 12:01:16+00:00', '36');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 37, 'act', 3, 'robot:quick:sayc', 'D8', 1, '2026-12-01 12:01:16+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 38, 'act', 1, 'robot:quick:sayc', 'H6', 1, '2026-12-01 12:01:16+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 39, 'act', 2, 'frozen-guest', 'C6', 1, '2026-12-01 12:01:17+00:00', '39');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 40, 'act', 3, 'robot:quick:sayc', 'DJ', 1, '2026-12-01 12:01:17+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 41, 'act', 2, 'frozen-guest', 'SA', 1, '2026-12-01 12:01:18+00:00', '41');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 42, 'act', 2, 'frozen-guest', 'ST', 1, '2026-12-01 12:01:19+00:00', '42');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 43, 'act', 3, 'robot:quick:sayc', 'C2', 1, '2026-12-01 12:01:19+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 44, 'act', 2, 'frozen-guest', 'S2', 1, '2026-12-01 12:01:20+00:00', '44');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 45, 'act', 1, 'robot:quick:sayc', 'D2', 1, '2026-12-01 12:01:20+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 46, 'act', 3, 'robot:quick:sayc', 'C3', 1, '2026-12-01 12:01:20+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 47, 'act', 2, 'frozen-guest', 'CA', 1, '2026-12-01 12:01:21+00:00', '47');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 48, 'act', 1, 'robot:quick:sayc', 'CQ', 1, '2026-12-01 12:01:21+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 49, 'act', 2, 'frozen-guest', 'CJ', 1, '2026-12-01 12:01:22+00:00', '49');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 50, 'act', 2, 'frozen-guest', 'DA', 1, '2026-12-01 12:01:23+00:00', '50');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 51, 'act', 1, 'robot:quick:sayc', 'D9', 1, '2026-12-01 12:01:23+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 52, 'act', 2, 'frozen-guest', 'D3', 1, '2026-12-01 12:01:24+00:00', '52');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 53, 'act', 3, 'robot:quick:sayc', 'C7', 1, '2026-12-01 12:01:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 54, 'act', 3, 'robot:quick:sayc', 'claim 2', 1, '2026-12-01 12:01:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 55, 'reveal', NULL, NULL, '{"number": 1, "index": "51067021000982203733294823139", "nonce": "51070121cb15a64043646a70bf2b2fe289da4712e8f9b9b5f3852ae4fb3ab7b1", "lines": ["cardavia-deal/1", "bridge", "1", "51067021000982203733294823139", "51070121cb15a64043646a70bf2b2fe289da4712e8f9b9b5f3852ae4fb3ab7b1"]}', 1, '2026-12-01 12:01:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 0, 'setup', NULL, 'frozen-guest', '{"game": "tarot", "match": "single", "owner": "frozen-guest", "pace": "none", "seats": [{"robot": "random"}, {"robot": "random"}, {"person": "frozen-guest"}, {"robot": "random"}], "values": {}}', 1, '2026-12-01 12:02:24+00:00', 'tarot');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 1, 'deal', NULL, 'frozen-guest', '{"number": 1, "origin": "drawn", "commitment": "c1771066a1447c3d0ed199bc897a5cd682749eae684fb7b5142267300087638f", "setup": {"dealer": "S"}}', 1, '2026-12-01 12:02:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 2, 'act', 1, 'robot:random', 'garde_contre', 1, '2026-12-01 12:02:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 3, 'act', 0, 'robot:random', 'pass', 1, '2026-12-01 12:02:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 4, 'act', 3, 'robot:random', 'pass', 1, '2026-12-01 12:02:24+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 5, 'act', 2, 'frozen-guest', 'pass', 1, '2026-12-01 12:02:25+00:00', '5');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 6, 'act', 1, 'robot:random', 'chelem yes', 1, '2026-12-01 12:02:25+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 7, 'act', 1, 'robot:random', 'CR', 1, '2026-12-01 12:02:25+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 8, 'act', 0, 'robot:random', 'C8', 1, '2026-12-01 12:02:25+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 9, 'act', 3, 'robot:random', 'C9', 1, '2026-12-01 12:02:25+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 10, 'act', 2, 'frozen-guest', 'C5', 1, '2026-12-01 12:02:26+00:00', '10');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 11, 'act', 1, 'robot:random', 'D7', 1, '2026-12-01 12:02:26+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 12, 'act', 0, 'robot:random', 'DV', 1, '2026-12-01 12:02:26+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 13, 'act', 3, 'robot:random', 'D6', 1, '2026-12-01 12:02:26+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 14, 'act', 2, 'frozen-guest', 'D1', 1, '2026-12-01 12:02:27+00:00', '14');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 15, 'act', 0, 'robot:random', 'C4', 1, '2026-12-01 12:02:27+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 16, 'act', 3, 'robot:random', 'CQ', 1, '2026-12-01 12:02:27+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 17, 'act', 2, 'frozen-guest', 'T8', 1, '2026-12-01 12:02:28+00:00', '17');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 18, 'act', 1, 'robot:random', 'C1', 1, '2026-12-01 12:02:28+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 19, 'act', 2, 'frozen-guest', 'B5', 1, '2026-12-01 12:02:29+00:00', '19');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 20, 'act', 1, 'robot:random', 'B7', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 21, 'act', 0, 'robot:random', 'B9', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 22, 'act', 3, 'robot:random', 'B3', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 23, 'act', 0, 'robot:random', 'D3', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 24, 'act', 3, 'robot:random', 'DR', 1, '2026-12-01 12:02:29+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 25, 'act', 2, 'frozen-guest', 'D2', 1, '2026-12-01 12:02:30+00:00', '25');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 26, 'act', 1, 'robot:random', 'DC', 1, '2026-12-01 12:02:30+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 27, 'act', 3, 'robot:random', 'BR', 1, '2026-12-01 12:02:30+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 28, 'act', 2, 'frozen-guest', 'B1', 1, '2026-12-01 12:02:31+00:00', '28');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 29, 'act', 1, 'robot:random', 'EX', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 30, 'act', 0, 'robot:random', 'BV', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 31, 'act', 3, 'robot:random', 'SR', 1, '2026-12-01 12:02:31+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 32, 'act', 2, 'frozen-guest', 'S1', 1, '2026-12-01 12:02:32+00:00', '32');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 33, 'act', 1, 'robot:random', 'S4', 1, '2026-12-01 12:02:32+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 34, 'act', 0, 'robot:random', 'S7', 1, '2026-12-01 12:02:32+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 35, 'act', 3, 'robot:random', 'SC', 1, '2026-12-01 12:02:32+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 36, 'act', 2, 'frozen-guest', 'S3', 1, '2026-12-01 12:02:33+00:00', '36');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 37, 'act', 1, 'robot:random', 'T19', 1, '2026-12-01 12:02:33+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 38, 'act', 0, 'robot:random', 'SV', 1, '2026-12-01 12:02:33+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 39, 'act', 1, 'robot:random', 'C6', 1, '2026-12-01 12:02:33+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 40, 'act', 0, 'robot:random', 'C7', 1, '2026-12-01 12:02:33+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 41, 'act', 3, 'robot:random', 'T3', 1, '2026-12-01 12:02:33+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 42, 'act', 2, 'frozen-guest', 'T12', 1, '2026-12-01 12:02:34+00:00', '42');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 43, 'act', 2, 'frozen-guest', 'B4', 1, '2026-12-01 12:02:35+00:00', '43');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 44, 'act', 1, 'robot:random', 'B6', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 45, 'act', 0, 'robot:random', 'T13', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 46, 'act', 3, 'robot:random', 'B8', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 47, 'act', 0, 'robot:random', 'CV', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 48, 'act', 3, 'robot:random', 'T5', 1, '2026-12-01 12:02:35+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 49, 'act', 2, 'frozen-guest', 'T6', 1, '2026-12-01 12:02:36+00:00', '49');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 50, 'act', 1, 'robot:random', 'C3', 1, '2026-12-01 12:02:36+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 51, 'act', 2, 'frozen-guest', 'T16', 1, '2026-12-01 12:02:37+00:00', '51');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 52, 'act', 1, 'robot:random', 'T20', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 53, 'act', 0, 'robot:random', 'T17', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 54, 'act', 3, 'robot:random', 'T7', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 55, 'act', 1, 'robot:random', 'C10', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 56, 'act', 0, 'robot:random', 'T11', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 57, 'act', 3, 'robot:random', 'T18', 1, '2026-12-01 12:02:37+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 58, 'act', 2, 'frozen-guest', 'T21', 1, '2026-12-01 12:02:38+00:00', '58');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 59, 'act', 2, 'frozen-guest', 'D4', 1, '2026-12-01 12:02:39+00:00', '59');
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 60, 'act', 1, 'robot:random', 'D8', 1, '2026-12-01 12:02:39+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 61, 'act', 0, 'robot:random', 'D5', 1, '2026-12-01 12:02:39+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 62, 'act', 3, 'robot:random', 'D10', 1, '2026-12-01 12:02:39+00:00', NULL);
INSERT INTO rows (table_id, seq, kind, seat, actor, text, version, time, request_key) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 63, 'act', 3, 'robot:random', 'B2', 1, '2026-12-01 12:02:39+00:00', NULL);
CREATE TABLE sealed (
	table_id VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT sealed_pkey PRIMARY KEY (table_id, seq)
);
INSERT INTO sealed (table_id, seq, text) VALUES ('EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 1, '{"index": "51067021000982203733294823139", "nonce": "51070121cb15a64043646a70bf2b2fe289da4712e8f9b9b5f3852ae4fb3ab7b1"}');
INSERT INTO sealed (table_id, seq, text) VALUES ('6yfqXKYEr37hJ3QV6ZYDB49cdorlSxbP', 1, '{"index": "4196481091878156670691577450849790621885616526011", "nonce": "af41341771f86e50c8db6e185fc5bbfd869cbcb5c5715167a67dfc463f2e6e42"}');
CREATE TABLE shares (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	CONSTRAINT shares_pkey PRIMARY KEY (token), 
	CONSTRAINT shares_deal UNIQUE (table_id, number)
);
INSERT INTO shares (token, table_id, number) VALUES ('frozen-share', 'EfQKyfu0Id6YrIwjqWmxlDWFeEszkyvj', 1);
