BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',1,0,'Ann','Hm.',1795910068460);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',2,0,'Ann','Hm.',1795910069009);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',3,0,'Ann','Hm.',1795910069388);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',4,0,'Ann','Hm.',1795910073513);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',5,0,'Ann','Hm.',1795910073771);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',6,0,'Ann','Hm.',1795910074380);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',7,0,'Ann','Hm.',1795910076534);
INSERT INTO "chat" VALUES('2BX0_Ac8NPyJT8MB',8,0,'Ann','Hm.',1795910077081);
INSERT INTO "chat" VALUES('yG2Y5uo5XBvUVatq',1,0,'Ann','Hm.',1795910078101);
INSERT INTO "chat" VALUES('yG2Y5uo5XBvUVatq',2,0,'Ann','Hm.',1795910078689);
INSERT INTO "chat" VALUES('yG2Y5uo5XBvUVatq',3,0,'Ann','Hm.',1795910078948);
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
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',1,'act',0,'{"kind": "keep_quest", "quest": "gyre_and_gimble"}',NULL,1795910046802);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',2,'act',1,'{"kind": "keep_quest", "quest": "wet_and_dry"}',NULL,1795910046885);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',3,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_26"}',NULL,1795910046946);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',4,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910047002);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',5,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910047062);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',6,'act',0,'{"kind": "keep_madness"}',NULL,1795910047116);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',7,'act',1,'{"kind": "place_poison", "chair": 10, "card": "t1_18"}',NULL,1795910047182);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',8,'act',1,'{"kind": "take_card", "chair": 2, "card": "t1_23"}',NULL,1795910047252);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',9,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910047314);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',10,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910047358);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',11,'act',1,'{"kind": "resolve", "reward": "ability"}',NULL,1795910047416);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',12,'act',1,'{"kind": "unlock", "ability": "fearsome_maw"}',NULL,1795910047473);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',13,'act',0,'{"kind": "take_card", "chair": 13, "card": "t1_30"}',NULL,1795910047538);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',14,'act',0,'{"kind": "resolve", "reward": "split"}',NULL,1795910047595);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',15,'act',0,'{"kind": "choose_half", "half": "bottom"}',NULL,1795910047647);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',16,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910047656);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',17,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910047664);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',18,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910047695);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',19,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910047753);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',20,'act',1,'{"kind": "take_card", "chair": 4, "card": "t1_05"}',NULL,1795910047810);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',21,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910047905);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',22,'act',0,'{"kind": "take_card", "chair": 6, "card": "t1_07"}',NULL,1795910047962);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',23,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910048022);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',24,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910048065);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',25,'act',0,'{"kind": "leave_corrupted"}',NULL,1795910048129);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',26,'act',1,'{"kind": "take_card", "chair": 8, "card": "t1_06"}',NULL,1795910048190);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',27,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910048244);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',28,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910048309);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',29,'act',1,'{"kind": "choose_half", "half": "bottom"}',NULL,1795910048362);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',30,'act',1,'{"kind": "draw_quests", "count": 2}',NULL,1795910048429);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',31,'act',1,'{"kind": "discard_quest", "quest": "who_stole_the_tarts"}',NULL,1795910048471);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',32,'act',0,'{"kind": "take_card", "chair": 13, "card": "t1_22"}',NULL,1795910048529);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',33,'act',0,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910048593);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',34,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910048645);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',35,'act',0,'{"kind": "unlock", "ability": "grin_without_a_cat"}',NULL,1795910048715);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',36,'act',1,'{"kind": "take_card", "chair": 10, "card": "t1_18"}',NULL,1795910048778);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',37,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795910048843);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',38,'act',1,'{"kind": "draw_no_quests"}',NULL,1795910048898);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',39,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910048973);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',40,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795910049042);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',41,'act',0,'{"kind": "give_shard", "target": 1}',NULL,1795910049093);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',42,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_14"}',NULL,1795910049159);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',43,'act',0,'{"kind": "resolve", "reward": "split"}',NULL,1795910049233);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',44,'act',0,'{"kind": "choose_half", "half": "bottom"}',NULL,1795910049322);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',45,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910049396);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',46,'act',1,'{"kind": "place_poison", "chair": 6, "card": "t1_25"}',NULL,1795910049470);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',47,'act',1,'{"kind": "take_card", "chair": 11, "card": "t1_08"}',NULL,1795910049537);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',48,'act',1,'{"kind": "resolve", "reward": "corrupted"}',NULL,1795910049604);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',49,'act',1,'{"kind": "take_corrupted"}',NULL,1795910049683);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',50,'act',1,'{"kind": "resolve", "reward": "any_ally-strong"}',NULL,1795910049758);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',51,'act',1,'{"kind": "gain_chip", "chip": "rose_strong"}',NULL,1795910049841);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',52,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910049914);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',53,'act',0,'{"kind": "place_leader", "region": "meadow_of_living_flowers"}',NULL,1795910049984);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',54,'act',1,'{"kind": "place_leader", "region": "tulgey_woods"}',NULL,1795910050054);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',55,'act',1,'{"kind": "break_shield"}',NULL,1795910050121);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',56,'act',0,'{"kind": "draw"}',NULL,1795910050189);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',57,'act',1,'{"kind": "halt"}',NULL,1795910050254);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',58,'act',1,'{"kind": "no_feat"}',NULL,1795910050356);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',59,'act',0,'{"kind": "no_feat"}',NULL,1795910050439);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',60,'act',1,'{"kind": "pass"}',NULL,1795910050518);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',61,'act',0,'{"kind": "halt"}',NULL,1795910050578);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',62,'act',1,'{"kind": "draw"}',NULL,1795910050644);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',63,'act',0,'{"kind": "no_feat"}',NULL,1795910050725);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',64,'act',1,'{"kind": "no_feat"}',NULL,1795910050789);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',65,'act',0,'{"kind": "forge_chip", "chip": "flamingo_weak"}',NULL,1795910050881);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',66,'act',0,'{"kind": "forge_on", "track": 1}',NULL,1795910050965);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',67,'act',0,'{"kind": "gain_chip", "chip": "rose_strong"}',NULL,1795910051030);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',68,'act',0,'{"kind": "break_shield"}',NULL,1795910051117);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',69,'act',1,'{"kind": "pass"}',NULL,1795910051194);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',70,'act',0,'{"kind": "halt"}',NULL,1795910051277);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',71,'act',1,'{"kind": "draw"}',NULL,1795910051338);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',72,'act',0,'{"kind": "no_feat"}',NULL,1795910051426);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',73,'act',1,'{"kind": "no_feat"}',NULL,1795910051495);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',74,'act',1,'{"kind": "forge_chip", "chip": "artifact"}',NULL,1795910051571);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',75,'act',1,'{"kind": "forge_on", "track": 3}',NULL,1795910051655);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',76,'act',0,'{"kind": "draw"}',NULL,1795910051745);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',77,'act',1,'{"kind": "draw"}',NULL,1795910051818);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',78,'act',0,'{"kind": "halt"}',NULL,1795910051871);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',79,'act',1,'{"kind": "halt"}',NULL,1795910051952);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',80,'act',0,'{"kind": "no_feat"}',NULL,1795910052020);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',81,'act',1,'{"kind": "no_feat"}',NULL,1795910052097);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',82,'act',0,'{"kind": "forge_chip", "chip": "forge"}',NULL,1795910052154);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',83,'act',0,'{"kind": "forge_on", "track": 3}',NULL,1795910052216);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',84,'act',0,'{"kind": "take_card", "chair": 2, "card": "t2_03"}',NULL,1795910052308);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',85,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910052387);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',86,'act',1,'{"kind": "place_poison", "chair": 6, "card": "t2_07"}',NULL,1795910052447);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',87,'act',1,'{"kind": "take_card", "chair": 11, "card": "t2_12"}',NULL,1795910052528);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',88,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910052606);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',89,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910052691);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',90,'act',1,'{"kind": "choose_half", "half": "top"}',NULL,1795910052765);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',91,'act',1,'{"kind": "resolve", "reward": "any_ally-weak"}',NULL,1795910052821);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',92,'act',1,'{"kind": "gain_chip", "chip": "creature_weak"}',NULL,1795910052880);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',93,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795910052936);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',94,'act',0,'{"kind": "take_card", "chair": 7, "card": "t2_23"}',NULL,1795910053033);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',95,'act',0,'{"kind": "resolve", "reward": "corrupted"}',NULL,1795910053110);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',96,'act',0,'{"kind": "take_corrupted"}',NULL,1795910053185);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',97,'act',0,'{"kind": "resolve", "reward": "castle"}',NULL,1795910053237);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',98,'act',0,'{"kind": "place_castle", "region": "meadow_of_living_flowers"}',NULL,1795910053297);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',99,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795910053361);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',100,'act',1,'{"kind": "take_card", "chair": 13, "card": "t2_15"}',NULL,1795910053428);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',101,'act',1,'{"kind": "resolve", "reward": "shard_die"}',NULL,1795910053482);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',102,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910053573);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',103,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "tulgey_woods"}',NULL,1795910053654);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',104,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "tulgey_woods"}',NULL,1795910053729);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',105,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "tulgey_woods"}',NULL,1795910053835);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',106,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "tulgey_woods"}',NULL,1795910053929);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',107,'act',0,'{"kind": "visit_head"}',NULL,1795910054034);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',108,'act',0,'{"kind": "take_card", "chair": 8, "card": "t2_01"}',NULL,1795910054138);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',109,'act',0,'{"kind": "resolve", "reward": "wonderlandian"}',NULL,1795910054215);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',110,'act',0,'{"kind": "take_wonderlandian", "card": "gryphon"}',NULL,1795910054554);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',111,'act',0,'{"kind": "place_figure", "figure": "gryphon", "region": "red_keep"}',NULL,1795910054677);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',112,'act',0,'{"kind": "resolve", "reward": "ability"}',NULL,1795910054725);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',113,'act',0,'{"kind": "unlock", "ability": "vanishing_by_degrees"}',NULL,1795910054773);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',114,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910054865);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',115,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910054914);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',116,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "red_keep"}',NULL,1795910054992);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',117,'act',0,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "red_keep"}',NULL,1795910055129);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',118,'act',1,'{"kind": "take_card", "chair": 6, "card": "t2_07"}',NULL,1795910055196);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',119,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910055266);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',120,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910055329);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',121,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "tulgey_woods"}',NULL,1795910055409);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',122,'act',0,'{"kind": "take_card", "chair": 12, "card": "t2_26"}',NULL,1795910055522);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',123,'act',0,'{"kind": "resolve", "reward": "castle"}',NULL,1795910055598);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',124,'act',0,'{"kind": "turn_castle", "region": "meadow_of_living_flowers"}',NULL,1795910055681);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',125,'act',0,'{"kind": "resolve", "reward": "shard_die"}',NULL,1795910055749);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',126,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795910055822);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',127,'act',0,'{"kind": "place_no_more"}',NULL,1795910055886);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',128,'act',1,'{"kind": "place_poison", "chair": 3, "card": "t2_08"}',NULL,1795910055953);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',129,'act',1,'{"kind": "visit_head"}',NULL,1795910056011);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',130,'act',1,'{"kind": "take_card", "chair": 4, "card": "t2_18"}',NULL,1795910056062);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',131,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910056122);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',132,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910056197);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',133,'act',1,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "tulgey_woods"}',NULL,1795910056306);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',134,'act',1,'{"kind": "place_no_more"}',NULL,1795910056446);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',135,'act',1,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795910056563);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',136,'act',1,'{"kind": "take_wonderlandian", "card": "unicorn"}',NULL,1795910056603);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',137,'act',1,'{"kind": "place_figure", "figure": "unicorn", "region": "meadow_of_living_flowers"}',NULL,1795910056669);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',138,'act',0,'{"kind": "visit_head"}',NULL,1795910056726);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',139,'act',0,'{"kind": "give_shard", "target": 1}',NULL,1795910056785);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',140,'act',0,'{"kind": "take_card", "chair": 6, "card": "t2_22"}',NULL,1795910056853);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',141,'act',0,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910056916);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',142,'act',0,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910056983);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',143,'act',0,'{"kind": "move", "unit": "supporter", "from": "meadow_of_living_flowers", "region": "pool_of_tears"}',NULL,1795910057059);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',144,'act',0,'{"kind": "move", "unit": "gryphon", "from": "red_keep", "region": "pool_of_tears"}',NULL,1795910057114);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',145,'act',0,'{"kind": "leave_corrupted"}',NULL,1795910057211);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',146,'act',1,'{"kind": "take_card", "chair": 11, "card": "t2_20"}',NULL,1795910057268);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',147,'act',1,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795910057323);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',148,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910057364);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',149,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910057413);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',150,'act',1,'{"kind": "place_no_more"}',NULL,1795910057469);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',151,'act',1,'{"kind": "unlock", "ability": "claws_that_catch"}',NULL,1795910057511);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',152,'act',0,'{"kind": "place_leader", "region": "red_keep"}',NULL,1795910057561);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',153,'act',1,'{"kind": "place_leader", "region": "meadow_of_living_flowers"}',NULL,1795910057601);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',154,'act',0,'{"kind": "break_shield"}',NULL,1795910057653);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',155,'act',0,'{"kind": "halt"}',NULL,1795910057721);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',156,'act',0,'{"kind": "no_feat"}',NULL,1795910057779);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',157,'act',0,'{"kind": "move_out", "region": "meadow_of_living_flowers", "supporters": 1}',NULL,1795910057829);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',158,'act',0,'{"kind": "halt"}',NULL,1795910057885);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',159,'act',0,'{"kind": "no_feat"}',NULL,1795910057925);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',160,'act',0,'{"kind": "forge_chip", "chip": "flamingo_weak"}',NULL,1795910057971);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',161,'act',0,'{"kind": "forge_on", "track": 1}',NULL,1795910058028);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',162,'act',0,'{"kind": "unlock", "ability": "we_are_all_mad_here"}',NULL,1795910058120);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',163,'act',0,'{"kind": "draw"}',NULL,1795910058178);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',164,'act',1,'{"kind": "draw"}',NULL,1795910058257);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',165,'act',0,'{"kind": "draw"}',NULL,1795910058332);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',166,'act',1,'{"kind": "draw"}',NULL,1795910058402);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',167,'act',1,'{"kind": "pass"}',NULL,1795910058473);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',168,'act',1,'{"kind": "halt"}',NULL,1795910058525);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',169,'act',1,'{"kind": "no_feat"}',NULL,1795910058578);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',170,'act',0,'{"kind": "draw"}',NULL,1795910058631);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',171,'act',1,'{"kind": "draw"}',NULL,1795910058691);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',172,'act',1,'{"kind": "lose", "unit": "unicorn"}',NULL,1795910058766);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',173,'act',0,'{"kind": "change_strength", "ability": "card_soldier_a"}',NULL,1795910058857);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',174,'act',0,'{"kind": "halt"}',NULL,1795910058907);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',175,'act',1,'{"kind": "draw"}',NULL,1795910058974);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',176,'act',1,'{"kind": "halt"}',NULL,1795910059083);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',177,'act',0,'{"kind": "no_feat"}',NULL,1795910059142);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',178,'act',1,'{"kind": "no_feat"}',NULL,1795910059217);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',179,'act',0,'{"kind": "use", "ability": "grin_without_a_cat"}',NULL,1795910059270);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',180,'act',0,'{"kind": "move_out", "region": "tulgey_woods", "supporters": 1}',NULL,1795910059331);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',181,'act',0,'{"kind": "forge_nothing"}',NULL,1795910059377);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',182,'act',1,'{"kind": "forge_chip", "chip": "faction_2"}',NULL,1795910059473);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',183,'act',1,'{"kind": "forge_on", "track": 2}',NULL,1795910059547);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',184,'act',0,'{"kind": "take_card", "chair": 1, "card": "t3_29"}',NULL,1795910059740);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',185,'act',0,'{"kind": "resolve", "reward": "units-3"}',NULL,1795910059811);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',186,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910059861);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',187,'act',0,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "red_keep"}',NULL,1795910059905);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',188,'act',0,'{"kind": "place_no_more"}',NULL,1795910059958);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',189,'act',0,'{"kind": "choose_half", "half": "top"}',NULL,1795910060009);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',190,'act',0,'{"kind": "forge_chip", "chip": "faction_2"}',NULL,1795910060064);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',191,'act',0,'{"kind": "forge_on", "track": 3}',NULL,1795910060114);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',192,'act',1,'{"kind": "place_poison", "chair": 13, "card": "t3_14"}',NULL,1795910060181);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',193,'act',1,'{"kind": "take_card", "chair": 10, "card": "t3_02"}',NULL,1795910060250);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',194,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910060301);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',195,'act',1,'{"kind": "place", "unit": "unicorn", "region": "red_keep"}',NULL,1795910060339);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',196,'act',0,'{"kind": "take_card", "chair": 8, "card": "t3_11"}',NULL,1795910060401);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',197,'act',0,'{"kind": "resolve", "reward": "quest1"}',NULL,1795910060449);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',198,'act',0,'{"kind": "draw_no_quests"}',NULL,1795910060502);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',199,'act',0,'{"kind": "resolve", "reward": "any_ally-strong"}',NULL,1795910060544);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',200,'act',0,'{"kind": "gain_chip", "chip": "red_rook_strong"}',NULL,1795910060586);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',201,'act',0,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910060628);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',202,'act',0,'{"kind": "move", "unit": "gryphon", "from": "tulgey_woods", "region": "red_keep"}',NULL,1795910060775);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',203,'act',1,'{"kind": "visit_head"}',NULL,1795910060797);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',204,'act',1,'{"kind": "take_card", "chair": 6, "card": "t3_16"}',NULL,1795910060825);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',205,'act',1,'{"kind": "resolve", "reward": "ability"}',NULL,1795910060861);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',206,'act',1,'{"kind": "unlock", "ability": "manxome_foe"}',NULL,1795910060929);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',207,'act',1,'{"kind": "take_wonderlandian", "card": "caterpillar"}',NULL,1795910060965);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',208,'act',1,'{"kind": "place_figure", "figure": "caterpillar", "region": "red_keep"}',NULL,1795910061017);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',209,'act',0,'{"kind": "visit_head"}',NULL,1795910061133);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',210,'act',0,'{"kind": "give_shard", "target": 1}',NULL,1795910061179);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',211,'act',0,'{"kind": "take_card", "chair": 8, "card": "t3_07"}',NULL,1795910061227);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',212,'act',0,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795910061256);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',213,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910061290);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',214,'act',0,'{"kind": "move", "unit": "gryphon", "from": "red_keep", "region": "tulgey_woods"}',NULL,1795910061343);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',215,'act',0,'{"kind": "place_no_more"}',NULL,1795910061388);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',216,'act',1,'{"kind": "take_card", "chair": 12, "card": "t3_20"}',NULL,1795910061436);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',217,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795910061480);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',218,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795910061528);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',219,'act',1,'{"kind": "resolve", "reward": "corrupted"}',NULL,1795910061573);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',220,'act',1,'{"kind": "take_corrupted"}',NULL,1795910061613);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',221,'act',1,'{"kind": "resolve", "reward": "ability"}',NULL,1795910061665);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',222,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910061711);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',223,'act',0,'{"kind": "take_card", "chair": 13, "card": "t3_14"}',NULL,1795910061769);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',224,'act',0,'{"kind": "resolve", "reward": "shard_die"}',NULL,1795910061821);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',225,'act',0,'{"kind": "resolve", "reward": "discard_shards-1"}',NULL,1795910061861);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',226,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795910061917);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',227,'act',0,'{"kind": "move", "unit": "gryphon", "from": "tulgey_woods", "region": "meadow_of_living_flowers"}',NULL,1795910061955);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',228,'act',0,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "meadow_of_living_flowers"}',NULL,1795910062001);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',229,'act',0,'{"kind": "place_no_more"}',NULL,1795910062037);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',230,'act',1,'{"kind": "place_poison", "chair": 10, "card": "t3_24"}',NULL,1795910062074);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',231,'act',1,'{"kind": "take_card", "chair": 6, "card": "t3_30"}',NULL,1795910062121);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',232,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910062161);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',233,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910062213);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',234,'act',1,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "pool_of_tears"}',NULL,1795910062277);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',235,'act',1,'{"kind": "resolve", "reward": "split"}',NULL,1795910062318);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',236,'act',1,'{"kind": "choose_half", "half": "bottom"}',NULL,1795910062365);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',237,'act',1,'{"kind": "resolve", "reward": "castle"}',NULL,1795910062398);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',238,'act',1,'{"kind": "place_castle", "region": "red_keep"}',NULL,1795910062446);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',239,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910062613);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',240,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "red_keep"}',NULL,1795910062680);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',241,'act',0,'{"kind": "take_card", "chair": 2, "card": "t3_22"}',NULL,1795910062790);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',242,'act',0,'{"kind": "resolve", "reward": "forge_a_chip"}',NULL,1795910062867);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',243,'act',0,'{"kind": "forge_chip", "chip": "forge"}',NULL,1795910062923);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',244,'act',0,'{"kind": "forge_on", "track": 2}',NULL,1795910062950);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',245,'act',0,'{"kind": "gain_chip", "chip": "forge"}',NULL,1795910062966);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',246,'act',0,'{"kind": "gain_chip", "chip": "card_soldier_strong"}',NULL,1795910063001);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',247,'act',1,'{"kind": "take_card", "chair": 10, "card": "t3_24"}',NULL,1795910063033);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',248,'act',1,'{"kind": "resolve", "reward": "units-3"}',NULL,1795910063178);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',249,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910063234);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',250,'act',1,'{"kind": "move", "unit": "supporter", "from": "red_keep", "region": "pool_of_tears"}',NULL,1795910063338);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',251,'act',1,'{"kind": "move", "unit": "caterpillar", "from": "red_keep", "region": "pool_of_tears"}',NULL,1795910063374);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',252,'act',1,'{"kind": "move", "unit": "supporter", "from": "tulgey_woods", "region": "pool_of_tears"}',NULL,1795910063432);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',253,'act',1,'{"kind": "resolve", "reward": "castle"}',NULL,1795910063481);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',254,'act',1,'{"kind": "turn_castle", "region": "red_keep"}',NULL,1795910063531);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',255,'act',0,'{"kind": "place_leader", "region": "tulgey_woods"}',NULL,1795910063590);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',256,'act',1,'{"kind": "place_poison", "chair": 13, "card": "t3_10"}',NULL,1795910063659);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',257,'act',1,'{"kind": "place_leader", "region": "pool_of_tears"}',NULL,1795910063742);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',258,'act',0,'{"kind": "accept_chip"}',NULL,1795910063834);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',259,'act',1,'{"kind": "give_poison", "target": 0}',NULL,1795910063953);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',260,'act',1,'{"kind": "draw"}',NULL,1795910064180);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',261,'act',1,'{"kind": "draw"}',NULL,1795910064262);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',262,'act',1,'{"kind": "draw"}',NULL,1795910064334);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',263,'act',1,'{"kind": "draw"}',NULL,1795910064394);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',264,'act',1,'{"kind": "halt"}',NULL,1795910064471);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',265,'act',1,'{"kind": "no_feat"}',NULL,1795910064519);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',266,'act',1,'{"kind": "forge_chip", "chip": "forge"}',NULL,1795910064599);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',267,'act',1,'{"kind": "forge_on", "track": 1}',NULL,1795910064690);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',268,'act',0,'{"kind": "halt"}',NULL,1795910064803);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',269,'act',1,'{"kind": "halt"}',NULL,1795910064875);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',270,'act',1,'{"kind": "no_feat"}',NULL,1795910064977);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',271,'act',0,'{"kind": "no_feat"}',NULL,1795910065030);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',272,'act',0,'{"kind": "move_out", "region": "tulgey_woods", "supporters": 0}',NULL,1795910065086);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',273,'act',0,'{"kind": "forge_chip", "chip": "rose_strong"}',NULL,1795910065152);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',274,'act',0,'{"kind": "forge_on", "track": 2}',NULL,1795910065214);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',275,'act',0,'{"kind": "turn_castle", "region": "tulgey_woods"}',NULL,1795910065285);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',276,'act',1,'{"kind": "play_chip", "chip": "artifact"}',NULL,1795910065358);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',277,'act',1,'{"kind": "give_poison", "target": 0}',NULL,1795910065432);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',278,'act',0,'{"kind": "draw"}',NULL,1795910065501);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',279,'act',1,'{"kind": "halt"}',NULL,1795910065577);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',280,'act',0,'{"kind": "draw"}',NULL,1795910065630);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',281,'act',0,'{"kind": "break_shield"}',NULL,1795910065694);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',282,'act',0,'{"kind": "halt"}',NULL,1795910065774);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',283,'act',1,'{"kind": "no_feat"}',NULL,1795910065837);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',284,'act',0,'{"kind": "no_feat"}',NULL,1795910065906);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',285,'act',0,'{"kind": "lose_to_reserve"}',NULL,1795910065966);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',286,'act',0,'{"kind": "draw"}',NULL,1795910066031);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',287,'act',1,'{"kind": "halt"}',NULL,1795910066094);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',288,'act',0,'{"kind": "halt"}',NULL,1795910066174);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',289,'act',1,'{"kind": "no_feat"}',NULL,1795910066245);
INSERT INTO "events" VALUES('2ToXMshNqTCb9CeC',290,'act',0,'{"kind": "no_feat"}',NULL,1795910066318);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',1,'act',1,'{"kind": "keep_quest", "quest": "the_caucus_race"}',NULL,1795910066558);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',2,'act',0,'{"kind": "keep_quest", "quest": "bread_and_butterfly"}','r159',1795910066795);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',3,'act',0,'{"kind": "take_card", "chair": 6, "card": "t1_10"}','r160',1795910067022);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',4,'act',0,'{"kind": "resolve", "reward": "shard_die"}','r161',1795910068000);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',5,'act',0,'{"kind": "give_no_shard"}','r162',1795910068125);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',6,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}','r163',1795910068206);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',7,'act',1,'{"kind": "take_card", "chair": 8, "card": "t1_16"}',NULL,1795910068393);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',8,'act',1,'{"kind": "resolve", "reward": "any_ally-weak"}',NULL,1795910068549);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',9,'act',1,'{"kind": "gain_chip", "chip": "creature_weak"}',NULL,1795910068657);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',10,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910068756);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',11,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910068901);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',12,'act',1,'{"kind": "resolve", "reward": "units-1"}',NULL,1795910069102);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',13,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910069185);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',14,'act',1,'{"kind": "draw_no_quests"}',NULL,1795910069325);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',15,'act',0,'{"kind": "take_card", "chair": 13, "card": "t1_08"}','r167',1795910069522);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',16,'act',0,'{"kind": "resolve", "reward": "units-2"}','r168',1795910069697);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',17,'act',0,'{"kind": "choose_region", "region": "tulgey_woods"}','r169',1795910069879);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',18,'act',0,'{"kind": "take_corrupted"}','r170',1795910070131);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',19,'act',0,'{"kind": "gain_chip", "chip": "flamingo_strong"}','r171',1795910070266);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',20,'act',1,'{"kind": "visit_head"}',NULL,1795910070359);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',21,'act',1,'{"kind": "take_card", "chair": 8, "card": "t1_12"}',NULL,1795910070786);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',22,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910070876);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',23,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795910070986);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',24,'act',0,'{"kind": "give_no_shard"}','r172',1795910071173);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',25,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_24"}','r173',1795910071270);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',26,'undo',0,'{}','r174',1795910071346);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',27,'act',0,'{"kind": "take_card", "chair": 11, "card": "t1_11"}','r175',1795910071423);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',28,'act',0,'{"kind": "resolve", "reward": "units-1"}','r176',1795910071485);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',29,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}','r177',1795910071960);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',30,'act',1,'{"kind": "take_card", "chair": 10, "card": "t1_18"}',NULL,1795910072094);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',31,'act',1,'{"kind": "resolve", "reward": "shard_die"}',NULL,1795910072357);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',32,'act',1,'{"kind": "resolve", "reward": "units-2"}',NULL,1795910072491);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',33,'act',1,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}',NULL,1795910072565);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',34,'act',1,'{"kind": "draw_quests", "count": 1}',NULL,1795910072653);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',35,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_24"}','r179',1795910072758);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',36,'act',0,'{"kind": "resolve", "reward": "quest2keep"}','r180',1795910072871);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',37,'act',0,'{"kind": "draw_no_quests"}','r181',1795910072939);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',38,'act',0,'{"kind": "gain_chip", "chip": "forge"}','r182',1795910073053);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',39,'act',1,'{"kind": "visit_head"}',NULL,1795910073093);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',40,'act',1,'{"kind": "take_card", "chair": 7, "card": "t1_04"}',NULL,1795910073152);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',41,'act',1,'{"kind": "resolve", "reward": "quest1"}',NULL,1795910073257);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',42,'act',1,'{"kind": "draw_no_quests"}',NULL,1795910073453);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',43,'act',1,'{"kind": "choose_region", "region": "pool_of_tears"}',NULL,1795910073539);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',44,'act',0,'{"kind": "visit_head"}','r184',1795910073645);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',45,'act',0,'{"kind": "give_shard", "target": 1}','r186',1795910073830);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',46,'act',0,'{"kind": "take_card", "chair": 11, "card": "t1_20"}','r187',1795910073918);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',47,'undo',0,'{}','r188',1795910074240);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',48,'act',0,'{"kind": "take_card", "chair": 4, "card": "t1_19"}','r189',1795910074337);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',49,'act',0,'{"kind": "resolve", "reward": "units-2"}','r191',1795910074418);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',50,'act',0,'{"kind": "choose_region", "region": "meadow_of_living_flowers"}','r192',1795910074493);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',51,'act',1,'{"kind": "my_party"}',NULL,1795910074583);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',52,'act',1,'{"kind": "take_card", "chair": 12, "card": "t1_17"}',NULL,1795910074799);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',53,'act',1,'{"kind": "resolve", "reward": "units-4"}',NULL,1795910074849);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',54,'act',1,'{"kind": "choose_region", "region": "tulgey_woods"}',NULL,1795910074925);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',55,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "tulgey_woods"}',NULL,1795910074956);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',56,'act',1,'{"kind": "move", "unit": "supporter", "from": "pool_of_tears", "region": "tulgey_woods"}',NULL,1795910074989);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',57,'act',0,'{"kind": "place_leader", "region": "witzend"}','r193',1795910075045);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',58,'act',1,'{"kind": "place_leader", "region": "meadow_of_living_flowers"}',NULL,1795910075063);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',59,'act',0,'{"kind": "break_shield"}','r194',1795910075106);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',60,'act',0,'{"kind": "draw"}','r195',1795910075224);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',61,'act',1,'{"kind": "halt"}',NULL,1795910075327);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',62,'act',0,'{"kind": "halt"}','r196',1795910075405);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',63,'act',1,'{"kind": "no_feat"}',NULL,1795910075448);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',64,'act',0,'{"kind": "no_feat"}','r197',1795910075481);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',65,'act',0,'{"kind": "forge_nothing"}','r198',1795910075518);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',66,'act',1,'{"kind": "draw"}',NULL,1795910075595);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',67,'act',0,'{"kind": "draw"}','r199',1795910075773);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',68,'act',0,'{"kind": "accept_chip"}','r200',1795910075845);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',69,'act',1,'{"kind": "halt"}',NULL,1795910076038);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',70,'act',0,'{"kind": "halt"}','r201',1795910076150);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',71,'act',0,'{"kind": "no_feat"}','r202',1795910076249);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',72,'act',1,'{"kind": "no_feat"}',NULL,1795910076276);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',73,'act',0,'{"kind": "forge_chip", "chip": "forge"}','r203',1795910076302);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',74,'act',0,'{"kind": "forge_on", "track": 3}','r204',1795910076349);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',75,'act',1,'{"kind": "forge_chip", "chip": "forge"}',NULL,1795910076409);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',76,'act',1,'{"kind": "forge_on", "track": 2}',NULL,1795910076473);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',77,'act',1,'{"kind": "no_feat"}',NULL,1795910076621);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',78,'act',0,'{"kind": "take_card", "chair": 12, "card": "t2_11"}','r206',1795910076685);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',79,'act',0,'{"kind": "resolve", "reward": "units-3"}','r207',1795910076730);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',80,'act',0,'{"kind": "choose_region", "region": "witzend"}','r208',1795910076802);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',81,'act',0,'{"kind": "gain_chip", "chip": "red_rook_weak"}','r209',1795910076853);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',82,'act',1,'{"kind": "take_card", "chair": 6, "card": "t2_24"}',NULL,1795910076916);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',83,'act',1,'{"kind": "resolve", "reward": "any_ally-strong"}',NULL,1795910076938);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',84,'act',1,'{"kind": "gain_chip", "chip": "card_soldier_strong"}',NULL,1795910077087);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',85,'act',1,'{"kind": "draw_no_quests"}',NULL,1795910077101);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',86,'act',0,'{"kind": "take_card", "chair": 13, "card": "t2_09"}','r211',1795910077137);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',87,'act',0,'{"kind": "resolve", "reward": "units-1"}','r212',1795910077184);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',88,'undo',0,'{}','r213',1795910077260);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',89,'undo',0,'{}','r214',1795910077408);
INSERT INTO "events" VALUES('2BX0_Ac8NPyJT8MB',90,'act',0,'{"kind": "take_card", "chair": 13, "card": "t2_09"}','r215',1795910077540);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',1,'act',1,'{"kind": "keep_quest", "quest": "sentence_first"}',NULL,1795910077608);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',2,'act',0,'{"kind": "keep_quest", "quest": "call_the_clams"}','r216',1795910077750);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',3,'act',0,'{"kind": "place_poison", "chair": 13, "card": "t1_03"}','r217',1795910077828);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',4,'undo',0,'{}','r218',1795910077933);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',5,'act',0,'{"kind": "place_poison", "chair": 3, "card": "t1_19"}','r219',1795910077993);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',6,'undo',0,'{}','r221',1795910078145);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',7,'act',0,'{"kind": "place_poison", "chair": 10, "card": "t1_18"}','r222',1795910078215);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',8,'act',0,'{"kind": "take_card", "chair": 3, "card": "t1_19"}','r223',1795910078283);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',9,'act',0,'{"kind": "resolve", "reward": "shard_die"}','r224',1795910078463);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',10,'act',0,'{"kind": "choose_region", "region": "red_keep"}','r225',1795910078499);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',11,'act',1,'{"kind": "visit_head"}',NULL,1795910078557);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',12,'act',1,'{"kind": "take_card", "chair": 1, "card": "t1_01"}',NULL,1795910078565);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',13,'act',1,'{"kind": "choose_region", "region": "red_keep"}',NULL,1795910078574);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',14,'act',0,'{"kind": "take_card", "chair": 12, "card": "t1_20"}','r226',1795910078601);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',15,'act',0,'{"kind": "resolve", "reward": "wonderlandian"}','r227',1795910078632);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',16,'undo',0,'{}','r229',1795910078729);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',17,'act',0,'{"kind": "resolve", "reward": "any_ally-weak"}','r230',1795910078827);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',18,'undo',0,'{}','r231',1795910078879);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',19,'act',0,'{"kind": "resolve", "reward": "wonderlandian"}','r233',1795910079017);
INSERT INTO "events" VALUES('yG2Y5uo5XBvUVatq',20,'undo',0,'{}','r234',1795910079079);
CREATE TABLE kept (
	table_id VARCHAR(32) NOT NULL, 
	name VARCHAR(16) NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id, name), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE requests (
	table_id VARCHAR(32) NOT NULL, 
	request_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (table_id, request_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r159','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 2}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r160','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 3}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r161','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 4}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r162','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 5}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r163','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 6}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r164','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 7}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r165','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 11}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r166','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 14}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r167','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 15}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r168','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 16}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r169','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 17}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r170','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 18}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r171','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 19}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r172','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 24}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r173','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 25}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r174','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 26}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r175','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 27}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r176','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 28}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r177','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 29}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r179','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 35}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r180','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 36}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r181','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 37}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r182','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 38}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r183','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 42}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r184','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 44}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r185','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 44}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r186','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 45}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r187','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 46}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r188','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 47}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r189','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 48}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r190','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 48}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r191','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 49}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r192','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 50}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r193','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 57}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r194','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 59}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r195','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 60}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r196','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 62}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r197','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 64}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r198','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 65}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r199','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 67}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r200','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 68}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r201','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 70}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r202','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 71}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r203','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 73}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r204','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 74}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r205','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 76}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r206','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 78}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r207','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 79}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r208','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 80}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r209','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 81}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r210','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 83}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r211','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 86}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r212','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 87}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r213','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 88}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r214','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 89}');
INSERT INTO "requests" VALUES('2BX0_Ac8NPyJT8MB','r215','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 90}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r216','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 2}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r217','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 3}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r218','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 4}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r219','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 5}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r220','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 5}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r221','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 6}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r222','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 7}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r223','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 8}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r224','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 9}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r225','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 10}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r226','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 14}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r227','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 15}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r228','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 15}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r229','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 16}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r230','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 17}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r231','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 18}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r232','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 18}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r233','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 19}');
INSERT INTO "requests" VALUES('yG2Y5uo5XBvUVatq','r234','79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b','{"seq": 20}');
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
INSERT INTO "seats" VALUES('2ToXMshNqTCb9CeC',0,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('2ToXMshNqTCb9CeC',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('2BX0_Ac8NPyJT8MB',0,0,NULL,'Ann','82791755b0d03c5780a1570b1c46f68f6861e59652774ce5ca48bb4560995e73',0,'79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b');
INSERT INTO "seats" VALUES('2BX0_Ac8NPyJT8MB',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('yG2Y5uo5XBvUVatq',0,0,NULL,'Ann','23c027b08af0872972d9a92da206c9f0fd2bc6e19fa3992058326be3cac18284',0,'79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b');
INSERT INTO "seats" VALUES('yG2Y5uo5XBvUVatq',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('Cv2dX2qMoWplZBGE',0,0,NULL,'Ann','c73ddd56331db23d15e7c8b98ce2a4baddc79fcfc358ef58aa6f191d8b0747fc',0,'79dedd769cc7bbc62163651ba2b31863cb788a995fc9f4916bdcc02e7904a53b');
INSERT INTO "seats" VALUES('Cv2dX2qMoWplZBGE',1,0,NULL,'','2d6d94f6724ff9df9509ea69aa21abf6f0ec61637ee2566aeb26860056d64e0a',0,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('2ToXMshNqTCb9CeC',64,'{"rng": 1091822748427416195, "information": 134, "decisions": 64, "stack": [["round", 0], ["end_war", 0], ["next_battle", 2], ["clean_up", 0], ["wagers", 0], ["forging", 1], ["forging", 0]], "waiting": [0], "commitments": [-1, -1], "areas": {"bag": [[0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0], [0, 0, 0, 0, 0, 1, 2, 1, 1, 0, 2, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 8, 9, 8, 11, 7, 9, 7, 8, 8, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 4], "active_chips": [[2, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [13, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [1, 2], "madness": [[0, 0, 0, 0], [0, 0, 0, 0]], "madness_size": [0, 0], "forged": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[4, 2, 0, 2, 0, 2], [2, 4, 2, 2, 0, 0]], "leaders": [2, 1], "castles": [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0]], "castles_left": [4, 4], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "shards": [3, 5], "vp": [[2, 0, 0], [4, 0, 0]], "unlocked": [2, 2], "leader_strength": [1, 1], "shield": [1, 0], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], [2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]], "table": [0, 15, 9, 3, 16, 0, 25, 27, 28, 0, 0, 0, 0, 21], "tea_deck": [14, 22, 2, 4, 6, 26, 5, 17, 7, 25, 29, 8, 13, 21, 15, 24, 27, 20, 16, 1, 3, 12, 18, 0, 28, 9, 23, 11, 10, 19], "card_owners": [0, 0, 0, 0, 2, 2, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [19, 7, 13, 23, 11, 12, 15, 9, 18, 16, 6, 4, 0, 2, 5, 3, 8, 21, 22, 14, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [23, 8], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [8, 14, 21, 0, 15, 23, 11, 20, 16, 1, 7, 19, 9, 10, 22, 13, 17, 3, 2, 6, 18, 5, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [6, 19, 7], "markers": [0, 1, 2, 3, 5], "effects": [[26840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26873, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["cheshire_cat", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 4, "closing_quest": 28, "round": 1, "turn": 14, "active": -1, "party_first": 0, "standee": 1, "region": 2, "draw": 2, "tea_next": 18, "quest_size": 21, "wonderlandian_size": 19, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('2ToXMshNqTCb9CeC',128,'{"rng": 2091180273584830403, "information": 215, "decisions": 128, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["choose_chair", 0]], "waiting": [1], "commitments": [0, 0], "areas": {"bag": [[0, 1, 2, 0, 1, 2, 0, 0, 1, 0, 2, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0], [0, 0, 0, 1, 0, 1, 2, 1, 2, 2, 3, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 7, 8, 7, 10, 5, 9, 7, 8, 6, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 3], "active_chips": [[10, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [11, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 0, 0, 0], [26, 0, 0, 0]], "madness_size": [0, 0], "forged": [[3, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[7, 1, 1, 2, 0, 0], [0, 9, 2, 0, 0, 0]], "leaders": [6, 6], "castles": [[0, 1, 2, 0, 0], [0, 0, 1, 1, 0]], "castles_left": [3, 3], "standee_owners": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "shards": [7, 6], "vp": [[2, 0, 0], [8, 0, 0]], "unlocked": [10, 2], "leader_strength": [1, 1], "shield": [1, 0], "chairs": [12, 6], "party_cards": [4, 3], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 51, 54, 38, 48, 0, 0, 35, 0, 0, 44, 50, 0, 58], "tea_deck": [50, 32, 37, 47, 36, 52, 30, 43, 41, 55, 44, 53, 34, 49, 57, 51, 42, 38, 56, 33, 59, 31, 46, 54, 35, 39, 45, 58, 40, 48], "card_owners": [0, 0, 0, 0, 2, 2, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [7, 13, 23, 11, 12, 15, 9, 18, 16, 6, 4, 0, 2, 5, 3, 8, 21, 22, 14, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [23, 8], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [5, 21, 11, 16, 2, 18, 7, 13, 17, 0, 19, 23, 15, 14, 10, 22, 3, 9, 0, 0, 0, 0, 0, 0], "wonderlandian_holders": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [7, 9, 21], "markers": [0, 1, 2, 3, 5], "effects": [[26840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26873, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["cheshire_cat", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 4, "closing_quest": 28, "round": 2, "turn": 24, "active": 1, "party_first": 0, "standee": 3, "region": -1, "draw": 0, "tea_next": 15, "quest_size": 20, "wonderlandian_size": 18, "part_count": 0, "card": -1, "poison_chair": 3, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('2ToXMshNqTCb9CeC',192,'{"rng": 3090537798742244611, "information": 306, "decisions": 192, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["choose_chair", 0]], "waiting": [1], "commitments": [-1, 0], "areas": {"bag": [[0, 1, 1, 0, 1, 2, 0, 0, 0, 2, 2, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0], [0, 0, 0, 1, 0, 1, 2, 1, 2, 2, 3, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 7, 8, 7, 10, 5, 9, 7, 9, 4, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 3], "active_chips": [[1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[27, 0, 0, 0], [26, 26, 26, 26]], "madness_size": [0, 0], "forged": [[3, 3, 0, 0, 0, 0, 0, 0, 11, 13, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[9, 0, 0, 2, 0, 1], [0, 6, 1, 0, 0, 4]], "leaders": [6, 6], "castles": [[0, 1, 2, 0, 0], [0, 0, 1, 1, 0]], "castles_left": [3, 3], "standee_owners": [0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0], "standees": [0, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0], "shards": [4, 6], "vp": [[8, 0, 0], [11, 0, 0]], "unlocked": [14, 6], "leader_strength": [1, 2], "shield": [1, 0], "chairs": [1, 0], "party_cards": [1, 0], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 0, 82, 77, 72, 0, 76, 65, 71, 0, 62, 61, 80, 74], "tea_deck": [88, 81, 76, 71, 75, 64, 70, 61, 60, 79, 73, 65, 83, 66, 89, 63, 77, 69, 68, 86, 78, 62, 67, 82, 85, 84, 80, 74, 87, 72], "card_owners": [0, 0, 0, 0, 2, 2, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 2, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0], "quest_deck": [7, 13, 23, 11, 12, 15, 9, 18, 16, 6, 4, 0, 2, 5, 3, 8, 21, 22, 14, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [23, 8], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [22, 0, 17, 5, 15, 18, 9, 16, 14, 19, 2, 8, 11, 23, 13, 21, 20, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_holders": [0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [11, 8, 4], "markers": [0, 1, 2, 3, 5], "effects": [[360, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 257, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["cheshire_cat", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 4, "closing_quest": 28, "round": 3, "turn": 34, "active": 1, "party_first": 0, "standee": 1, "region": -1, "draw": 0, "tea_next": 11, "quest_size": 20, "wonderlandian_size": 17, "part_count": 0, "card": -1, "poison_chair": 13, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('2ToXMshNqTCb9CeC',256,'{"rng": 4496879220739039638, "information": 319, "decisions": 256, "stack": [["round", 0], ["end_war", 0], ["war", 0], ["end_party", 0], ["end_tea_turn", 0], ["place_leader", 0]], "waiting": [1], "commitments": [-1, 0], "areas": {"bag": [[0, 2, 1, 1, 1, 3, 0, 1, 0, 3, 3, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 1], [0, 0, 0, 3, 0, 1, 2, 2, 2, 3, 3, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 6, 8, 4, 10, 4, 9, 5, 9, 2, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 2], "active_chips": [[1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[27, 0, 0, 0], [26, 26, 26, 26]], "madness_size": [0, 0], "forged": [[3, 3, 0, 0, 11, 0, 0, 0, 11, 13, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[10, 0, 1, 1, 0, 0], [1, 6, 1, 3, 0, 0]], "leaders": [1, 6], "castles": [[0, 1, 2, 0, 0], [2, 0, 1, 1, 0]], "castles_left": [3, 2], "standee_owners": [0, 1, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0], "standees": [0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], "shards": [5, 14], "vp": [[8, 0, 0], [11, 0, 0]], "unlocked": [14, 15], "leader_strength": [3, 3], "shield": [1, 0], "chairs": [0, 10], "party_cards": [5, 5], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 66, 0, 77, 72, 0, 0, 65, 64, 0, 0, 61, 78, 70], "tea_deck": [88, 81, 76, 71, 75, 64, 70, 61, 60, 79, 73, 65, 83, 66, 89, 63, 77, 69, 68, 86, 78, 62, 67, 82, 85, 84, 80, 74, 87, 72], "card_owners": [0, 0, 0, 0, 2, 2, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 2, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0, 0, 1, 2], "quest_deck": [13, 23, 11, 12, 15, 9, 18, 16, 6, 4, 0, 2, 5, 3, 8, 21, 22, 14, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [23, 8], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [22, 0, 17, 5, 15, 18, 9, 16, 14, 19, 2, 8, 11, 23, 13, 21, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_holders": [0, 1, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [11, 21, 4], "markers": [0, 1, 2, 3, 5], "effects": [[360, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [265, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 257, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["cheshire_cat", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 4, "closing_quest": 28, "round": 3, "turn": 44, "active": 1, "party_first": 0, "standee": 1, "region": -1, "draw": 0, "tea_next": 18, "quest_size": 19, "wonderlandian_size": 16, "part_count": 0, "card": -1, "poison_chair": 13, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('2ToXMshNqTCb9CeC',290,'{"rng": 2440875592814699238, "information": 362, "decisions": 290, "stack": [], "waiting": [], "commitments": [0, -1], "areas": {"bag": [[0, 2, 1, 1, 0, 1, 0, 1, 0, 3, 3, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 3], [0, 0, 0, 2, 0, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0]], "exhausted": [[0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [11, 6, 8, 4, 10, 4, 9, 5, 8, 3, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1], "active_chips": [[5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [11, 6, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [0, 0], "madness": [[26, 26, 0, 0], [26, 26, 26, 26]], "madness_size": [2, 2], "forged": [[3, 3, 0, 0, 11, 6, 0, 0, 11, 13, 0, 0, 0, 0, 0, 0], [11, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0]], "held": [[11, 0, 0, 0, 0, 0, 0, 0], [26, 13, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[9, 0, 1, 1, 0, 1], [1, 4, 1, 3, 0, 2]], "leaders": [5, 3], "castles": [[0, 2, 2, 0, 0], [2, 0, 1, 2, 0]], "castles_left": [3, 2], "standee_owners": [0, 1, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0], "standees": [0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0], "shards": [5, 7], "vp": [[18, 5, 0], [21, 0, 0]], "unlocked": [14, 15], "leader_strength": [3, 3], "shield": [0, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 66, 0, 77, 72, 0, 0, 65, 64, 0, 0, 61, 78, 70], "tea_deck": [88, 81, 76, 71, 75, 64, 70, 61, 60, 79, 73, 65, 83, 66, 89, 63, 77, 69, 68, 86, 78, 62, 67, 82, 85, 84, 80, 74, 87, 72], "card_owners": [0, 0, 0, 0, 2, 2, 1, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 2, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0, 0, 1, 2], "quest_deck": [13, 23, 11, 12, 15, 9, 18, 16, 6, 4, 0, 2, 5, 3, 8, 21, 22, 14, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [23, 8], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [22, 0, 17, 5, 15, 18, 9, 16, 14, 19, 2, 8, 11, 23, 13, 21, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_holders": [0, 1, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [11, 21, 4], "markers": [0, 1, 2, 3, 5], "effects": [[360, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53472, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [26865, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26873, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["cheshire_cat", "jabberwock"], "ally_sets": [0, 0, 0, 0, 0], "closed": 4, "closing_quest": 28, "round": 3, "turn": 48, "active": -1, "party_first": 0, "standee": 1, "region": -1, "draw": 0, "tea_next": 18, "quest_size": 19, "wonderlandian_size": 16, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": false, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
INSERT INTO "snapshots" VALUES('2BX0_Ac8NPyJT8MB',64,'{"rng": 3539876949972387686, "information": 137, "decisions": 60, "stack": [["round", 0], ["end_war", 0], ["next_battle", 3], ["clean_up", 0], ["wagers", 0], ["forging", 0]], "waiting": [0], "commitments": [0, 0], "areas": {"bag": [[0, 0, 0, 1, 2, 0, 0, 0, 1, 1, 5, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0], [0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 3, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0]], "exhausted": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "supply": [10, 8, 10, 7, 8, 8, 11, 7, 9, 7, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0], "active_chips": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "active_chips_size": [1, 1], "madness": [[26, 0, 0, 0], [0, 0, 0, 0]], "madness_size": [1, 0], "forged": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "held": [[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "held_size": [0, 0], "held_known": [0, 0], "supporters": [[0, 2, 6, 0, 0, 2], [0, 5, 4, 1, 0, 0]], "leaders": [5, 2], "castles": [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], "castles_left": [5, 5], "standee_owners": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "standees": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "shards": [4, 7], "vp": [[0, 0, 0], [0, 0, 0]], "unlocked": [0, 0], "leader_strength": [2, 1], "shield": [1, 1], "chairs": [0, 0], "party_cards": [5, 5], "battle": [[2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], [2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "table": [0, 1, 29, 14, 0, 0, 30, 0, 26, 0, 5, 20, 0, 2], "tea_deck": [0, 28, 13, 18, 9, 3, 15, 17, 10, 23, 7, 29, 11, 1, 25, 4, 19, 16, 2, 22, 27, 12, 20, 8, 26, 24, 14, 5, 6, 21], "card_owners": [0, 0, 0, 2, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0, 2, 2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_deck": [8, 11, 17, 29, 20, 24, 10, 12, 6, 27, 13, 25, 21, 23, 7, 15, 9, 19, 28, 16, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0], "quest_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], "feats": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "given_back": [8, 29], "quests_drawn": [0, 3], "quest_knowers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "wonderlandian_deck": [17, 20, 15, 3, 18, 8, 10, 1, 5, 6, 14, 16, 2, 11, 7, 0, 13, 22, 21, 19, 23, 9, 0, 0], "wonderlandian_holders": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "market": [10, 24, 20], "markers": [3, 5, 1, 0, 2], "effects": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]], "effects_size": [[0, 0], [0, 0]], "parts": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "factions": ["cheshire_cat", "mad_hatter"], "ally_sets": [0, 0, 0, 0, 0], "closed": 0, "closing_quest": 2, "round": 1, "turn": 14, "active": -1, "party_first": 0, "standee": 4, "region": 1, "draw": 1, "tea_next": 18, "quest_size": 21, "wonderlandian_size": 19, "part_count": 0, "card": -1, "poison_chair": 0, "my_party": true, "at_head": false, "passed": false, "on_unlock": 0, "wagers_open": false}}');
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
INSERT INTO "tables" VALUES('2ToXMshNqTCb9CeC','wonderlands_war',3,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'48c9c6274fc07e23c714662fcacf25b8ac2e556acf7b5c548d4f35abf1928098',NULL,1795910046698,1795910066318,290,48,'[]',1,NULL);
INSERT INTO "tables" VALUES('2BX0_Ac8NPyJT8MB','wonderlands_war',3,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'74414b004064f0845c688ff921c0e80c14d91f4613190b5d880a923831b5417b',NULL,1795910066439,1795910077540,90,19,'[0]',0,NULL);
INSERT INTO "tables" VALUES('yG2Y5uo5XBvUVatq','wonderlands_war',3,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'6c005f93db9106f229aa77f99537a70917b02f2567f80aeeb486840aa429b8c8',NULL,1795910077569,1795910079079,20,3,'[0]',0,NULL);
INSERT INTO "tables" VALUES('Cv2dX2qMoWplZBGE','wonderlands_war',3,2,'{"edition": "final", "ally_set": "A", "card_soldier_set": "as_set", "flamingo_set": "as_set", "rose_set": "as_set", "red_rook_set": "as_set", "creature_set": "as_set", "card_soldier_a": "double", "faction_1": "random", "faction_2": "random", "faction_3": "random", "faction_4": "random", "faction_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'a2fde7d61e692ce2945919e3f915743dae452682e563edfb1d4a2bcb0d9df6ce',NULL,1795910079117,1795910079117,0,1,'[0, 1]',0,NULL);
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE INDEX seats_holder ON seats (holder);
COMMIT;
