BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('CNjqsm4z4N6_WHi5',1,0,'Ann','Hm.',1795906237133);
INSERT INTO "chat" VALUES('CNjqsm4z4N6_WHi5',2,0,'Ann','Hm.',1795906237352);
INSERT INTO "chat" VALUES('CNjqsm4z4N6_WHi5',3,0,'Ann','Hm.',1795906239117);
INSERT INTO "chat" VALUES('CNjqsm4z4N6_WHi5',4,0,'Ann','Hm.',1795906239545);
INSERT INTO "chat" VALUES('CNjqsm4z4N6_WHi5',5,0,'Ann','Hm.',1795906240761);
INSERT INTO "chat" VALUES('CNjqsm4z4N6_WHi5',6,0,'Ann','Hm.',1795906241739);
INSERT INTO "chat" VALUES('mDp77luV25wtAem-',1,0,'Ann','Hm.',1795906242537);
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
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',1,'act',0,'{"kind": "keep_quest", "quest": "uffish_thought"}',NULL,1795906223748);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',2,'act',1,'{"kind": "keep_quest", "quest": "the_caucus_race"}',NULL,1795906223806);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',3,'act',0,'{"kind": "take_card", "chair": 3, "card": "t1_03"}',NULL,1795906223872);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',4,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906223957);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',5,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906224077);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',6,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906224296);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',7,'act',1,'{"kind": "place_poison", "chair": 11, "card": "t1_29"}',NULL,1795906224317);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',8,'act',1,'{"kind": "take_card", "chair": 2, "card": "t1_20"}',NULL,1795906224328);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',9,'act',1,'{"kind": "resolve", "reward": "wonderlandian"}',NULL,1795906224351);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',10,'act',1,'{"kind": "take_wonderlandian", "card": "humptys_gloves"}',NULL,1795906224371);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',11,'act',1,'{"kind": "gain_chip", "chip": "red_rook_weak"}',NULL,1795906224390);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',12,'act',0,'{"kind": "take_card", "chair": 8, "card": "t1_09"}',NULL,1795906224438);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',13,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1795906224494);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',14,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906224545);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',15,'act',0,'{"kind": "leave_corrupted"}',NULL,1795906224602);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',16,'act',1,'{"kind": "take_card", "chair": 13, "card": "t1_27"}',NULL,1795906224642);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',17,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906224694);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',18,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795906224741);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',19,'act',1,'{"kind": "resolve", "reward": "forge_a_chip"}',NULL,1795906224788);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',20,'act',1,'{"kind": "forge_chip", "chip": "humptys_gloves"}',NULL,1795906224837);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',21,'act',1,'{"kind": "forge_on", "track": 3}',NULL,1795906224882);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',22,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795906224924);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',23,'act',0,'{"kind": "take_card", "chair": 10, "card": "t1_28"}',NULL,1795906224977);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',24,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1795906225016);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',25,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906225060);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',26,'act',0,'{"kind": "choose_half", "half": "bottom"}',NULL,1795906225102);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',27,'act',0,'{"kind": "keep_madness"}',NULL,1795906225149);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',28,'act',1,'{"kind": "take_card", "chair": 12, "card": "t1_16"}',NULL,1795906225193);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',29,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795906225253);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',30,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906225321);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',31,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906225373);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',32,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795906225421);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',33,'act',1,'{"kind": "resolve", "reward": "any_ally-weak"}',NULL,1795906225457);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',34,'act',1,'{"kind": "gain_chip", "chip": "flamingo_weak"}',NULL,1795906225540);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',35,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795906225582);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',36,'act',0,'{"kind": "visit_head"}',NULL,1795906225627);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',37,'act',0,'{"kind": "take_card", "chair": 11, "card": "t1_29"}',NULL,1795906225686);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',38,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906225724);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',39,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795906225734);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',40,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906225750);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',41,'act',0,'{"kind": "choose_half", "half": "top"}',NULL,1795906225758);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',42,'act',0,'{"kind": "unlock", "ability": "off_with_their_heads"}',NULL,1795906225770);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',43,'act',1,'{"kind": "place_poison", "chair": 2, "card": "t1_12"}',NULL,1795906225782);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',44,'act',1,'{"kind": "visit_head"}',NULL,1795906225794);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',45,'act',1,'{"kind": "take_card", "chair": 13, "card": "t1_14"}',NULL,1795906225803);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',46,'act',1,'{"kind": "resolve", "reward": "split"}',NULL,1795906225814);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',47,'act',1,'{"kind": "choose_half", "half": "bottom"}',NULL,1795906225823);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',48,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906225831);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',49,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_04"}',NULL,1795906225842);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',50,'act',0,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906225851);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',51,'act',0,'{"kind": "draw_no_quests"}',NULL,1795906225894);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',52,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906225932);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',53,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906225989);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',54,'act',1,'{"kind": "take_card", "chair": 4, "card": "t1_05"}',NULL,1795906226037);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',55,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795906226077);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',56,'act',0,'{"kind": "place_leader", "region": "pool_of_tears"}',NULL,1795906226133);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',57,'act',1,'{"kind": "place_leader", "region": "pool_of_tears"}',NULL,1795906226193);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',58,'act',0,'{"kind": "draw"}',NULL,1795906226250);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',59,'act',1,'{"kind": "draw"}',NULL,1795906226297);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',60,'act',0,'{"kind": "break_shield"}',NULL,1795906226361);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',61,'act',1,'{"kind": "break_shield"}',NULL,1795906226414);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',62,'act',0,'{"kind": "draw"}',NULL,1795906226467);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',63,'act',1,'{"kind": "halt"}',NULL,1795906226539);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',64,'act',1,'{"kind": "no_feat"}',NULL,1795906226592);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',65,'act',0,'{"kind": "no_feat"}',NULL,1795906226654);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',66,'act',1,'{"kind": "forge_chip", "chip": "forge"}',NULL,1795906226706);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',67,'act',1,'{"kind": "forge_on", "track": 1}',NULL,1795906226755);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',68,'act',1,'{"kind": "unlock", "ability": "borogoves"}',NULL,1795906226809);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',69,'act',0,'{"kind": "forge_nothing"}',NULL,1795906226870);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',70,'act',1,'{"kind": "draw"}',NULL,1795906226919);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',71,'act',1,'{"kind": "draw"}',NULL,1795906226983);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',72,'act',1,'{"kind": "no_feat"}',NULL,1795906227050);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',73,'act',0,'{"kind": "halt"}',NULL,1795906227101);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',74,'act',0,'{"kind": "no_feat"}',NULL,1795906227165);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',75,'act',0,'{"kind": "forge_nothing"}',NULL,1795906227230);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',76,'act',0,'{"kind": "break_shield"}',NULL,1795906227301);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',77,'act',0,'{"kind": "draw"}',NULL,1795906227345);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',78,'act',1,'{"kind": "draw"}',NULL,1795906227445);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',79,'act',0,'{"kind": "draw"}',NULL,1795906227522);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',80,'act',1,'{"kind": "draw"}',NULL,1795906227597);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',81,'act',1,'{"kind": "break_shield"}',NULL,1795906227617);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',82,'act',1,'{"kind": "no_feat"}',NULL,1795906227626);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',83,'act',1,'{"kind": "forge_chip", "chip": "artifact"}',NULL,1795906227639);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',84,'act',1,'{"kind": "forge_on", "track": 3}',NULL,1795906227661);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',85,'act',0,'{"kind": "take_card", "chair": 13, "card": "t2_21"}',NULL,1795906227689);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',86,'act',0,'{"kind": "resolve", "reward": "units-3"}',NULL,1795906227756);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',87,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906227793);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',88,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906227817);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',89,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906227889);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',90,'act',0,'{"kind": "take_corrupted"}',NULL,1795906227932);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',91,'act',0,'{"kind": "unlock", "ability": "royal_temper"}',NULL,1795906228022);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',92,'act',1,'{"kind": "place_poison", "chair": 7, "card": "t2_17"}',NULL,1795906228072);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',93,'act',1,'{"kind": "take_card", "chair": 10, "card": "t2_23"}',NULL,1795906228199);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',94,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906228228);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',95,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906228333);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',96,'act',1,'{"kind": "leave_corrupted"}',NULL,1795906228498);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',97,'act',0,'{"kind": "take_card", "chair": 13, "card": "t2_22"}',NULL,1795906228594);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',98,'act',0,'{"kind": "resolve", "reward": "corrupted"}',NULL,1795906228640);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',99,'act',0,'{"kind": "take_corrupted"}',NULL,1795906228669);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',100,'act',0,'{"kind": "resolve", "reward": "wonderlandian"}',NULL,1795906228705);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',101,'act',0,'{"kind": "take_wonderlandian", "card": "tweedledum_and_tweedledee"}',NULL,1795906228735);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',102,'act',0,'{"kind": "place_figure", "figure": "tweedledum_and_tweedledee", "region": "pool_of_tears"}',NULL,1795906228761);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',103,'act',0,'{"kind": "place_figure", "figure": "tweedledum_and_tweedledee", "region": "witzend"}',NULL,1795906228793);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',104,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795906228813);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',105,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906228857);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',106,'act',1,'{"kind": "take_card", "chair": 11, "card": "t2_04"}',NULL,1795906228878);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',107,'act',1,'{"kind": "use_it"}',NULL,1795906228920);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',108,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795906228964);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',109,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906228994);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',110,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906229027);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',111,'act',0,'{"kind": "take_card", "chair": 6, "card": "t2_06"}',NULL,1795906229053);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',112,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906229079);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',113,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906229106);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',114,'act',0,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "witzend"}',NULL,1795906229129);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',115,'act',1,'{"kind": "visit_head"}',NULL,1795906229232);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',116,'act',1,'{"kind": "take_card", "chair": 12, "card": "t2_10"}',NULL,1795906229280);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',117,'act',1,'{"kind": "use_it"}',NULL,1795906229320);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',118,'act',1,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795906229367);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',119,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906229401);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',120,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795906229411);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',121,'act',1,'{"kind": "place_no_more"}',NULL,1795906229432);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',122,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906229469);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',123,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "witzend"}',NULL,1795906229502);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',124,'act',0,'{"kind": "take_card", "chair": 8, "card": "t2_07"}',NULL,1795906229580);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',125,'act',0,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795906229681);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',126,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906229798);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',127,'act',0,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "witzend"}',NULL,1795906229842);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',128,'act',1,'{"kind": "visit_head"}',NULL,1795906229885);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',129,'act',1,'{"kind": "take_card", "chair": 2, "card": "t2_08"}',NULL,1795906229923);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',130,'act',1,'{"kind": "resolve", "reward": "ability"}',NULL,1795906229956);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',131,'act',1,'{"kind": "unlock", "ability": "manxome_foe"}',NULL,1795906229985);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',132,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906230010);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',133,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795906230056);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',134,'act',1,'{"kind": "discard_madness"}',NULL,1795906230097);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',135,'act',0,'{"kind": "take_card", "chair": 10, "card": "t2_30"}',NULL,1795906230130);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',136,'act',0,'{"kind": "resolve", "reward": "split"}',NULL,1795906230161);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',137,'act',0,'{"kind": "choose_half", "half": "top"}',NULL,1795906230190);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',138,'act',0,'{"kind": "resolve", "reward": "quest2keep"}',NULL,1795906230226);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',139,'act',0,'{"kind": "draw_no_quests"}',NULL,1795906230266);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',140,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906230310);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',141,'act',0,'{"kind": "move", "unit": "tweedledum_and_tweedledee", "from": "witzend", "region": "pool_of_tears"}',NULL,1795906230414);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',142,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906230454);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',143,'act',0,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "witzend"}',NULL,1795906230494);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',144,'act',1,'{"kind": "take_card", "chair": 4, "card": "t2_28"}',NULL,1795906230529);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',145,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906230562);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',146,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906230595);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',147,'act',1,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "witzend"}',NULL,1795906230626);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',148,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "witzend"}',NULL,1795906230690);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',149,'act',1,'{"kind": "choose_half", "half": "top"}',NULL,1795906230732);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',150,'act',1,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795906230855);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',151,'act',1,'{"kind": "keep_madness"}',NULL,1795906230973);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',152,'act',0,'{"kind": "place_leader", "region": "witzend"}',NULL,1795906231046);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',153,'act',1,'{"kind": "place_leader", "region": "tulgey_woods"}',NULL,1795906231114);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',154,'act',1,'{"kind": "draw"}',NULL,1795906231173);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',155,'act',1,'{"kind": "no_feat"}',NULL,1795906231213);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',156,'act',0,'{"kind": "halt"}',NULL,1795906231253);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',157,'act',1,'{"kind": "halt"}',NULL,1795906231324);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',158,'act',0,'{"kind": "no_feat"}',NULL,1795906231398);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',159,'act',1,'{"kind": "no_feat"}',NULL,1795906231428);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',160,'act',0,'{"kind": "break_shield"}',NULL,1795906231711);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',161,'act',0,'{"kind": "halt"}',NULL,1795906231778);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',162,'act',1,'{"kind": "halt"}',NULL,1795906231830);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',163,'act',0,'{"kind": "no_feat"}',NULL,1795906231885);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',164,'act',1,'{"kind": "no_feat"}',NULL,1795906232009);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',165,'act',1,'{"kind": "forge_chip", "chip": "forge"}',NULL,1795906232077);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',166,'act',1,'{"kind": "forge_on", "track": 3}',NULL,1795906232153);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',167,'act',0,'{"kind": "halt"}',NULL,1795906232218);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',168,'act',0,'{"kind": "take_castle"}',NULL,1795906232257);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',169,'act',0,'{"kind": "no_feat"}',NULL,1795906232461);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',170,'act',0,'{"kind": "forge_chip", "chip": "red_rook_weak"}',NULL,1795906232586);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',171,'act',0,'{"kind": "forge_on", "track": 2}',NULL,1795906232635);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',172,'act',0,'{"kind": "visit_head"}',NULL,1795906232703);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',173,'act',0,'{"kind": "take_card", "chair": 12, "card": "t3_14"}',NULL,1795906232750);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',174,'act',0,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795906232825);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',175,'act',0,'{"kind": "resolve", "reward": "units-3"}',NULL,1795906232961);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',176,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906233032);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',177,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1795906233119);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',178,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906233175);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',179,'act',0,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1795906233226);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',180,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906233273);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',181,'act',0,'{"kind": "move", "unit": "tweedledum_and_tweedledee", "from": "pool_of_tears", "region": "red_keep"}',NULL,1795906233386);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',182,'act',1,'{"kind": "place_poison", "chair": 4, "card": "t3_25"}',NULL,1795906233481);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',183,'act',1,'{"kind": "take_card", "chair": 10, "card": "t3_02"}',NULL,1795906233572);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',184,'act',1,'{"kind": "pass"}',NULL,1795906233677);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',185,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906233741);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',186,'act',1,'{"kind": "place_no_more"}',NULL,1795906233810);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',187,'act',0,'{"kind": "visit_head"}',NULL,1795906233855);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',188,'act',0,'{"kind": "take_card", "chair": 7, "card": "t3_16"}',NULL,1795906233918);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',189,'act',0,'{"kind": "resolve", "reward": "ability"}',NULL,1795906233981);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',190,'act',0,'{"kind": "unlock", "ability": "twice_as_fast"}',NULL,1795906234066);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',191,'act',0,'{"kind": "take_wonderlandian", "card": "tweedles_rattle"}',NULL,1795906234114);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',192,'act',1,'{"kind": "take_card", "chair": 13, "card": "t3_04"}',NULL,1795906234198);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',193,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906234237);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',194,'act',1,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1795906234297);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',195,'act',1,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "pool_of_tears"}',NULL,1795906234362);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',196,'act',0,'{"kind": "take_card", "chair": 12, "card": "t3_05"}',NULL,1795906234423);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',197,'act',0,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906234493);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',198,'act',0,'{"kind": "place_no_more"}',NULL,1795906234520);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',199,'act',1,'{"kind": "take_card", "chair": 1, "card": "t3_09"}',NULL,1795906234550);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',200,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795906234570);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',201,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906234585);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',202,'act',1,'{"kind": "move", "unit": "supporter", "from": "witzend", "region": "pool_of_tears"}',NULL,1795906234603);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',203,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906234629);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',204,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906234639);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',205,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "witzend"}',NULL,1795906234663);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',206,'act',1,'{"kind": "place_no_more"}',NULL,1795906234671);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',207,'act',0,'{"kind": "take_card", "chair": 13, "card": "t3_17"}',NULL,1795906234681);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',208,'act',0,'{"kind": "resolve", "reward": "discard_shards-2"}',NULL,1795906234702);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',209,'act',0,'{"kind": "resolve", "reward": "ability"}',NULL,1795906234742);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',210,'act',0,'{"kind": "resolve", "reward": "discard_madness"}',NULL,1795906234772);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',211,'act',0,'{"kind": "discard_madness"}',NULL,1795906234811);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',212,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906234871);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',213,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795906234909);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',214,'act',0,'{"kind": "place_no_more"}',NULL,1795906234942);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',215,'act',1,'{"kind": "visit_head"}',NULL,1795906234983);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',216,'act',1,'{"kind": "take_card", "chair": 2, "card": "t3_20"}',NULL,1795906235025);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',217,'act',1,'{"kind": "resolve", "reward": "corrupted"}',NULL,1795906235069);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',218,'act',1,'{"kind": "leave_corrupted"}',NULL,1795906235113);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',219,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906235152);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',220,'act',1,'{"kind": "draw_no_quests"}',NULL,1795906235197);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',221,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906235253);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',222,'act',1,'{"kind": "place_no_more"}',NULL,1795906235330);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',223,'act',0,'{"kind": "take_card", "chair": 7, "card": "t3_15"}',NULL,1795906235408);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',224,'act',0,'{"kind": "resolve", "reward": "units-4"}',NULL,1795906235528);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',225,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906235584);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',226,'act',0,'{"kind": "place_no_more"}',NULL,1795906235624);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',227,'act',0,'{"kind": "resolve", "reward": "quest2keep"}',NULL,1795906235664);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',228,'act',0,'{"kind": "draw_no_quests"}',NULL,1795906235721);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',229,'act',0,'{"kind": "resolve", "reward": "wonderlandian"}',NULL,1795906235782);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',230,'act',0,'{"kind": "take_wonderlandian", "card": "unicorns_cake_dish"}',NULL,1795906235833);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',231,'act',1,'{"kind": "take_card", "chair": 11, "card": "t3_11"}',NULL,1795906235868);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',232,'act',1,'{"kind": "resolve", "reward": "any_ally-strong"}',NULL,1795906235875);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',233,'act',1,'{"kind": "gain_chip", "chip": "rose_strong"}',NULL,1795906235881);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',234,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906235888);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',235,'act',1,'{"kind": "draw_no_quests"}',NULL,1795906235896);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',236,'act',1,'{"kind": "choose_region", "region": "witzend"}',NULL,1795906235904);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',237,'act',1,'{"kind": "place_no_more"}',NULL,1795906235913);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',238,'act',0,'{"kind": "place_leader", "region": "pool_of_tears"}',NULL,1795906235921);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',239,'act',1,'{"kind": "place_leader", "region": "witzend"}',NULL,1795906235930);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',240,'act',0,'{"kind": "halt"}',NULL,1795906235939);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',241,'act',1,'{"kind": "draw"}',NULL,1795906235950);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',242,'act',0,'{"kind": "no_feat"}',NULL,1795906235957);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',243,'act',1,'{"kind": "no_feat"}',NULL,1795906235965);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',244,'act',0,'{"kind": "forge_nothing"}',NULL,1795906235973);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',245,'act',0,'{"kind": "halt"}',NULL,1795906235982);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',246,'act',0,'{"kind": "no_feat"}',NULL,1795906235990);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',247,'act',1,'{"kind": "halt"}',NULL,1795906236002);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',248,'act',1,'{"kind": "no_feat"}',NULL,1795906236045);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',249,'act',1,'{"kind": "forge_nothing"}',NULL,1795906236094);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',250,'act',0,'{"kind": "draw"}',NULL,1795906236148);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',251,'act',1,'{"kind": "halt"}',NULL,1795906236201);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',252,'act',1,'{"kind": "no_feat"}',NULL,1795906236241);
INSERT INTO "events" VALUES('TmLBwC-B_KvnSikZ',253,'act',0,'{"kind": "no_feat"}',NULL,1795906236292);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',1,'act',1,'{"kind": "keep_quest", "quest": "paint_the_roses"}',NULL,1795906236470);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',2,'act',0,'{"kind": "keep_quest", "quest": "looking_glass_milk"}','r176',1795906236526);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',3,'act',0,'{"kind": "place_poison", "chair": 11, "card": "t1_12"}','r177',1795906236594);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',4,'act',0,'{"kind": "take_card", "chair": 6, "card": "t1_04"}','r178',1795906236654);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',5,'act',0,'{"kind": "resolve", "reward": "quest1"}','r179',1795906236727);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',6,'act',0,'{"kind": "draw_no_quests"}','r180',1795906236777);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',7,'undo',0,'{}','r181',1795906236803);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',8,'act',0,'{"kind": "draw_quests", "count": 1}','r182',1795906236832);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',9,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r183',1795906236877);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',10,'act',1,'{"kind": "take_card", "chair": 12, "card": "t1_27"}',NULL,1795906236990);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',11,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795906237056);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',12,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795906237098);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',13,'act',1,'{"kind": "resolve", "reward": "forge_a_chip"}',NULL,1795906237161);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',14,'act',1,'{"kind": "forge_chip", "chip": "faction_1"}',NULL,1795906237210);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',15,'act',1,'{"kind": "forge_on", "track": 1}',NULL,1795906237253);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',16,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795906237303);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',17,'act',0,'{"kind": "take_card", "chair": 13, "card": "t1_09"}','r186',1795906237397);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',18,'act',0,'{"kind": "resolve", "reward": "units-1"}','r187',1795906237458);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',19,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r188',1795906237502);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',20,'act',0,'{"kind": "take_corrupted"}','r189',1795906237564);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',21,'act',0,'{"kind": "place_castle", "region": "tulgey_woods"}','r190',1795906237610);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',22,'act',1,'{"kind": "visit_head"}',NULL,1795906237664);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',23,'act',1,'{"kind": "take_card", "chair": 8, "card": "t1_19"}',NULL,1795906237716);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',24,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906237815);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',25,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795906237861);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',26,'act',0,'{"kind": "take_card", "chair": 11, "card": "t1_12"}','r191',1795906237930);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',27,'act',0,'{"kind": "resolve", "reward": "discard_shards-1"}','r192',1795906237987);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',28,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}','r193',1795906238048);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',29,'act',1,'{"kind": "my_party"}',NULL,1795906238098);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',30,'act',1,'{"kind": "take_card", "chair": 2, "card": "t1_02"}',NULL,1795906238152);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',31,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795906238199);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',32,'act',0,'{"kind": "place_poison", "chair": 13, "card": "t1_11"}','r194',1795906238259);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',33,'act',0,'{"kind": "visit_head"}','r195',1795906238327);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',34,'act',0,'{"kind": "take_card", "chair": 4, "card": "t1_06"}','r196',1795906238384);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',35,'act',0,'{"kind": "resolve", "reward": "units-2"}','r197',1795906238445);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',36,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}','r198',1795906238497);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',37,'undo',0,'{}','r199',1795906238555);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',38,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r200',1795906238608);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',39,'act',0,'{"kind": "choose_half", "half": "bottom"}','r201',1795906238668);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',40,'undo',0,'{}','r202',1795906238726);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',41,'act',0,'{"kind": "choose_half", "half": "top"}','r203',1795906238798);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',42,'act',1,'{"kind": "visit_head"}',NULL,1795906238853);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',43,'act',1,'{"kind": "take_card", "chair": 7, "card": "t1_07"}',NULL,1795906238909);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',44,'act',1,'{"kind": "resolve", "reward": "corrupted"}',NULL,1795906238958);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',45,'act',1,'{"kind": "take_corrupted"}',NULL,1795906239013);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',46,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795906239070);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',47,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795906239164);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',48,'act',1,'{"kind": "take_wonderlandian", "card": "gryphon"}',NULL,1795906239243);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',49,'act',1,'{"kind": "place_figure", "figure": "gryphon", "region": "tulgey_woods"}',NULL,1795906239298);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',50,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_30"}','r205',1795906239368);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',51,'act',0,'{"kind": "resolve", "reward": "units-1"}','r206',1795906239466);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',52,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r208',1795906239612);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',53,'act',0,'{"kind": "choose_half", "half": "top"}','r209',1795906239700);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',54,'act',0,'{"kind": "draw_quests", "count": 1}','r210',1795906239755);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',55,'act',1,'{"kind": "take_card", "chair": 13, "card": "t1_11"}',NULL,1795906239853);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',56,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795906239895);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',57,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795906239931);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',58,'act',0,'{"kind": "place_poison", "chair": 8, "card": "t1_08"}','r211',1795906239964);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',59,'act',0,'{"kind": "place_leader", "region": "tulgey_woods"}','r212',1795906240001);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',60,'act',1,'{"kind": "place_leader", "region": "red_keep"}',NULL,1795906240034);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',61,'act',1,'{"kind": "draw"}',NULL,1795906240129);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',62,'act',0,'{"kind": "draw"}','r213',1795906240199);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',63,'act',1,'{"kind": "draw"}',NULL,1795906240293);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',64,'act',0,'{"kind": "draw"}','r214',1795906240322);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',65,'act',0,'{"kind": "accept_chip"}','r215',1795906240355);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',66,'act',1,'{"kind": "halt"}',NULL,1795906240438);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',67,'act',0,'{"kind": "draw"}','r216',1795906240520);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',68,'act',1,'{"kind": "no_feat"}',NULL,1795906240585);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',69,'act',0,'{"kind": "no_feat"}','r217',1795906240636);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',70,'act',1,'{"kind": "move_out", "region": "meadow_of_living_flowers", "supporters": 0}',NULL,1795906240697);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',71,'act',1,'{"kind": "forge_nothing"}',NULL,1795906240778);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',72,'act',1,'{"kind": "break_shield"}',NULL,1795906240844);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',73,'act',1,'{"kind": "draw"}',NULL,1795906240900);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',74,'act',1,'{"kind": "halt"}',NULL,1795906240965);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',75,'act',1,'{"kind": "take_vp", "count": 6}',NULL,1795906241029);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',76,'act',1,'{"kind": "complete_feat", "quest": "paint_the_roses"}',NULL,1795906241072);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',77,'act',1,'{"kind": "pass"}',NULL,1795906241121);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',78,'act',1,'{"kind": "forge_nothing"}',NULL,1795906241169);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',79,'act',1,'{"kind": "halt"}',NULL,1795906241246);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',80,'act',1,'{"kind": "no_feat"}',NULL,1795906241347);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',81,'act',1,'{"kind": "forge_nothing"}',NULL,1795906241414);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',82,'act',0,'{"kind": "break_shield"}','r219',1795906241478);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',83,'act',1,'{"kind": "halt"}',NULL,1795906241569);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',84,'act',0,'{"kind": "draw"}','r220',1795906241650);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',85,'act',0,'{"kind": "draw"}','r222',1795906241794);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',86,'act',0,'{"kind": "draw"}','r223',1795906241858);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',87,'act',0,'{"kind": "halt"}','r224',1795906241941);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',88,'act',0,'{"kind": "no_feat"}','r225',1795906241993);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',89,'act',1,'{"kind": "no_feat"}',NULL,1795906242034);
INSERT INTO "events" VALUES('CNjqsm4z4N6_WHi5',90,'act',0,'{"kind": "forge_chip", "chip": "forge"}','r226',1795906242068);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',1,'act',1,'{"kind": "keep_quest", "quest": "a_pack_of_cards"}',NULL,1795906242229);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',2,'act',0,'{"kind": "keep_quest", "quest": "wet_and_dry"}','r227',1795906242307);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',3,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_10"}','r228',1795906242361);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',4,'undo',0,'{}','r229',1795906242429);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',5,'act',0,'{"kind": "take_card", "chair": 2, "card": "t1_20"}','r230',1795906242473);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',6,'undo',0,'{}','r232',1795906242582);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',7,'act',0,'{"kind": "take_card", "chair": 8, "card": "t1_16"}','r233',1795906242632);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',8,'act',0,'{"kind": "resolve", "reward": "units-1"}','r234',1795906242681);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',9,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}','r235',1795906242732);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',10,'undo',0,'{}','r236',1795906242793);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',11,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}','r237',1795906242881);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',12,'act',0,'{"kind": "resolve", "reward": "units-1"}','r238',1795906242934);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',13,'undo',0,'{}','r239',1795906242986);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',14,'act',0,'{"kind": "resolve", "reward": "any_ally-weak"}','r240',1795906243039);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',15,'undo',0,'{}','r241',1795906243105);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',16,'undo',0,'{}','r242',1795906243161);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',17,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}','r243',1795906243213);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',18,'undo',0,'{}','r244',1795906243272);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',19,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}','r245',1795906243310);
INSERT INTO "events" VALUES('mDp77luV25wtAem-',20,'act',0,'{"kind": "resolve", "reward": "quest1"}','r246',1795906243377);
CREATE TABLE requests (
	table_id VARCHAR(32) NOT NULL, 
	request_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (table_id, request_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r176','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 2}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r177','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 3}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r178','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 4}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r179','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 5}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r180','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 6}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r181','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 7}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r182','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 8}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r183','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 9}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r184','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 12}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r185','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 16}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r186','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 17}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r187','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 18}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r188','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 19}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r189','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 20}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r190','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 21}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r191','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 26}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r192','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 27}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r193','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 28}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r194','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 32}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r195','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 33}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r196','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 34}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r197','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 35}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r198','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 36}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r199','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 37}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r200','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 38}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r201','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 39}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r202','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 40}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r203','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 41}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r204','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 46}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r205','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 50}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r206','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 51}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r207','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 51}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r208','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 52}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r209','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 53}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r210','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 54}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r211','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 58}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r212','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 59}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r213','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 62}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r214','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 64}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r215','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 65}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r216','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 67}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r217','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 69}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r218','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 70}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r219','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 82}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r220','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 84}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r221','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 84}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r222','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 85}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r223','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 86}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r224','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 87}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r225','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 88}');
INSERT INTO "requests" VALUES('CNjqsm4z4N6_WHi5','r226','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 90}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r227','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 2}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r228','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 3}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r229','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 4}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r230','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 5}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r231','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 5}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r232','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 6}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r233','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 7}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r234','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 8}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r235','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 9}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r236','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 10}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r237','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 11}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r238','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 12}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r239','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 13}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r240','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 14}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r241','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 15}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r242','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 16}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r243','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 17}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r244','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 18}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r245','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 19}');
INSERT INTO "requests" VALUES('mDp77luV25wtAem-','r246','0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66','{"seq": 20}');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	bot BOOLEAN NOT NULL, 
	level VARCHAR(40), 
	name VARCHAR(80) NOT NULL, 
	token VARCHAR(64), 
	token_used BOOLEAN NOT NULL, 
	holder VARCHAR(64), 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('TmLBwC-B_KvnSikZ',0,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('TmLBwC-B_KvnSikZ',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('CNjqsm4z4N6_WHi5',0,0,NULL,'Ann','2df546f40fd023dd282b1f131b2cd38642936362b79f92967acaad18f2f9bc89',0,'0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66');
INSERT INTO "seats" VALUES('CNjqsm4z4N6_WHi5',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('mDp77luV25wtAem-',0,0,NULL,'Ann','b51056dfd8b976dc62f490051e499cbaac0eeed980ae6bd1a1fe228a2ca74c26',0,'0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66');
INSERT INTO "seats" VALUES('mDp77luV25wtAem-',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('grRBSjYM5OhP38QL',0,0,NULL,'Ann','b92bb3705334e97f958adb0a460468553dfb1c727395a4d82e509333e758b416',0,'0aee89be983afae006ad94610876a52fc9d74aa0ec24e9ceb98802c72b23df66');
INSERT INTO "seats" VALUES('grRBSjYM5OhP38QL',1,0,NULL,'','1e461ac9e438a9bbc2258cd624f9397f6f604edcd73551bd80985b48e134892d',0,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('TmLBwC-B_KvnSikZ',64,'{"schema": 1, "game": "wonderlands_war", "players": 2, "options": {"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}, "rng": 3915632046109099759, "information": 134, "decisions": 64, "stack": [["round", 0], ["end_war", 0], ["next_battle", 1], ["clean_up", 0], ["wagers", 0], ["forge", 0], ["end_abilities", 0], ["complete_feat", 0]], "waiting": [0], "commitments": [-1, -1], "areas": {"bag": [[0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 1], [0, 0, 1, 0, 0, 0, 2, 0, 1, 0, 2, 3, 1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 8, 9, 8, 10, 8, 8, 8, 10, 8, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 3], "active_chips": [[10, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [2, 1], "madness": [[0, 0, 0, 0], [0, 0, 0, 0]], "madness_size": [0, 0], "forged": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[2, 1, 0, 2, 3, 2], [1, 4, 0, 0, 2, 4]], "leaders": [3, 3], "castles": [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]], "castles_left": [4, 5], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "shards": [4, 2], "vp": [[4, 0, 0], [0, 0, 0]], "unlocked": [8, 0], "leader_strength": [1, 1], "shield": [0, 0], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[2, 4, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0], [2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]], "table": [0, 1, 12, 6, 0, 0, 24, 13, 15, 0, 7, 23, 0, 30], "tea_deck": [0, 19, 2, 4, 23, 12, 8, 27, 28, 15, 26, 11, 5, 14, 13, 6, 3, 22, 29, 9, 7, 25, 10, 18, 20, 17, 24, 1, 21, 16], "card_owners": [0, 0, 1, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [5, 6, 10, 19, 22, 27, 8, 25, 24, 29, 11, 2, 26, 21, 7, 4, 28, 20, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [5, 20], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [20, 13, 0, 21, 22, 14, 3, 7, 2, 15, 5, 19, 17, 8, 23, 18, 11, 10, 0, 6, 1, 16, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], "market": [10, 2, 7], "markers": [2, 4, 0, 1, 3], "effects": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["red_queen", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 2, "closing_quest": 12, "round": 1, "turn": 13, "active": -1, "party_first": 0, "standee": 0, "region": 0, "draw": 3, "tea_next": 19, "quest_size": 20, "wonderlandian_size": 18, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('TmLBwC-B_KvnSikZ',128,'{"schema": 1, "game": "wonderlands_war", "players": 2, "options": {"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}, "rng": 4400988664285428867, "information": 226, "decisions": 128, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["choose_chair", 0]], "waiting": [1], "commitments": [-1, -1], "areas": {"bag": [[0, 0, 1, 0, 2, 0, 2, 1, 0, 2, 3, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0], [0, 0, 1, 1, 0, 1, 2, 0, 2, 1, 2, 3, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 8, 9, 7, 9, 7, 7, 7, 9, 5, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 3], "active_chips": [[11, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [12, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 27, 0, 0], [26, 26, 0, 0]], "madness_size": [0, 0], "forged": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [11, 0, 0, 0, 0, 0, 0, 0, 19, 14, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[4, 1, 0, 2, 3, 0], [1, 3, 0, 4, 4, 0]], "leaders": [6, 6], "castles": [[1, 0, 0, 0, 0], [0, 1, 0, 0, 1]], "castles_left": [4, 3], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0], "shards": [9, 5], "vp": [[4, 2, 0], [8, 0, 0]], "unlocked": [9, 8], "leader_strength": [1, 1], "shield": [1, 0], "chairs": [8, 0], "party_cards": [4, 3], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 56, 38, 43, 58, 0, 32, 47, 0, 0, 60, 31, 39, 55], "tea_deck": [55, 37, 42, 57, 35, 46, 36, 52, 33, 39, 50, 51, 59, 54, 30, 31, 38, 47, 48, 44, 58, 43, 34, 32, 53, 49, 56, 45, 40, 41], "card_owners": [0, 0, 1, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 2, 0, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [5, 6, 10, 19, 22, 27, 8, 25, 24, 29, 11, 2, 26, 21, 7, 4, 28, 20, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [5, 20], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [21, 7, 3, 13, 18, 10, 23, 15, 2, 22, 17, 19, 11, 1, 5, 6, 0, 0, 0, 0, 0, 16, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], "market": [9, 15, 21], "markers": [2, 4, 0, 1, 3], "effects": [[2384, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [265, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["red_queen", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 2, "closing_quest": 12, "round": 2, "turn": 24, "active": 1, "party_first": 0, "standee": 1, "region": -1, "draw": 0, "tea_next": 17, "quest_size": 20, "wonderlandian_size": 17, "part_count": 0, "card": -1, "poison_chair": 7, "my_party": false, "at_head": true, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('TmLBwC-B_KvnSikZ',192,'{"schema": 1, "game": "wonderlands_war", "players": 2, "options": {"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}, "rng": 3737004313955505498, "information": 305, "decisions": 192, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["resolve_card", 0], ["choose_region", 129]], "waiting": [1], "commitments": [0, -1], "areas": {"bag": [[0, 0, 1, 1, 2, 0, 2, 1, 1, 2, 3, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 5, 1, 0], [0, 0, 2, 2, 0, 1, 2, 1, 2, 2, 1, 3, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 8, 8, 5, 9, 7, 6, 6, 8, 4, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 3], "active_chips": [[6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 27, 0, 0], [26, 26, 0, 0]], "madness_size": [0, 0], "forged": [[0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [11, 0, 0, 0, 0, 0, 0, 0, 19, 14, 11, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[4, 0, 0, 4, 2, 0], [0, 2, 0, 4, 7, 0]], "leaders": [6, 6], "castles": [[2, 0, 0, 1, 0], [0, 2, 0, 0, 1]], "castles_left": [3, 3], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0], "shards": [7, 4], "vp": [[14, 2, 0], [16, 0, 0]], "unlocked": [13, 9], "leader_strength": [3, 1], "shield": [0, 1], "chairs": [7, 13], "party_cards": [2, 2], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 69, 80, 82, 85, 0, 66, 0, 89, 0, 0, 71, 65, 0], "tea_deck": [68, 79, 81, 84, 65, 75, 88, 61, 70, 73, 63, 64, 74, 72, 76, 87, 86, 67, 69, 77, 71, 62, 85, 80, 60, 78, 83, 82, 66, 89], "card_owners": [0, 0, 1, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 2, 0, 1, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 2, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [6, 10, 19, 22, 27, 8, 25, 24, 29, 11, 2, 26, 21, 7, 4, 28, 20, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [5, 20], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [17, 3, 10, 15, 7, 2, 22, 13, 19, 8, 18, 14, 0, 1, 5, 11, 0, 0, 0, 0, 0, 16, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0], "market": [21, 24, 7], "markers": [2, 4, 0, 1, 3], "effects": [[2384, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [265, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["red_queen", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 2, "closing_quest": 12, "round": 3, "turn": 36, "active": 1, "party_first": 0, "standee": 4, "region": -1, "draw": 0, "tea_next": 12, "quest_size": 19, "wonderlandian_size": 16, "part_count": 0, "card": 63, "poison_chair": 4, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('TmLBwC-B_KvnSikZ',253,'{"schema": 1, "game": "wonderlands_war", "players": 2, "options": {"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}, "rng": 4372344375480672875, "information": 337, "decisions": 253, "stack": [], "waiting": [], "commitments": [-1, -1], "areas": {"bag": [[0, 0, 1, 1, 1, 0, 2, 1, 1, 3, 2, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 6, 1, 0], [0, 0, 2, 4, 0, 0, 2, 1, 2, 1, 0, 3, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0]], "exhausted": [[0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 8, 8, 3, 9, 6, 6, 5, 7, 4, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 4], "active_chips": [[7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [5, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 27, 0, 0], [26, 26, 0, 0]], "madness_size": [0, 0], "forged": [[0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [11, 0, 0, 0, 0, 0, 0, 0, 19, 14, 11, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[4, 0, 0, 4, 2, 0], [0, 1, 0, 6, 6, 0]], "leaders": [3, 4], "castles": [[2, 0, 0, 2, 0], [0, 2, 0, 0, 2]], "castles_left": [3, 3], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0], "shards": [4, 6], "vp": [[26, 3, 0], [26, 2, 0]], "unlocked": [15, 9], "leader_strength": [3, 1], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 88, 0, 82, 85, 0, 66, 0, 89, 0, 73, 0, 87, 68], "tea_deck": [68, 79, 81, 84, 65, 75, 88, 61, 70, 73, 63, 64, 74, 72, 76, 87, 86, 67, 69, 77, 71, 62, 85, 80, 60, 78, 83, 82, 66, 89], "card_owners": [0, 0, 1, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 2, 0, 1, 1, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0, 2, 0, 1, 0, 2, 0, 2, 1, 0, 0, 0, 2, 0, 2, 0, 0, 1, 1, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [6, 10, 19, 22, 27, 8, 25, 24, 29, 11, 2, 26, 21, 7, 4, 28, 20, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [5, 20], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [17, 3, 10, 15, 7, 2, 22, 13, 19, 8, 18, 14, 0, 1, 5, 0, 0, 0, 0, 0, 0, 16, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 0, 0], "market": [12, 24, 7], "markers": [2, 4, 0, 1, 3], "effects": [[328, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [265, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["red_queen", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 2, "closing_quest": 12, "round": 3, "turn": 48, "active": -1, "party_first": 0, "standee": 4, "region": -1, "draw": 0, "tea_next": 18, "quest_size": 19, "wonderlandian_size": 15, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('CNjqsm4z4N6_WHi5',64,'{"schema": 1, "game": "wonderlands_war", "players": 2, "options": {"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}, "rng": 3767969280175934036, "information": 139, "decisions": 58, "stack": [["round", 0], ["end_war", 0], ["next_battle", 1], ["end_check", 0], ["place_chips", 0], ["after_strength", 0], ["add_strength", 0], ["others_effects", 0], ["after_busts", 0], ["own_effects", 0], ["shield", 208]], "waiting": [0], "commitments": [-1, -1], "areas": {"bag": [[1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0], [0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 3, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 1]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 7, 9, 8, 7, 8, 11, 8, 10, 7, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 3], "active_chips": [[11, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [2, 2], "madness": [[0, 0, 0, 0], [0, 0, 0, 0]], "madness_size": [0, 0], "forged": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[6, 2, 0, 0, 0, 2], [0, 0, 6, 2, 0, 2]], "leaders": [1, 0], "castles": [[0, 1, 0, 0, 0], [0, 0, 0, 0, 0]], "castles_left": [4, 5], "standee_owners": [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "standees": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "shards": [6, 4], "vp": [[0, 0, 0], [0, 0, 0]], "unlocked": [0, 0], "leader_strength": [1, 1], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[1, 5, 27, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [1, 4, 5, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 26, 22, 24, 0, 0, 23, 0, 8, 0, 18, 13, 0, 0], "tea_deck": [25, 1, 23, 5, 3, 6, 18, 17, 11, 26, 8, 22, 29, 10, 21, 12, 7, 0, 24, 27, 15, 2, 4, 16, 9, 19, 14, 13, 20, 28], "card_owners": [0, 2, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [11, 18, 7, 1, 15, 0, 14, 3, 16, 17, 9, 21, 2, 19, 23, 10, 20, 13, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [18, 8], "quests_drawn": [3, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [7, 19, 17, 5, 10, 21, 2, 15, 23, 8, 14, 0, 6, 18, 11, 9, 13, 16, 0, 3, 22, 1, 0, 0], "wonderlandian_holders": [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [21, 23, 4], "markers": [2, 0, 5, 3, 1], "effects": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["jabberwock", "mad_hatter"], "ally_sets": [0, 0, 0, 0, 0], "closed": 4, "closing_quest": 25, "round": 1, "turn": 13, "active": -1, "party_first": 0, "standee": 1, "region": 1, "draw": 3, "tea_next": 17, "quest_size": 19, "wonderlandian_size": 18, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": true, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
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
	over BOOLEAN NOT NULL, data JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('TmLBwC-B_KvnSikZ','wonderlands_war',2,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'2bfd4a38f16f407021fbc960b002e7232236311bdf16c832064c903ee3617d2c',NULL,1795906223687,1795906236292,253,48,'[]',1,NULL);
INSERT INTO "tables" VALUES('CNjqsm4z4N6_WHi5','wonderlands_war',2,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'2ad1f2e05d1cd078d5b3caaad1faf0222a2f27a3e9584185252ac341b37c2f5e',NULL,1795906236371,1795906242068,90,16,'[0]',0,NULL);
INSERT INTO "tables" VALUES('mDp77luV25wtAem-','wonderlands_war',2,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'992c009dc8533a460a316b4c3f26c96a5a0d2f2756a5edf1a600406bbd6534a4',NULL,1795906242141,1795906243377,20,1,'[0]',0,NULL);
INSERT INTO "tables" VALUES('grRBSjYM5OhP38QL','wonderlands_war',2,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'23e6f0c4451fcd5380edb05ac541e1608a9a86be53f80e1512c1959d1347e216',NULL,1795906243408,1795906243408,0,1,'[0, 1]',0,NULL);
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE INDEX seats_holder ON seats (holder);
COMMIT;
