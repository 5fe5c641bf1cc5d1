BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
CREATE TABLE carries (
	token VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	stays BOOLEAN NOT NULL, 
	until BIGINT NOT NULL, 
	taken VARCHAR(64), 
	PRIMARY KEY (token)
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, message JSON, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('EzaZyXS3dditbnmx',1,0,'Ann','Hm.',1796037907264,NULL);
INSERT INTO "chat" VALUES('EzaZyXS3dditbnmx',2,0,'Ann','Hm.',1796037907488,NULL);
INSERT INTO "chat" VALUES('EzaZyXS3dditbnmx',3,0,'Ann','Hm.',1796037908604,NULL);
INSERT INTO "chat" VALUES('EzaZyXS3dditbnmx',4,0,'Ann','Hm.',1796037908952,NULL);
INSERT INTO "chat" VALUES('NW2_Zfs-r34MAJS5',1,0,'Ann','Hm.',1796037909892,NULL);
INSERT INTO "chat" VALUES('NW2_Zfs-r34MAJS5',2,0,'Ann','Hm.',1796037910296,NULL);
INSERT INTO "chat" VALUES('NW2_Zfs-r34MAJS5',3,0,'Ann','Hm.',1796037910504,NULL);
CREATE TABLE companions (
	id VARCHAR(16) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (browser, person, table_id)
);
CREATE TABLE edits (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL
, device VARCHAR(64), worker VARCHAR(16));
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	form JSON NOT NULL, 
	request_id VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, request_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',1,'act',0,'{"kind": "keep_quest", "quest": "the_crocodile"}',NULL,1796037897172);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',2,'act',1,'{"kind": "keep_quest", "quest": "a_raven_and_a_writing_desk"}',NULL,1796037897202);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',3,'act',0,'{"kind": "take_card", "chair": 13, "card": "t1_04"}',NULL,1796037897218);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',4,'act',0,'{"kind": "resolve", "reward": "quest1"}',NULL,1796037897260);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',5,'act',0,'{"kind": "draw_no_quests"}',NULL,1796037897272);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',6,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037897304);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',7,'act',1,'{"kind": "take_card", "chair": 3, "card": "t1_29"}',NULL,1796037897327);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',8,'act',1,'{"kind": "resolve", "reward": "split"}',NULL,1796037897352);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',9,'act',1,'{"kind": "choose_half", "half": "bottom"}',NULL,1796037897381);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',10,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037897424);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',11,'act',0,'{"kind": "take_card", "chair": 7, "card": "t1_27"}',NULL,1796037897466);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',12,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037897493);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',13,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037897511);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',14,'act',0,'{"kind": "resolve", "reward": "quest1"}',NULL,1796037897528);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',15,'act',0,'{"kind": "draw_no_quests"}',NULL,1796037897550);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',16,'act',0,'{"kind": "forge_chip", "chip": "forge"}',NULL,1796037897564);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',17,'act',0,'{"kind": "forge_on", "track": 1}',NULL,1796037897588);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',18,'act',0,'{"kind": "gain_chip", "chip": "creature_weak"}',NULL,1796037897600);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',19,'act',1,'{"kind": "take_card", "chair": 8, "card": "t1_24"}',NULL,1796037897624);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',20,'act',1,'{"kind": "resolve", "reward": "any_ally-weak"}',NULL,1796037897648);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',21,'act',1,'{"kind": "gain_chip", "chip": "rose_weak"}',NULL,1796037897665);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',22,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037897688);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',23,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037897712);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',24,'act',1,'{"kind": "draw_no_quests"}',NULL,1796037897739);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',25,'act',0,'{"kind": "visit_head"}',NULL,1796037897760);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',26,'act',0,'{"kind": "take_card", "chair": 2, "card": "t1_26"}',NULL,1796037897776);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',27,'act',0,'{"kind": "resolve", "reward": "discard_madness"}',NULL,1796037897804);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',28,'act',0,'{"kind": "keep_madness"}',NULL,1796037897828);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',29,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037897852);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',30,'act',1,'{"kind": "visit_head"}',NULL,1796037897876);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',31,'act',1,'{"kind": "give_no_shard"}',NULL,1796037897901);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',32,'act',1,'{"kind": "take_card", "chair": 12, "card": "t1_17"}',NULL,1796037897924);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',33,'act',1,'{"kind": "resolve", "reward": "units-4"}',NULL,1796037897940);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',34,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037897958);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',35,'act',0,'{"kind": "take_card", "chair": 1, "card": "t1_01"}',NULL,1796037897981);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',36,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037898008);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',37,'act',1,'{"kind": "take_card", "chair": 13, "card": "t1_23"}',NULL,1796037898049);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',38,'act',1,'{"kind": "resolve", "reward": "ability"}',NULL,1796037898084);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',39,'act',1,'{"kind": "unlock", "ability": "grin_without_a_cat"}',NULL,1796037898100);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',40,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037898112);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',41,'act',0,'{"kind": "take_card", "chair": 2, "card": "t1_09"}',NULL,1796037898144);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',42,'act',0,'{"kind": "resolve", "reward": "corrupted"}',NULL,1796037898164);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',43,'act',0,'{"kind": "leave_corrupted"}',NULL,1796037898184);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',44,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037898220);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',45,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037898240);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',46,'act',0,'{"kind": "place_no_more"}',NULL,1796037898255);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',47,'act',0,'{"kind": "gain_chip", "chip": "flamingo_weak"}',NULL,1796037898282);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',48,'act',1,'{"kind": "give_shard", "target": 0}',NULL,1796037898300);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',49,'act',1,'{"kind": "take_card", "chair": 3, "card": "t1_16"}',NULL,1796037898346);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',50,'act',1,'{"kind": "resolve", "reward": "any_ally-weak"}',NULL,1796037898373);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',51,'act',1,'{"kind": "gain_chip", "chip": "creature_weak"}',NULL,1796037898388);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',52,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037898401);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',53,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037898420);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',54,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "meadow_of_living_flowers"}',NULL,1796037898461);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',55,'act',1,'{"kind": "draw_no_quests"}',NULL,1796037898475);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',56,'act',0,'{"kind": "place_leader", "region": "red_keep"}',NULL,1796037898499);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',57,'act',1,'{"kind": "place_leader", "region": "witzend"}',NULL,1796037898528);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',58,'act',1,'{"kind": "break_shield"}',NULL,1796037898548);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',59,'act',0,'{"kind": "draw"}',NULL,1796037898574);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',60,'act',1,'{"kind": "draw"}',NULL,1796037898617);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',61,'act',0,'{"kind": "draw"}',NULL,1796037898640);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',62,'act',0,'{"kind": "no_feat"}',NULL,1796037898665);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',63,'act',0,'{"kind": "forge_chip", "chip": "flamingo_weak"}',NULL,1796037898688);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',64,'act',0,'{"kind": "forge_on", "track": 4}',NULL,1796037898742);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',65,'act',0,'{"kind": "draw"}',NULL,1796037898771);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',66,'act',1,'{"kind": "draw"}',NULL,1796037898798);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',67,'act',0,'{"kind": "accept_chip"}',NULL,1796037898872);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',68,'act',1,'{"kind": "halt"}',NULL,1796037898905);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',69,'act',1,'{"kind": "no_feat"}',NULL,1796037898930);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',70,'act',1,'{"kind": "forge_nothing"}',NULL,1796037898945);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',71,'act',0,'{"kind": "draw"}',NULL,1796037898976);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',72,'act',1,'{"kind": "draw"}',NULL,1796037899000);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',73,'act',1,'{"kind": "break_shield"}',NULL,1796037899029);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',74,'act',0,'{"kind": "halt"}',NULL,1796037899054);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',75,'act',1,'{"kind": "draw"}',NULL,1796037899093);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',76,'act',1,'{"kind": "draw"}',NULL,1796037899131);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',77,'act',0,'{"kind": "no_feat"}',NULL,1796037899160);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',78,'act',1,'{"kind": "no_feat"}',NULL,1796037899201);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',79,'act',0,'{"kind": "forge_chip", "chip": "faction_1"}',NULL,1796037899220);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',80,'act',0,'{"kind": "forge_on", "track": 1}',NULL,1796037899258);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',81,'act',0,'{"kind": "unlock", "ability": "befriend_the_populace"}',NULL,1796037899279);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',82,'act',0,'{"kind": "forge_chip", "chip": "forge"}',NULL,1796037899320);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',83,'act',0,'{"kind": "forge_on", "track": 3}',NULL,1796037899343);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',84,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037899364);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',85,'act',1,'{"kind": "forge_chip", "chip": "flamingo_strong"}',NULL,1796037899397);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',86,'act',1,'{"kind": "forge_on", "track": 4}',NULL,1796037899462);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',87,'act',0,'{"kind": "place_figure", "figure": "tweedledum_and_tweedledee", "region": "witzend"}',NULL,1796037899492);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',88,'act',0,'{"kind": "place_figure", "figure": "tweedledum_and_tweedledee", "region": "red_keep"}',NULL,1796037899509);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',89,'act',0,'{"kind": "draw"}',NULL,1796037899552);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',90,'act',1,'{"kind": "draw"}',NULL,1796037899627);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',91,'act',0,'{"kind": "accept_chip"}',NULL,1796037899828);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',92,'act',0,'{"kind": "halt"}',NULL,1796037899943);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',93,'act',1,'{"kind": "halt"}',NULL,1796037900044);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',94,'act',1,'{"kind": "no_feat"}',NULL,1796037900116);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',95,'act',0,'{"kind": "no_feat"}',NULL,1796037900161);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',96,'act',1,'{"kind": "forge_chip", "chip": "creature_weak"}',NULL,1796037900225);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',97,'act',1,'{"kind": "forge_on", "track": 4}',NULL,1796037900249);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',98,'act',1,'{"kind": "take_card", "chair": 3, "card": "t2_26"}',NULL,1796037900274);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',99,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037900339);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',100,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037900372);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',101,'act',1,'{"kind": "resolve", "reward": "castle"}',NULL,1796037900388);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',102,'act',1,'{"kind": "turn_castle", "region": "meadow_of_living_flowers"}',NULL,1796037900417);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',103,'act',0,'{"kind": "take_card", "chair": 12, "card": "t2_09"}',NULL,1796037900444);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',104,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037900464);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',105,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037900504);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',106,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "witzend"}',NULL,1796037900543);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',107,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037900566);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',108,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037900578);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',109,'act',1,'{"kind": "take_card", "chair": 8, "card": "t2_10"}',NULL,1796037900594);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',110,'act',1,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1796037900625);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',111,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037900648);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',112,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037900672);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',113,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "witzend"}',NULL,1796037900694);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',114,'act',0,'{"kind": "take_card", "chair": 11, "card": "t2_19"}',NULL,1796037900708);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',115,'act',0,'{"kind": "resolve", "reward": "ability"}',NULL,1796037900722);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',116,'act',0,'{"kind": "unlock", "ability": "everywhere_at_once"}',NULL,1796037900740);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',117,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037900767);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',118,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037900797);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',119,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1796037900817);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',120,'act',0,'{"kind": "move", "unit": "tweedledum_and_tweedledee", "from": "witzend", "region": "pool_of_tears"}',NULL,1796037900850);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',121,'act',1,'{"kind": "take_card", "chair": 13, "card": "t2_28"}',NULL,1796037900936);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',122,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037901043);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',123,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037901068);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',124,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "witzend"}',NULL,1796037901100);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',125,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "witzend"}',NULL,1796037901135);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',126,'act',1,'{"kind": "choose_half", "half": "bottom"}',NULL,1796037901146);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',127,'act',1,'{"kind": "draw_no_quests"}',NULL,1796037901170);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',128,'act',0,'{"kind": "take_card", "chair": 1, "card": "t2_13"}',NULL,1796037901212);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',129,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037901255);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',130,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037901333);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',131,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1796037901397);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',132,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037901425);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',133,'act',0,'{"kind": "choose_half", "half": "top"}',NULL,1796037901451);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',134,'act',0,'{"kind": "gain_chip", "chip": "card_soldier_strong"}',NULL,1796037901521);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',135,'act',1,'{"kind": "take_card", "chair": 10, "card": "t2_30"}',NULL,1796037901564);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',136,'act',1,'{"kind": "resolve", "reward": "split"}',NULL,1796037901606);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',137,'act',1,'{"kind": "choose_half", "half": "top"}',NULL,1796037901631);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',138,'act',1,'{"kind": "resolve", "reward": "quest2keep"}',NULL,1796037901668);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',139,'act',1,'{"kind": "draw_quests", "count": 2}',NULL,1796037901701);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',140,'act',1,'{"kind": "discard_quest", "quest": "the_caucus_race"}',NULL,1796037901740);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',141,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037901776);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',142,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "red_keep"}',NULL,1796037901866);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',143,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "red_keep"}',NULL,1796037901891);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',144,'act',0,'{"kind": "take_card", "chair": 4, "card": "t2_29"}',NULL,1796037901933);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',145,'act',0,'{"kind": "resolve", "reward": "split"}',NULL,1796037901975);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',146,'act',0,'{"kind": "choose_half", "half": "top"}',NULL,1796037902012);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',147,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037902044);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',148,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037902076);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',149,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "red_keep"}',NULL,1796037902104);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',150,'act',0,'{"kind": "place_no_more"}',NULL,1796037902144);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',151,'act',0,'{"kind": "draw_no_quests"}',NULL,1796037902166);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',152,'act',1,'{"kind": "take_card", "chair": 13, "card": "t2_17"}',NULL,1796037902210);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',153,'act',1,'{"kind": "resolve", "reward": "wonderlandian"}',NULL,1796037902265);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',154,'act',1,'{"kind": "take_wonderlandian", "card": "duchess"}',NULL,1796037902312);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',155,'act',1,'{"kind": "place_figure", "figure": "duchess", "region": "meadow_of_living_flowers"}',NULL,1796037902364);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',156,'act',1,'{"kind": "resolve", "reward": "shard_die"}',NULL,1796037902411);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',157,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037902423);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',158,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "meadow_of_living_flowers"}',NULL,1796037902504);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',159,'act',1,'{"kind": "place_no_more"}',NULL,1796037902520);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',160,'act',0,'{"kind": "take_card", "chair": 2, "card": "t2_22"}',NULL,1796037902556);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',161,'act',0,'{"kind": "resolve", "reward": "corrupted"}',NULL,1796037902590);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',162,'act',0,'{"kind": "leave_corrupted"}',NULL,1796037902609);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',163,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037902628);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',164,'act',0,'{"kind": "move", "unit": "tweedledum_and_tweedledee", "from": "red_keep", "region": "meadow_of_living_flowers"}',NULL,1796037902669);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',165,'act',0,'{"kind": "place_no_more"}',NULL,1796037902708);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',166,'act',1,'{"kind": "place_leader", "region": "meadow_of_living_flowers"}',NULL,1796037902777);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',167,'act',0,'{"kind": "place_leader", "region": "meadow_of_living_flowers"}',NULL,1796037902796);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',168,'act',0,'{"kind": "draw"}',NULL,1796037902807);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',169,'act',1,'{"kind": "halt"}',NULL,1796037902823);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',170,'act',0,'{"kind": "halt"}',NULL,1796037902857);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',171,'act',0,'{"kind": "take_vp", "count": 8}',NULL,1796037902885);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',172,'act',1,'{"kind": "no_feat"}',NULL,1796037902898);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',173,'act',0,'{"kind": "no_feat"}',NULL,1796037902921);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',174,'act',1,'{"kind": "forge_nothing"}',NULL,1796037902964);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',175,'act',0,'{"kind": "forge_chip", "chip": "creature_strong"}',NULL,1796037902979);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',176,'act',0,'{"kind": "forge_on", "track": 4}',NULL,1796037902992);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',177,'act',0,'{"kind": "halt"}',NULL,1796037903027);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',178,'act',0,'{"kind": "take_vp", "count": 8}',NULL,1796037903077);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',179,'act',0,'{"kind": "no_feat"}',NULL,1796037903108);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',180,'act',0,'{"kind": "forge_chip", "chip": "creature_weak"}',NULL,1796037903179);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',181,'act',0,'{"kind": "forge_on", "track": 2}',NULL,1796037903298);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',182,'act',0,'{"kind": "change_strength", "ability": "card_soldier_a"}',NULL,1796037903320);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',183,'act',0,'{"kind": "draw"}',NULL,1796037903359);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',184,'act',1,'{"kind": "halt"}',NULL,1796037903384);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',185,'act',1,'{"kind": "no_feat"}',NULL,1796037903411);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',186,'act',0,'{"kind": "no_feat"}',NULL,1796037903448);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',187,'act',1,'{"kind": "forge_nothing"}',NULL,1796037903470);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',188,'act',0,'{"kind": "forge_nothing"}',NULL,1796037903486);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',189,'act',0,'{"kind": "place_leader_here", "from": "meadow_of_living_flowers"}',NULL,1796037903501);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',190,'act',0,'{"kind": "draw"}',NULL,1796037903528);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',191,'act',1,'{"kind": "halt"}',NULL,1796037903565);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',192,'act',0,'{"kind": "accept_chip"}',NULL,1796037903591);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',193,'act',0,'{"kind": "halt"}',NULL,1796037903616);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',194,'act',1,'{"kind": "no_feat"}',NULL,1796037903637);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',195,'act',0,'{"kind": "no_feat"}',NULL,1796037903676);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',196,'act',1,'{"kind": "forge_chip", "chip": "forge"}',NULL,1796037903687);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',197,'act',1,'{"kind": "forge_on", "track": 2}',NULL,1796037903724);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',198,'act',1,'{"kind": "take_card", "chair": 10, "card": "t3_17"}',NULL,1796037903758);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',199,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037903790);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',200,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037903808);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',201,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "red_keep"}',NULL,1796037903837);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',202,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "red_keep"}',NULL,1796037903857);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',203,'act',1,'{"kind": "resolve", "reward": "discard_shards-2"}',NULL,1796037903898);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',204,'act',1,'{"kind": "resolve", "reward": "shard_die"}',NULL,1796037903923);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',205,'act',1,'{"kind": "resolve", "reward": "discard_madness"}',NULL,1796037903938);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',206,'act',1,'{"kind": "keep_madness"}',NULL,1796037903964);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',207,'act',1,'{"kind": "unlock", "ability": "wicked_smile"}',NULL,1796037904001);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',208,'act',0,'{"kind": "take_card", "chair": 1, "card": "t3_07"}',NULL,1796037904036);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',209,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037904059);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',210,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037904096);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',211,'act',0,'{"kind": "move", "unit": "tweedledum_and_tweedledee", "from": "pool_of_tears", "region": "witzend"}',NULL,1796037904129);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',212,'act',1,'{"kind": "take_card", "chair": 13, "card": "t3_11"}',NULL,1796037904166);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',213,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037904197);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',214,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037904221);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',215,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037904261);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',216,'act',1,'{"kind": "move", "unit": "duchess", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037904311);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',217,'act',1,'{"kind": "resolve", "reward": "any_ally-strong"}',NULL,1796037904363);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',218,'act',1,'{"kind": "gain_chip", "chip": "flamingo_strong"}',NULL,1796037904388);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',219,'act',1,'{"kind": "draw_no_quests"}',NULL,1796037904430);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',220,'act',0,'{"kind": "take_card", "chair": 6, "card": "t3_04"}',NULL,1796037904462);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',221,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037904496);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',222,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1796037904520);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',223,'act',0,'{"kind": "place_no_more"}',NULL,1796037904564);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',224,'act',1,'{"kind": "give_shard", "target": 0}',NULL,1796037904609);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',225,'act',1,'{"kind": "take_card", "chair": 1, "card": "t3_20"}',NULL,1796037904635);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',226,'act',1,'{"kind": "resolve", "reward": "corrupted"}',NULL,1796037904661);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',227,'act',1,'{"kind": "take_corrupted"}',NULL,1796037904694);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',228,'act',1,'{"kind": "give_shard", "target": 0}',NULL,1796037904732);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',229,'act',1,'{"kind": "resolve", "reward": "ability"}',NULL,1796037904753);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',230,'act',1,'{"kind": "unlock", "ability": "we_are_all_mad_here"}',NULL,1796037904796);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',231,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1796037904817);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',232,'act',1,'{"kind": "draw_no_quests"}',NULL,1796037904843);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',233,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037904874);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',234,'act',1,'{"kind": "move", "unit": "duchess", "from": "pool_of_tears", "region": "meadow_of_living_flowers"}',NULL,1796037904910);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',235,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "meadow_of_living_flowers"}',NULL,1796037904940);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',236,'act',0,'{"kind": "take_card", "chair": 4, "card": "t3_14"}',NULL,1796037904988);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',237,'act',0,'{"kind": "resolve", "reward": "units-3"}',NULL,1796037905009);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',238,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037905025);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',239,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "meadow_of_living_flowers"}',NULL,1796037905059);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',240,'act',0,'{"kind": "place_no_more"}',NULL,1796037905084);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',241,'act',0,'{"kind": "resolve", "reward": "shard_die"}',NULL,1796037905110);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',242,'act',1,'{"kind": "take_card", "chair": 12, "card": "t3_21"}',NULL,1796037905141);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',243,'act',1,'{"kind": "resolve", "reward": "units-4"}',NULL,1796037905166);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',244,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037905186);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',245,'act',1,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1796037905209);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',246,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037905225);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',247,'act',1,'{"kind": "move", "unit": "duchess", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037905264);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',248,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037905299);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',249,'act',1,'{"kind": "take_corrupted"}',NULL,1796037905320);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',250,'act',1,'{"kind": "give_no_shard"}',NULL,1796037905332);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',251,'act',1,'{"kind": "gain_chip", "chip": "flamingo_strong"}',NULL,1796037905359);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',252,'act',0,'{"kind": "take_card", "chair": 3, "card": "t3_24"}',NULL,1796037905389);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',253,'act',0,'{"kind": "resolve", "reward": "units-3"}',NULL,1796037905413);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',254,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037905440);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',255,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037905465);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',256,'act',0,'{"kind": "move", "unit": "tweedledum_and_tweedledee", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037905494);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',257,'act',0,'{"kind": "place_no_more"}',NULL,1796037905520);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',258,'act',0,'{"kind": "resolve", "reward": "castle"}',NULL,1796037905542);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',259,'act',0,'{"kind": "turn_castle", "region": "pool_of_tears"}',NULL,1796037905573);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',260,'act',1,'{"kind": "visit_head"}',NULL,1796037905600);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',261,'act',1,'{"kind": "take_card", "chair": 6, "card": "t3_02"}',NULL,1796037905628);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',262,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037905644);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',263,'act',1,'{"kind": "place_no_more"}',NULL,1796037905692);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',264,'act',0,'{"kind": "take_card", "chair": 2, "card": "t3_30"}',NULL,1796037905713);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',265,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037905740);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',266,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037905762);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',267,'act',0,'{"kind": "place_no_more"}',NULL,1796037905800);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',268,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1796037905824);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',269,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1796037905855);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',270,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1796037905894);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',271,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1796037905916);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',272,'act',0,'{"kind": "choose_half", "half": "bottom"}',NULL,1796037905952);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',273,'act',0,'{"kind": "place_castle", "region": "red_keep"}',NULL,1796037905971);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',274,'act',1,'{"kind": "place_leader", "region": "witzend"}',NULL,1796037905982);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',275,'act',0,'{"kind": "place_leader", "region": "meadow_of_living_flowers"}',NULL,1796037906012);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',276,'act',1,'{"kind": "break_shield"}',NULL,1796037906034);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',277,'act',0,'{"kind": "draw"}',NULL,1796037906076);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',278,'act',1,'{"kind": "halt"}',NULL,1796037906104);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',279,'act',1,'{"kind": "no_feat"}',NULL,1796037906141);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',280,'act',0,'{"kind": "no_feat"}',NULL,1796037906166);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',281,'act',1,'{"kind": "pass"}',NULL,1796037906176);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',282,'act',0,'{"kind": "draw"}',NULL,1796037906204);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',283,'act',1,'{"kind": "draw"}',NULL,1796037906230);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',284,'act',0,'{"kind": "accept_chip"}',NULL,1796037906260);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',285,'act',1,'{"kind": "draw"}',NULL,1796037906272);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',286,'act',1,'{"kind": "halt"}',NULL,1796037906300);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',287,'act',1,'{"kind": "no_feat"}',NULL,1796037906334);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',288,'act',0,'{"kind": "draw"}',NULL,1796037906356);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',289,'act',1,'{"kind": "draw"}',NULL,1796037906404);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',290,'act',1,'{"kind": "accept_chip"}',NULL,1796037906415);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',291,'act',0,'{"kind": "draw"}',NULL,1796037906436);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',292,'act',0,'{"kind": "change_strength", "ability": "card_soldier_a"}',NULL,1796037906452);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',293,'act',0,'{"kind": "no_feat"}',NULL,1796037906468);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',294,'act',0,'{"kind": "forge_chip", "chip": "faction_2"}',NULL,1796037906514);
INSERT INTO "events" VALUES('6xUv2akh8CEVJNFY',295,'act',0,'{"kind": "forge_on", "track": 3}',NULL,1796037906532);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',1,'act',1,'{"kind": "keep_quest", "quest": "rule_forty_two"}',NULL,1796037906623);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',2,'act',0,'{"kind": "keep_quest", "quest": "one_two_one_two"}','r163',1796037906663);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',3,'act',0,'{"kind": "take_card", "chair": 11, "card": "t1_28"}','r164',1796037906702);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',4,'act',0,'{"kind": "resolve", "reward": "split"}','r165',1796037906808);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',5,'act',0,'{"kind": "choose_half", "half": "bottom"}','r166',1796037906912);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',6,'act',0,'{"kind": "resolve", "reward": "units-2"}','r167',1796037906955);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',7,'undo',0,'{}','r168',1796037907013);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',8,'act',0,'{"kind": "resolve", "reward": "discard_madness"}','r169',1796037907052);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',9,'act',0,'{"kind": "keep_madness"}','r170',1796037907115);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',10,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r171',1796037907183);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',11,'act',1,'{"kind": "take_card", "chair": 8, "card": "t1_24"}',NULL,1796037907190);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',12,'act',1,'{"kind": "resolve", "reward": "quest2keep"}',NULL,1796037907198);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',13,'act',1,'{"kind": "draw_quests", "count": 2}',NULL,1796037907237);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',14,'act',1,'{"kind": "discard_quest", "quest": "a_pack_of_cards"}',NULL,1796037907304);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',15,'act',1,'{"kind": "resolve", "reward": "any_ally-weak"}',NULL,1796037907336);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',16,'act',1,'{"kind": "gain_chip", "chip": "flamingo_weak"}',NULL,1796037907350);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',17,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037907367);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',18,'act',0,'{"kind": "take_card", "chair": 3, "card": "t1_08"}','r173',1796037907398);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',19,'act',0,'{"kind": "resolve", "reward": "units-2"}','r174',1796037907452);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',20,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r176',1796037907521);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',21,'act',0,'{"kind": "leave_corrupted"}','r177',1796037907576);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',22,'act',1,'{"kind": "take_card", "chair": 13, "card": "t1_30"}',NULL,1796037907607);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',23,'act',1,'{"kind": "resolve", "reward": "split"}',NULL,1796037907622);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',24,'act',1,'{"kind": "choose_half", "half": "bottom"}',NULL,1796037907642);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',25,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037907662);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',26,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037907695);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',27,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037907720);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',28,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037907740);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',29,'act',0,'{"kind": "visit_head"}','r178',1796037907768);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',30,'act',0,'{"kind": "take_card", "chair": 6, "card": "t1_07"}','r179',1796037907793);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',31,'act',0,'{"kind": "resolve", "reward": "corrupted"}','r180',1796037907835);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',32,'act',0,'{"kind": "leave_corrupted"}','r181',1796037907874);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',33,'act',0,'{"kind": "choose_region", "region": "witzend"}','r182',1796037907909);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',34,'act',1,'{"kind": "take_card", "chair": 11, "card": "t1_20"}',NULL,1796037907956);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',35,'act',1,'{"kind": "resolve", "reward": "wonderlandian"}',NULL,1796037907969);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',36,'act',1,'{"kind": "take_wonderlandian", "card": "tweedledum_and_tweedledee"}',NULL,1796037907998);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',37,'act',1,'{"kind": "place_figure", "figure": "tweedledum_and_tweedledee", "region": "witzend"}',NULL,1796037908009);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',38,'act',1,'{"kind": "place_figure", "figure": "tweedledum_and_tweedledee", "region": "red_keep"}',NULL,1796037908020);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',39,'act',1,'{"kind": "gain_chip", "chip": "red_rook_weak"}',NULL,1796037908054);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',40,'act',0,'{"kind": "take_card", "chair": 2, "card": "t1_15"}','r183',1796037908087);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',41,'undo',0,'{}','r184',1796037908136);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',42,'act',0,'{"kind": "take_card", "chair": 1, "card": "t1_12"}','r185',1796037908197);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',43,'undo',0,'{}','r186',1796037908253);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',44,'act',0,'{"kind": "take_card", "chair": 1, "card": "t1_12"}','r187',1796037908292);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',45,'act',0,'{"kind": "resolve", "reward": "discard_shards-1"}','r188',1796037908333);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',46,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}','r189',1796037908403);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',47,'act',1,'{"kind": "take_card", "chair": 12, "card": "t1_13"}',NULL,1796037908415);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',48,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037908440);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',49,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1796037908468);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',50,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1796037908508);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',51,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037908536);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',52,'act',0,'{"kind": "take_card", "chair": 13, "card": "t1_05"}','r190',1796037908569);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',53,'act',0,'{"kind": "choose_region", "region": "witzend"}','r192',1796037908640);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',54,'undo',0,'{}','r193',1796037908688);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',55,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r194',1796037908725);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',56,'act',0,'{"kind": "place_no_more"}','r195',1796037908754);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',57,'act',1,'{"kind": "take_card", "chair": 7, "card": "t1_11"}',NULL,1796037908777);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',58,'act',1,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1796037908788);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',59,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1796037908816);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',60,'act',0,'{"kind": "place_leader", "region": "witzend"}','r196',1796037908848);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',61,'act',1,'{"kind": "place_leader", "region": "tulgey_woods"}',NULL,1796037908916);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',62,'act',0,'{"kind": "accept_chip"}','r198',1796037908975);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',63,'act',1,'{"kind": "draw"}',NULL,1796037909007);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',64,'act',0,'{"kind": "halt"}','r199',1796037909044);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',65,'act',1,'{"kind": "accept_chip"}',NULL,1796037909053);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',66,'act',1,'{"kind": "lose", "unit": "supporter"}',NULL,1796037909073);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',67,'act',1,'{"kind": "halt"}',NULL,1796037909086);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',68,'act',1,'{"kind": "no_feat"}',NULL,1796037909097);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',69,'act',0,'{"kind": "no_feat"}',NULL,1796037909109);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',70,'act',1,'{"kind": "forge_nothing"}',NULL,1796037909131);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',71,'act',1,'{"kind": "break_shield"}',NULL,1796037909137);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',72,'act',1,'{"kind": "halt"}',NULL,1796037909180);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',73,'act',0,'{"kind": "halt"}','r200',1796037909199);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',74,'act',1,'{"kind": "no_feat"}',NULL,1796037909209);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',75,'act',0,'{"kind": "no_feat"}',NULL,1796037909229);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',76,'act',0,'{"kind": "forge_nothing"}','r201',1796037909260);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',77,'act',1,'{"kind": "halt"}',NULL,1796037909300);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',78,'act',0,'{"kind": "draw"}','r202',1796037909325);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',79,'act',1,'{"kind": "no_feat"}',NULL,1796037909346);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',80,'act',0,'{"kind": "no_feat"}',NULL,1796037909357);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',81,'act',1,'{"kind": "forge_chip", "chip": "faction_1"}',NULL,1796037909393);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',82,'act',1,'{"kind": "forge_on", "track": 4}',NULL,1796037909406);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',83,'act',0,'{"kind": "forge_nothing"}','r204',1796037909452);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',84,'act',1,'{"kind": "take_card", "chair": 10, "card": "t2_15"}',NULL,1796037909478);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',85,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1796037909508);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',86,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1796037909528);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',87,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1796037909534);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',88,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1796037909552);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',89,'act',0,'{"kind": "take_card", "chair": 12, "card": "t2_30"}','r205',1796037909584);
INSERT INTO "events" VALUES('EzaZyXS3dditbnmx',90,'undo',0,'{}','r206',1796037909621);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',1,'act',1,'{"kind": "keep_quest", "quest": "the_caucus_race"}',NULL,1796037909677);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',2,'act',0,'{"kind": "keep_quest", "quest": "gyre_and_gimble"}','r207',1796037909712);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',3,'act',0,'{"kind": "place_poison", "chair": 13, "card": "t1_11"}','r208',1796037909750);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',4,'undo',0,'{}','r209',1796037909793);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',5,'act',0,'{"kind": "place_poison", "chair": 3, "card": "t1_19"}','r210',1796037909835);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',6,'undo',0,'{}','r212',1796037909928);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',7,'act',0,'{"kind": "place_poison", "chair": 10, "card": "t1_01"}','r213',1796037909972);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',8,'act',0,'{"kind": "take_card", "chair": 3, "card": "t1_19"}','r214',1796037910009);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',9,'act',0,'{"kind": "resolve", "reward": "shard_die"}','r215',1796037910052);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',10,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}','r216',1796037910116);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',11,'act',1,'{"kind": "take_card", "chair": 10, "card": "t1_01"}',NULL,1796037910150);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',12,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1796037910158);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',13,'act',0,'{"kind": "place_poison", "chair": 12, "card": "t1_24"}','r217',1796037910204);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',14,'act',0,'{"kind": "take_card", "chair": 7, "card": "t1_04"}','r218',1796037910250);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',15,'undo',0,'{}','r220',1796037910340);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',16,'act',0,'{"kind": "take_card", "chair": 8, "card": "t1_16"}','r221',1796037910388);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',17,'undo',0,'{}','r222',1796037910435);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',18,'act',0,'{"kind": "take_card", "chair": 7, "card": "t1_04"}','r224',1796037910534);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',19,'undo',0,'{}','r225',1796037910578);
INSERT INTO "events" VALUES('NW2_Zfs-r34MAJS5',20,'act',0,'{"kind": "take_card", "chair": 8, "card": "t1_16"}','r226',1796037910632);
CREATE TABLE kept (
	table_id VARCHAR(32) NOT NULL, 
	name VARCHAR(16) NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id, name), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','fab4a97ed67b5f53676906230339786fd05cf8e2cec2ffa9d3a7e9c630b3b69f');
INSERT INTO "keys" VALUES('call','f32780d0513b5c80ccb0fc79521bef5fb06dc4ff5cbf8d77041520cc30f06680');
INSERT INTO "keys" VALUES('daily','e8c88c2dc8909ee5d6e73876d76b68a0d94a9c4bce69aca51fa3acb39736d327');
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	worker VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id, browser, worker)
);
CREATE TABLE requests (
	table_id VARCHAR(32) NOT NULL, 
	request_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (table_id, request_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r163','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 2}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r164','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 3}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r165','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 4}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r166','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 5}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r167','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 6}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r168','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 7}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r169','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 8}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r170','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 9}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r171','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 10}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r172','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 13}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r173','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 18}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r174','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 19}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r175','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 19}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r176','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 20}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r177','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 21}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r178','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 29}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r179','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 30}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r180','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 31}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r181','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 32}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r182','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 33}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r183','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 40}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r184','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 41}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r185','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 42}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r186','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 43}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r187','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 44}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r188','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 45}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r189','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 46}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r190','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 52}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r191','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 52}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r192','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 53}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r193','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 54}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r194','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 55}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r195','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 56}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r196','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 60}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r197','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 61}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r198','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 62}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r199','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 64}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r200','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 73}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r201','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 76}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r202','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 78}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r204','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 83}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r205','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 89}');
INSERT INTO "requests" VALUES('EzaZyXS3dditbnmx','r206','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 90}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r207','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 2}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r208','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 3}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r209','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 4}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r210','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 5}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r211','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 5}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r212','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 6}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r213','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 7}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r214','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 8}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r215','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 9}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r216','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 10}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r217','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 13}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r218','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 14}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r219','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 14}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r220','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 15}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r221','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 16}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r222','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 17}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r223','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 17}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r224','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 18}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r225','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 19}');
INSERT INTO "requests" VALUES('NW2_Zfs-r34MAJS5','r226','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','{"seq": 20}');
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	side VARCHAR(80) NOT NULL, 
	players INTEGER NOT NULL, 
	company TEXT NOT NULL, 
	points INTEGER NOT NULL, 
	winners INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	bot BOOLEAN NOT NULL, 
	level VARCHAR(40), 
	name VARCHAR(80) NOT NULL, 
	token VARCHAR(64), 
	token_used BOOLEAN NOT NULL, 
	holder VARCHAR(64), recovery VARCHAR(64), stand_in VARCHAR(8), orders TEXT, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('6xUv2akh8CEVJNFY',0,1,'random','',NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6xUv2akh8CEVJNFY',1,1,'random','',NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('EzaZyXS3dditbnmx',0,0,NULL,'Ann',NULL,0,'9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','cb9accca821d9a99da6cb78fba8f9231cd3dfc2374566393294d9341dc6acc7c',NULL,NULL);
INSERT INTO "seats" VALUES('EzaZyXS3dditbnmx',1,1,'random','',NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('NW2_Zfs-r34MAJS5',0,0,NULL,'Ann',NULL,0,'9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','ec4277fec854f7e78d26bd666abbcacb8b899d8bb48752dbadf9ec051f27bf55',NULL,NULL);
INSERT INTO "seats" VALUES('NW2_Zfs-r34MAJS5',1,1,'random','',NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('OFDA7dpJZi6Jtsx8',0,0,NULL,'Ann',NULL,0,'9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be','4c49ad52ecd9612d50b4490688fa273659e490fa80e73b00420776259326097c',NULL,NULL);
INSERT INTO "seats" VALUES('OFDA7dpJZi6Jtsx8',1,0,NULL,'','47da07a809999383f044d43b8e763c3d429149526afbdacbfc0594398eb76d26',0,NULL,NULL,NULL,NULL);
CREATE TABLE served (
	at BIGINT NOT NULL, 
	lost BIGINT NOT NULL
);
INSERT INTO "served" VALUES(0,0);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('6xUv2akh8CEVJNFY',64,'{"rng": 3070188325337629047, "information": 136, "decisions": 64, "stack": [["round", 0], ["end_war", 0], ["next_battle", 2], ["draw_or_halt", 0]], "waiting": [0, 1], "commitments": [-1, -1], "areas": {"bag": [[1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0], [0, 0, 0, 1, 2, 0, 1, 0, 1, 0, 1, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 8, 7, 7, 0, 2, 10, 8, 9, 8, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0], "active_chips": [[8, 12, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [1, 1], "madness": [[0, 0, 0, 0], [26, 0, 0, 0]], "madness_size": [0, 1], "forged": [[11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[0, 0, 3, 4, 3, 0], [1, 0, 6, 3, 0, 0]], "leaders": [0, 5], "castles": [[0, 0, 0, 0, 1], [0, 0, 0, 0, 0]], "castles_left": [4, 5], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "shards": [3, 5], "vp": [[2, 0, 0], [0, 0, 0]], "unlocked": [0, 2], "leader_strength": [1, 2], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 25, 0, 0, 21, 0, 15, 3, 14, 0, 2, 19, 5, 30], "tea_deck": [0, 25, 28, 20, 14, 26, 23, 1, 18, 16, 3, 15, 2, 22, 13, 24, 8, 4, 29, 5, 17, 9, 19, 12, 6, 7, 10, 27, 21, 11], "card_owners": [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [18, 27, 15, 29, 20, 0, 16, 12, 17, 3, 23, 1, 25, 2, 28, 19, 4, 14, 22, 13, 5, 24, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [20, 1], "quests_drawn": [0, 0], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [10, 13, 14, 22, 5, 16, 8, 2, 7, 18, 17, 21, 23, 3, 11, 6, 20, 9, 19, 1, 0, 15, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [16, 1, 2], "markers": [0, 2, 3, 5, 1], "effects": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["alice", "cheshire_cat"], "ally_sets": [0, 0, 0, 0, 0], "closed": 1, "closing_quest": 8, "round": 1, "turn": 14, "active": -1, "party_first": 0, "standee": 4, "region": 0, "draw": 1, "tea_next": 19, "quest_size": 22, "wonderlandian_size": 19, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('6xUv2akh8CEVJNFY',128,'{"rng": 4190885005039125532, "information": 238, "decisions": 128, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["resolve_card", 0], ["choose_part", 0]], "waiting": [0], "commitments": [0, 0], "areas": {"bag": [[1, 1, 3, 0, 0, 0, 0, 0, 0, 1, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0], [0, 0, 1, 0, 2, 1, 1, 0, 0, 1, 2, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 7, 6, 7, 0, 1, 10, 8, 10, 6, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0], "active_chips": [[13, 10, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [8, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 26, 0, 0], [26, 26, 27, 0]], "madness_size": [0, 0], "forged": [[11, 12, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 3, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 9, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[0, 0, 2, 5, 4, 0], [0, 0, 5, 2, 3, 0]], "leaders": [6, 6], "castles": [[0, 0, 0, 1, 1], [0, 0, 2, 0, 0]], "castles_left": [3, 4], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0], "shards": [4, 5], "vp": [[8, 0, 0], [4, 0, 0]], "unlocked": [9, 2], "leader_strength": [1, 2], "shield": [1, 1], "chairs": [1, 13], "party_cards": [3, 3], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 0, 52, 0, 59, 0, 31, 48, 0, 0, 60, 0, 0, 0], "tea_deck": [42, 51, 55, 58, 30, 47, 39, 59, 48, 38, 57, 52, 56, 54, 35, 46, 53, 36, 45, 50, 41, 37, 31, 43, 33, 49, 40, 34, 32, 44], "card_owners": [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [18, 27, 15, 29, 20, 0, 16, 12, 17, 3, 23, 1, 25, 2, 28, 19, 4, 14, 22, 13, 5, 24, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [20, 1], "quests_drawn": [0, 0], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [3, 23, 22, 17, 19, 10, 21, 2, 6, 18, 0, 1, 7, 14, 13, 20, 16, 8, 0, 0, 0, 15, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [6, 16, 12], "markers": [0, 2, 3, 5, 1], "effects": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [1, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["alice", "cheshire_cat"], "ally_sets": [0, 0, 0, 0, 0], "closed": 1, "closing_quest": 8, "round": 2, "turn": 22, "active": 0, "party_first": 1, "standee": 2, "region": -1, "draw": 0, "tea_next": 11, "quest_size": 22, "wonderlandian_size": 18, "part_count": 2, "card": 42, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('6xUv2akh8CEVJNFY',192,'{"rng": 214539048136905005, "information": 271, "decisions": 192, "stack": [["round", 0], ["end_war", 0], ["next_battle", 4], ["draw_or_halt", 0]], "waiting": [0], "commitments": [-1, -1], "areas": {"bag": [[1, 1, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0], [0, 0, 1, 0, 2, 1, 2, 0, 1, 1, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0]], "exhausted": [[0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 6, 6, 7, 0, 1, 9, 8, 8, 5, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0], "active_chips": [[13, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [1, 1], "madness": [[26, 26, 0, 0], [26, 26, 27, 0]], "madness_size": [1, 0], "forged": [[11, 12, 0, 0, 9, 0, 0, 0, 11, 0, 0, 0, 3, 10, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 9, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[0, 0, 1, 7, 2, 1], [2, 0, 5, 0, 3, 0]], "leaders": [0, 2], "castles": [[0, 0, 0, 1, 2], [0, 0, 2, 0, 0]], "castles_left": [3, 4], "standee_owners": [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 2, 0, 0], "shards": [5, 3], "vp": [[34, 0, 0], [12, 0, 0]], "unlocked": [9, 2], "leader_strength": [2, 2], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[1, 4, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 54, 0, 53, 0, 0, 31, 48, 57, 0, 0, 55, 36, 0], "tea_deck": [42, 51, 55, 58, 30, 47, 39, 59, 48, 38, 57, 52, 56, 54, 35, 46, 53, 36, 45, 50, 41, 37, 31, 43, 33, 49, 40, 34, 32, 44], "card_owners": [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [15, 29, 20, 0, 16, 12, 17, 3, 23, 1, 25, 2, 28, 19, 4, 14, 22, 13, 5, 24, 530, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [20, 1], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [3, 23, 22, 17, 19, 10, 21, 2, 6, 18, 0, 1, 7, 14, 13, 20, 16, 0, 0, 0, 0, 15, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [9, 16, 12], "markers": [0, 2, 3, 5, 1], "effects": [[26792, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["alice", "cheshire_cat"], "ally_sets": [0, 0, 0, 0, 0], "closed": 1, "closing_quest": 8, "round": 2, "turn": 32, "active": -1, "party_first": 1, "standee": 2, "region": 0, "draw": 2, "tea_next": 17, "quest_size": 21, "wonderlandian_size": 17, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('6xUv2akh8CEVJNFY',256,'{"rng": 64555604788066736, "information": 333, "decisions": 256, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["resolve_card", 0], ["choose_unit", 88]], "waiting": [0], "commitments": [0, -1], "areas": {"bag": [[1, 2, 4, 1, 0, 1, 0, 2, 0, 2, 2, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0], [0, 0, 1, 3, 2, 1, 2, 0, 1, 2, 1, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 6, 5, 3, 0, 0, 9, 6, 8, 3, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0], "active_chips": [[13, 2, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 26, 0, 0], [26, 26, 27, 0]], "madness_size": [0, 0], "forged": [[11, 12, 0, 0, 9, 0, 0, 0, 11, 0, 0, 0, 3, 10, 0, 0], [0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 4, 9, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[0, 0, 1, 9, 1, 0], [4, 0, 1, 3, 2, 0]], "leaders": [6, 6], "castles": [[0, 0, 0, 1, 2], [0, 0, 2, 0, 0]], "castles_left": [3, 4], "standee_owners": [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 3, 0, 0], "shards": [9, 6], "vp": [[34, 0, 0], [12, 0, 0]], "unlocked": [9, 7], "leader_strength": [2, 3], "shield": [1, 1], "chairs": [3, 12], "party_cards": [4, 4], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 0, 90, 0, 0, 0, 0, 85, 87, 0, 70, 65, 0, 73], "tea_deck": [66, 89, 83, 73, 63, 84, 86, 76, 64, 80, 70, 79, 69, 72, 75, 68, 61, 71, 82, 81, 60, 77, 78, 67, 62, 88, 65, 85, 87, 74], "card_owners": [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 2, 1, 2, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 1, 0, 0, 2, 0, 0, 2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0], "quest_deck": [15, 29, 20, 0, 16, 12, 17, 3, 23, 1, 25, 2, 28, 19, 4, 14, 22, 13, 5, 24, 530, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [20, 1], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [3, 6, 0, 22, 16, 23, 1, 13, 18, 11, 20, 8, 15, 2, 19, 21, 7, 0, 0, 0, 0, 15, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [18, 11, 15], "markers": [0, 2, 3, 5, 1], "effects": [[26792, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [51, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["alice", "cheshire_cat"], "ally_sets": [0, 0, 0, 0, 0], "closed": 1, "closing_quest": 8, "round": 3, "turn": 40, "active": 0, "party_first": 1, "standee": 3, "region": -1, "draw": 0, "tea_next": 14, "quest_size": 21, "wonderlandian_size": 17, "part_count": 2, "card": 83, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('6xUv2akh8CEVJNFY',295,'{"rng": 2620237995291114240, "information": 370, "decisions": 295, "stack": [], "waiting": [], "commitments": [-1, -1], "areas": {"bag": [[1, 0, 3, 1, 0, 1, 0, 2, 0, 2, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 1, 0], [0, 0, 1, 4, 2, 1, 2, 0, 2, 2, 1, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 1, 0]], "exhausted": [[0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 6, 5, 2, 0, 0, 9, 6, 7, 3, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0], "active_chips": [[1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 26, 0, 0], [26, 26, 26, 26]], "madness_size": [1, 0], "forged": [[11, 12, 0, 0, 9, 0, 0, 0, 11, 13, 0, 0, 3, 10, 0, 0], [0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 4, 9, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[0, 0, 0, 11, 0, 1], [4, 0, 0, 3, 0, 3]], "leaders": [2, 5], "castles": [[1, 0, 1, 2, 2], [0, 0, 2, 0, 0]], "castles_left": [1, 4], "standee_owners": [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 3, 0, 0, 0, 5, 3, 0, 0], "shards": [6, 7], "vp": [[56, 0, 0], [12, 0, 0]], "unlocked": [9, 7], "leader_strength": [2, 3], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 76, 0, 0, 69, 0, 0, 85, 87, 0, 70, 65, 72, 73], "tea_deck": [66, 89, 83, 73, 63, 84, 86, 76, 64, 80, 70, 79, 69, 72, 75, 68, 61, 71, 82, 81, 60, 77, 78, 67, 62, 88, 65, 85, 87, 74], "card_owners": [1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 2, 1, 2, 0, 2, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 1, 0, 0, 2, 0, 0, 2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 1], "quest_deck": [15, 29, 20, 0, 16, 12, 17, 3, 23, 1, 25, 2, 28, 19, 4, 14, 22, 13, 5, 24, 530, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [20, 1], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [3, 6, 0, 22, 16, 23, 1, 13, 18, 11, 20, 8, 15, 2, 19, 21, 7, 0, 0, 0, 0, 15, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [18, 11, 15], "markers": [0, 2, 3, 5, 1], "effects": [[2048, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53473, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["alice", "cheshire_cat"], "ally_sets": [0, 0, 0, 0, 0], "closed": 1, "closing_quest": 8, "round": 3, "turn": 48, "active": -1, "party_first": 1, "standee": 3, "region": -1, "draw": 0, "tea_next": 18, "quest_size": 21, "wonderlandian_size": 17, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('EzaZyXS3dditbnmx',64,'{"rng": 1406846449850291470, "information": 129, "decisions": 56, "stack": [["round", 0], ["end_war", 0], ["next_battle", 1], ["end_check", 0], ["place_chips", 0], ["after_strength", 0], ["add_strength", 0], ["others_effects", 0], ["after_busts", 0], ["own_effects", 0], ["shield", 209]], "waiting": [1], "commitments": [-1, -1], "areas": {"bag": [[0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 3, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0], [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 4, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 8, 9, 8, 1, 2, 9, 8, 9, 8, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0], "active_chips": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 1], "madness": [[26, 0, 0, 0], [0, 0, 0, 0]], "madness_size": [1, 0], "forged": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[4, 3, 0, 0, 2, 1], [2, 2, 0, 0, 2, 4]], "leaders": [4, 1], "castles": [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], "castles_left": [5, 5], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0], "shards": [2, 3], "vp": [[0, 0, 0], [0, 0, 0]], "unlocked": [0, 0], "leader_strength": [1, 2], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], [1, 2, 27, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 3, 15, 1, 2, 0, 10, 0, 16, 0, 27, 14, 19, 0], "tea_deck": [11, 14, 7, 1, 6, 10, 23, 26, 27, 12, 29, 0, 15, 19, 4, 2, 9, 13, 18, 25, 20, 24, 17, 16, 28, 5, 8, 3, 22, 21], "card_owners": [0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [5, 13, 16, 29, 12, 14, 25, 6, 28, 0, 26, 11, 27, 10, 17, 1, 7, 9, 15, 24, 516, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 2, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [12, 25], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [19, 3, 0, 5, 13, 11, 22, 14, 2, 23, 21, 8, 7, 15, 1, 16, 18, 10, 0, 6, 17, 9, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [21, 18, 7], "markers": [3, 4, 1, 0, 5], "effects": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["alice", "red_queen"], "ally_sets": [0, 0, 0, 0, 0], "closed": 3, "closing_quest": 19, "round": 1, "turn": 13, "active": -1, "party_first": 0, "standee": 0, "region": 0, "draw": 2, "tea_next": 19, "quest_size": 21, "wonderlandian_size": 18, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
CREATE TABLE subscriptions (
	digest VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	endpoint TEXT NOT NULL, 
	public VARCHAR(100) NOT NULL, 
	secret VARCHAR(40) NOT NULL, 
	language VARCHAR(40) NOT NULL, 
	calls JSON NOT NULL, 
	renewed BIGINT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	version INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	aids JSON NOT NULL, 
	public BOOLEAN NOT NULL, 
	seed VARCHAR(80), 
	secret VARCHAR(64) NOT NULL, 
	rematch VARCHAR(32), 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	waiting JSON NOT NULL, 
	over BOOLEAN NOT NULL, data JSON, chance VARCHAR(16) DEFAULT 'seeded' NOT NULL, host VARCHAR(64), talk BOOLEAN DEFAULT 1 NOT NULL, "left" JSON DEFAULT '[]' NOT NULL, lesson VARCHAR(40), clock JSON, times JSON, due BIGINT, daily VARCHAR(10), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6xUv2akh8CEVJNFY','wonderlands_war',4,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'944d181fad4d82c17f4596cabb19c62584c00424d576584479703fa9fdce0324',NULL,1796037897081,1796037906532,295,48,'[]',1,NULL,'keyed','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be',1,'[]',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('EzaZyXS3dditbnmx','wonderlands_war',4,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'5636caa967df73ff23b0b16d7c8a26f81682dccc1ecea36a584aafbd1349fd08',NULL,1796037906557,1796037909621,90,17,'[0]',0,NULL,'keyed','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be',1,'[]',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('NW2_Zfs-r34MAJS5','wonderlands_war',4,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'6189025578748ffcdac51b7538db36da3b74c30de1fa829333544d6442588b68',NULL,1796037909657,1796037910632,20,3,'[0]',0,NULL,'keyed','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be',1,'[]',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('OFDA7dpJZi6Jtsx8','wonderlands_war',4,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'36ab4a6db70a12f15ad7886b9d25fc07f5c35675f7521a6cb35706d38e3855b2',NULL,1796037910645,1796037910645,0,1,'[0, 1]',0,NULL,'keyed','9cad6fbc8424651e9e5307c9575917e280cfdb64b6454234230a0e07b9d842be',1,'[]',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE tries (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (day, game, person)
);
CREATE TABLE uncounted (
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX companions_person ON companions (person);
CREATE UNIQUE INDEX carries_browser ON carries (browser);
CREATE INDEX subscriptions_browser ON subscriptions (browser);
CREATE INDEX companions_table ON companions (table_id);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_daily ON tables (daily, game);
CREATE INDEX results_person ON results (person);
CREATE INDEX tries_person ON tries (person);
DELETE FROM "sqlite_sequence";
COMMIT;
