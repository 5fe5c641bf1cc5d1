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
INSERT INTO "chat" VALUES('v2IOwr_r45lxgRpP',1,0,'Ann','Hm.',1795906204709);
INSERT INTO "chat" VALUES('v2IOwr_r45lxgRpP',2,0,'Ann','Hm.',1795906209422);
INSERT INTO "chat" VALUES('v2IOwr_r45lxgRpP',3,0,'Ann','Hm.',1795906210465);
INSERT INTO "chat" VALUES('v2IOwr_r45lxgRpP',4,0,'Ann','Hm.',1795906214442);
INSERT INTO "chat" VALUES('bMZb34NWDS7W0ksx',1,0,'Ann','Hm.',1795906219425);
INSERT INTO "chat" VALUES('bMZb34NWDS7W0ksx',2,0,'Ann','Hm.',1795906220417);
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
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',1,'act',0,'{"kind": "mulligan", "cards": ["knight", "cheergirl", "pirate"]}',NULL,1795906188422);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',2,'act',1,'{"kind": "mulligan", "cards": ["original", "miko", "sheriff"]}',NULL,1795906188511);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',3,'act',2,'{"kind": "mulligan", "cards": ["wonder"]}',NULL,1795906188582);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',4,'act',1,'{"kind": "place_city", "space": 56}',NULL,1795906188661);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',5,'act',2,'{"kind": "place_city", "space": 28}',NULL,1795906188718);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',6,'act',0,'{"kind": "place_city", "space": 49}',NULL,1795906188775);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',7,'act',0,'{"kind": "place_city", "space": 49}',NULL,1795906188853);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',8,'act',2,'{"kind": "place_city", "space": 7}',NULL,1795906188967);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',9,'act',1,'{"kind": "place_city", "space": 7}',NULL,1795906189119);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',10,'act',1,'{"kind": "play", "card": "hunter"}',NULL,1795906189145);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',11,'act',1,'{"kind": "commoner", "card": "hunter", "slot": "green"}',NULL,1795906189197);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',12,'act',1,'{"kind": "invade", "space": 61}',NULL,1795906189289);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',13,'act',2,'{"kind": "play", "card": "angel"}',NULL,1795906189377);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',14,'act',2,'{"kind": "commoner", "card": "angel", "slot": "white"}',NULL,1795906189448);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',15,'act',2,'{"kind": "invade", "space": 41}',NULL,1795906189515);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',16,'act',0,'{"kind": "play", "card": "detective"}',NULL,1795906189557);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',17,'act',0,'{"kind": "commoner", "card": "detective", "slot": "green"}',NULL,1795906189591);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',18,'act',0,'{"kind": "invade", "space": 54}',NULL,1795906189617);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',19,'act',1,'{"kind": "play", "card": "little"}',NULL,1795906189646);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',20,'act',1,'{"kind": "commoner", "card": "little", "slot": "green"}',NULL,1795906189678);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',21,'act',1,'{"kind": "invade", "space": 40}',NULL,1795906189727);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',22,'act',2,'{"kind": "play", "card": "adventurer"}',NULL,1795906189817);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',23,'act',2,'{"kind": "commoner", "card": "adventurer", "slot": "yellow"}',NULL,1795906189945);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',24,'act',2,'{"kind": "invade", "space": 13}',NULL,1795906190209);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',25,'act',0,'{"kind": "play", "card": "librarian"}',NULL,1795906190381);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',26,'act',0,'{"kind": "commoner", "card": "librarian", "slot": "red"}',NULL,1795906190459);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',27,'act',0,'{"kind": "invade", "space": 29}',NULL,1795906190556);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',28,'act',1,'{"kind": "play", "card": "astronaut"}',NULL,1795906190697);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',29,'act',1,'{"kind": "commoner", "card": "astronaut", "slot": "yellow"}',NULL,1795906190789);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',30,'act',1,'{"kind": "invade", "space": 11}',NULL,1795906190959);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',31,'act',2,'{"kind": "play", "card": "astronaut"}',NULL,1795906191039);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',32,'act',2,'{"kind": "commoner", "card": "astronaut", "slot": "green"}',NULL,1795906191149);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',33,'act',2,'{"kind": "invade", "space": 2}',NULL,1795906191263);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',34,'act',0,'{"kind": "play", "card": "cartographer"}',NULL,1795906191337);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',35,'act',0,'{"kind": "commoner", "card": "cartographer", "slot": "red"}',NULL,1795906191416);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',36,'act',0,'{"kind": "invade", "space": 60}',NULL,1795906191501);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',37,'act',1,'{"kind": "play", "card": "magical"}',NULL,1795906191721);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',38,'act',1,'{"kind": "commoner", "card": "magical", "slot": "blue"}',NULL,1795906191844);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',39,'act',1,'{"kind": "invade", "space": 31}',NULL,1795906192014);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',40,'act',2,'{"kind": "play", "card": "merchant"}',NULL,1795906192113);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',41,'act',2,'{"kind": "commoner", "card": "merchant", "slot": "yellow"}',NULL,1795906192194);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',42,'act',2,'{"kind": "invade", "space": 45}',NULL,1795906192339);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',43,'act',0,'{"kind": "play", "card": "magical"}',NULL,1795906192545);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',44,'act',0,'{"kind": "commoner", "card": "magical", "slot": "green"}',NULL,1795906192651);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',45,'act',0,'{"kind": "invade", "space": 44}',NULL,1795906192794);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',46,'act',1,'{"kind": "play", "card": "original"}',NULL,1795906192848);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',47,'act',1,'{"kind": "commoner", "card": "original", "slot": "blue"}',NULL,1795906192914);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',48,'act',1,'{"kind": "invade", "space": 43}',NULL,1795906192980);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',49,'act',2,'{"kind": "play", "card": "miko"}',NULL,1795906193041);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',50,'act',2,'{"kind": "summon", "card": "miko", "slot": "white", "tokens": 0}',NULL,1795906193097);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',51,'act',2,'{"kind": "invade", "space": 39}',NULL,1795906193211);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',52,'act',0,'{"kind": "play", "card": "pirate"}',NULL,1795906193355);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',53,'act',0,'{"kind": "commoner", "card": "pirate", "slot": "yellow"}',NULL,1795906193470);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',54,'act',0,'{"kind": "invade", "space": 4}',NULL,1795906193562);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',55,'act',1,'{"kind": "play", "card": "ninja"}',NULL,1795906193654);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',56,'act',1,'{"kind": "commoner", "card": "ninja", "slot": "blue"}',NULL,1795906193766);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',57,'act',1,'{"kind": "invade", "space": 37}',NULL,1795906193859);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',58,'act',2,'{"kind": "play", "card": "cartographer"}',NULL,1795906193940);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',59,'act',2,'{"kind": "commoner", "card": "cartographer", "slot": "blue"}',NULL,1795906194022);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',60,'act',2,'{"kind": "invade", "space": 39}',NULL,1795906194116);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',61,'act',0,'{"kind": "play", "card": "miko"}',NULL,1795906194190);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',62,'act',0,'{"kind": "commoner", "card": "miko", "slot": "green"}',NULL,1795906194274);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',63,'act',0,'{"kind": "invade", "space": 46}',NULL,1795906194365);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',64,'act',1,'{"kind": "play", "card": "little"}',NULL,1795906194424);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',65,'act',1,'{"kind": "commoner", "card": "little", "slot": "white"}',NULL,1795906194502);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',66,'act',1,'{"kind": "invade", "space": 59}',NULL,1795906194585);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',67,'act',2,'{"kind": "play", "card": "magical"}',NULL,1795906194677);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',68,'act',2,'{"kind": "commoner", "card": "magical", "slot": "green"}',NULL,1795906194753);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',69,'act',2,'{"kind": "invade", "space": 10}',NULL,1795906194810);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',70,'act',0,'{"kind": "play", "card": "ninja"}',NULL,1795906194865);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',71,'act',0,'{"kind": "commoner", "card": "ninja", "slot": "yellow"}',NULL,1795906194955);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',72,'act',0,'{"kind": "invade", "space": 51}',NULL,1795906195020);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',73,'act',1,'{"kind": "play", "card": "magical"}',NULL,1795906195050);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',74,'act',1,'{"kind": "commoner", "card": "magical", "slot": "yellow"}',NULL,1795906195119);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',75,'act',1,'{"kind": "invade", "space": 40}',NULL,1795906195212);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',76,'act',2,'{"kind": "play", "card": "fighter"}',NULL,1795906195298);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',77,'act',2,'{"kind": "commoner", "card": "fighter", "slot": "white"}',NULL,1795906195371);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',78,'act',2,'{"kind": "invade", "space": 32}',NULL,1795906195464);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',79,'act',0,'{"kind": "play", "card": "little"}',NULL,1795906195532);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',80,'act',0,'{"kind": "commoner", "card": "little", "slot": "white"}',NULL,1795906195618);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',81,'act',0,'{"kind": "invade", "space": 55}',NULL,1795906195708);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',82,'act',0,'{"kind": "attack"}',NULL,1795906195793);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',83,'act',1,'{"kind": "play", "card": "angel"}',NULL,1795906195896);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',84,'act',1,'{"kind": "commoner", "card": "angel", "slot": "yellow"}',NULL,1795906196022);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',85,'act',1,'{"kind": "invade", "space": 50}',NULL,1795906196085);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',86,'act',2,'{"kind": "play", "card": "valkyrie"}',NULL,1795906196125);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',87,'act',2,'{"kind": "commoner", "card": "valkyrie", "slot": "green"}',NULL,1795906196194);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',88,'act',2,'{"kind": "invade", "space": 23}',NULL,1795906196279);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',89,'act',0,'{"kind": "play", "card": "princess"}',NULL,1795906196377);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',90,'act',0,'{"kind": "commoner", "card": "princess", "slot": "white"}',NULL,1795906196475);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',91,'act',0,'{"kind": "invade", "space": 11}',NULL,1795906196566);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',92,'act',1,'{"kind": "play", "card": "cheergirl"}',NULL,1795906196649);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',93,'act',1,'{"kind": "commoner", "card": "cheergirl", "slot": "red"}',NULL,1795906196734);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',94,'act',1,'{"kind": "invade", "space": 50}',NULL,1795906196827);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',95,'act',2,'{"kind": "play", "card": "fighter"}',NULL,1795906196897);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',96,'act',2,'{"kind": "commoner", "card": "fighter", "slot": "white"}',NULL,1795906196970);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',97,'act',2,'{"kind": "invade", "space": 16}',NULL,1795906197090);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',98,'act',0,'{"kind": "play", "card": "astronaut"}',NULL,1795906197193);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',99,'act',0,'{"kind": "commoner", "card": "astronaut", "slot": "blue"}',NULL,1795906197281);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',100,'act',0,'{"kind": "invade", "space": 26}',NULL,1795906197383);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',101,'act',1,'{"kind": "play", "card": "pirate"}',NULL,1795906197492);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',102,'act',1,'{"kind": "commoner", "card": "pirate", "slot": "red"}',NULL,1795906197586);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',103,'act',1,'{"kind": "invade", "space": 25}',NULL,1795906197697);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',104,'act',2,'{"kind": "play", "card": "sheriff"}',NULL,1795906197792);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',105,'act',2,'{"kind": "commoner", "card": "sheriff", "slot": "yellow"}',NULL,1795906197899);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',106,'act',2,'{"kind": "invade", "space": 23}',NULL,1795906197999);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',107,'act',0,'{"kind": "play", "card": "little"}',NULL,1795906198090);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',108,'act',0,'{"kind": "commoner", "card": "little", "slot": "red"}',NULL,1795906198125);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',109,'act',0,'{"kind": "invade", "space": 6}',NULL,1795906198183);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',110,'act',1,'{"kind": "play", "card": "knight"}',NULL,1795906198271);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',111,'act',1,'{"kind": "commoner", "card": "knight", "slot": "white"}',NULL,1795906199222);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',112,'act',1,'{"kind": "invade", "space": 3}',NULL,1795906199367);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',113,'act',2,'{"kind": "play", "card": "wiccan"}',NULL,1795906199535);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',114,'act',2,'{"kind": "commoner", "card": "wiccan", "slot": "blue"}',NULL,1795906199655);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',115,'act',2,'{"kind": "invade", "space": 2}',NULL,1795906199785);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',116,'act',0,'{"kind": "play", "card": "jet"}',NULL,1795906199972);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',117,'act',0,'{"kind": "commoner", "card": "jet", "slot": "yellow"}',NULL,1795906200053);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',118,'act',0,'{"kind": "invade", "space": 39}',NULL,1795906200107);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',119,'act',1,'{"kind": "play", "card": "cheergirl"}',NULL,1795906200175);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',120,'act',1,'{"kind": "commoner", "card": "cheergirl", "slot": "green"}',NULL,1795906200245);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',121,'act',1,'{"kind": "invade", "space": 47}',NULL,1795906200292);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',122,'act',2,'{"kind": "play", "card": "adventurer"}',NULL,1795906200356);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',123,'act',2,'{"kind": "commoner", "card": "adventurer", "slot": "green"}',NULL,1795906200431);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',124,'act',2,'{"kind": "invade", "space": 44}',NULL,1795906200523);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',125,'act',0,'{"kind": "play", "card": "jet"}',NULL,1795906200650);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',126,'act',0,'{"kind": "commoner", "card": "jet", "slot": "green"}',NULL,1795906200754);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',127,'act',0,'{"kind": "invade", "space": 6}',NULL,1795906200903);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',128,'act',1,'{"kind": "play", "card": "idol"}',NULL,1795906201056);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',129,'act',1,'{"kind": "commoner", "card": "idol", "slot": "blue"}',NULL,1795906201159);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',130,'act',1,'{"kind": "invade", "space": 62}',NULL,1795906201266);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',131,'act',2,'{"kind": "play", "card": "detective"}',NULL,1795906201385);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',132,'act',2,'{"kind": "commoner", "card": "detective", "slot": "yellow"}',NULL,1795906201499);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',133,'act',2,'{"kind": "invade", "space": 34}',NULL,1795906201663);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',134,'act',0,'{"kind": "play", "card": "knight"}',NULL,1795906201835);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',135,'act',0,'{"kind": "commoner", "card": "knight", "slot": "yellow"}',NULL,1795906201911);
INSERT INTO "events" VALUES('S38umk61e7HAV7b0',136,'act',0,'{"kind": "invade", "space": 10}',NULL,1795906202096);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',1,'act',2,'{"kind": "mulligan", "cards": ["idol", "merchant", "adventurer", "adventurer"]}',NULL,1795906202326);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',2,'act',1,'{"kind": "mulligan", "cards": ["magical", "astronaut"]}','r91',1795906202619);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',3,'act',0,'{"kind": "mulligan", "cards": ["empress", "miko"]}','r92',1795906202762);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',4,'act',2,'{"kind": "place_city", "space": 42}',NULL,1795906202832);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',5,'act',0,'{"kind": "place_city", "space": 21}','r93',1795906202983);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',6,'act',1,'{"kind": "place_city", "space": 56}','r94',1795906203104);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',7,'act',1,'{"kind": "place_city", "space": 21}','r95',1795906203297);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',8,'act',0,'{"kind": "place_city", "space": 49}','r96',1795906203425);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',9,'act',2,'{"kind": "place_city", "space": 35}',NULL,1795906203594);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',10,'act',2,'{"kind": "play", "card": "mayor"}',NULL,1795906203666);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',11,'act',2,'{"kind": "commoner", "card": "mayor", "slot": "blue"}',NULL,1795906203702);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',12,'act',2,'{"kind": "invade", "space": 40}',NULL,1795906203754);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',13,'act',0,'{"kind": "play", "card": "jet"}','r97',1795906203857);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',14,'undo',0,'{}','r98',1795906203945);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',15,'act',0,'{"kind": "play", "card": "librarian"}','r99',1795906204044);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',16,'undo',0,'{}','r100',1795906204155);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',17,'act',0,'{"kind": "play", "card": "wonder"}','r101',1795906204278);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',18,'act',0,'{"kind": "commoner", "card": "wonder", "slot": "red"}','r102',1795906204424);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',19,'act',0,'{"kind": "invade", "space": 6}','r103',1795906204579);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',20,'act',1,'{"kind": "play", "card": "ninja"}','r105',1795906204805);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',21,'act',1,'{"kind": "commoner", "card": "ninja", "slot": "red"}','r106',1795906204902);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',22,'act',1,'{"kind": "invade", "space": 30}','r107',1795906205070);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',23,'act',2,'{"kind": "play", "card": "angel"}',NULL,1795906205201);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',24,'act',2,'{"kind": "commoner", "card": "angel", "slot": "yellow"}',NULL,1795906205305);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',25,'act',2,'{"kind": "invade", "space": 47}',NULL,1795906205413);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',26,'act',0,'{"kind": "play", "card": "jet"}','r108',1795906205541);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',27,'act',0,'{"kind": "commoner", "card": "jet", "slot": "red"}','r109',1795906205680);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',28,'act',0,'{"kind": "invade", "space": 50}','r110',1795906205873);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',29,'act',1,'{"kind": "play", "card": "tycoon"}','r111',1795906206010);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',30,'act',1,'{"kind": "commoner", "card": "tycoon", "slot": "blue"}','r112',1795906206198);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',31,'act',1,'{"kind": "invade", "space": 53}','r113',1795906206466);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',32,'act',2,'{"kind": "play", "card": "panzer"}',NULL,1795906206596);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',33,'act',2,'{"kind": "commoner", "card": "panzer", "slot": "white"}',NULL,1795906206717);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',34,'act',2,'{"kind": "invade", "space": 59}',NULL,1795906206857);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',35,'act',0,'{"kind": "play", "card": "little"}','r115',1795906207090);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',36,'act',0,'{"kind": "summon", "card": "little", "slot": "blue", "tokens": 0}','r116',1795906207353);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',37,'act',0,'{"kind": "invade", "space": 17}','r117',1795906207634);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',38,'act',1,'{"kind": "play", "card": "sheriff"}','r118',1795906207760);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',39,'undo',1,'{}','r119',1795906207919);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',40,'act',1,'{"kind": "play", "card": "knight"}','r120',1795906208110);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',41,'act',1,'{"kind": "commoner", "card": "knight", "slot": "green"}','r121',1795906208318);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',42,'act',1,'{"kind": "invade", "space": 3}','r122',1795906208599);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',43,'act',2,'{"kind": "play", "card": "adventurer"}',NULL,1795906208807);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',44,'act',2,'{"kind": "commoner", "card": "adventurer", "slot": "red"}',NULL,1795906208952);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',45,'act',2,'{"kind": "invade", "space": 22}',NULL,1795906209063);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',46,'act',0,'{"kind": "play", "card": "fighter"}','r123',1795906209187);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',47,'act',0,'{"kind": "commoner", "card": "fighter", "slot": "green"}','r124',1795906209238);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',48,'act',0,'{"kind": "invade", "space": 19}','r125',1795906209345);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',49,'undo',0,'{}','r127',1795906209491);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',50,'act',0,'{"kind": "invade", "space": 44}','r128',1795906209674);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',51,'undo',0,'{}','r129',1795906209956);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',52,'act',0,'{"kind": "invade", "space": 20}','r130',1795906210257);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',53,'act',1,'{"kind": "play", "card": "merchant"}','r132',1795906210541);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',54,'act',1,'{"kind": "commoner", "card": "merchant", "slot": "blue"}','r133',1795906210689);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',55,'act',1,'{"kind": "invade", "space": 9}','r134',1795906210939);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',56,'act',2,'{"kind": "play", "card": "wiccan"}',NULL,1795906211146);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',57,'act',2,'{"kind": "commoner", "card": "wiccan", "slot": "green"}',NULL,1795906211298);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',58,'act',2,'{"kind": "invade", "space": 62}',NULL,1795906211428);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',59,'act',0,'{"kind": "play", "card": "alchemist"}','r135',1795906211570);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',60,'act',0,'{"kind": "commoner", "card": "alchemist", "slot": "blue"}','r136',1795906211686);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',61,'act',0,'{"kind": "invade", "space": 18}','r137',1795906211822);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',62,'act',1,'{"kind": "play", "card": "original"}','r138',1795906211954);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',63,'undo',1,'{}','r139',1795906212097);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',64,'act',1,'{"kind": "play", "card": "magical"}','r140',1795906212261);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',65,'act',1,'{"kind": "commoner", "card": "magical", "slot": "red"}','r141',1795906212439);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',66,'act',1,'{"kind": "invade", "space": 24}','r142',1795906212634);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',67,'act',2,'{"kind": "play", "card": "magical"}',NULL,1795906212846);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',68,'act',2,'{"kind": "summon", "card": "magical", "slot": "yellow", "tokens": 0}',NULL,1795906212986);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',69,'act',2,'{"kind": "invade", "space": 1}',NULL,1795906213040);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',70,'act',0,'{"kind": "play", "card": "librarian"}','r144',1795906213160);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',71,'act',0,'{"kind": "commoner", "card": "librarian", "slot": "green"}','r145',1795906213330);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',72,'act',0,'{"kind": "invade", "space": 34}','r146',1795906213578);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',73,'act',1,'{"kind": "play", "card": "pirate"}','r147',1795906213732);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',74,'act',1,'{"kind": "commoner", "card": "pirate", "slot": "yellow"}','r148',1795906213858);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',75,'act',1,'{"kind": "invade", "space": 36}','r149',1795906213988);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',76,'act',2,'{"kind": "play", "card": "idol"}',NULL,1795906214086);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',77,'act',2,'{"kind": "commoner", "card": "idol", "slot": "yellow"}',NULL,1795906214198);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',78,'act',2,'{"kind": "invade", "space": 62}',NULL,1795906214314);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',79,'act',0,'{"kind": "play", "card": "empress"}','r151',1795906214538);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',80,'act',0,'{"kind": "commoner", "card": "empress", "slot": "white"}','r152',1795906214745);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',81,'act',0,'{"kind": "invade", "space": 13}','r153',1795906214886);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',82,'undo',0,'{}','r154',1795906215012);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',83,'act',0,'{"kind": "invade", "space": 12}','r155',1795906216073);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',84,'act',1,'{"kind": "play", "card": "original"}','r156',1795906216173);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',85,'act',1,'{"kind": "commoner", "card": "original", "slot": "yellow"}','r157',1795906216274);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',86,'act',1,'{"kind": "invade", "space": 3}','r158',1795906216418);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',87,'act',2,'{"kind": "play", "card": "merchant"}',NULL,1795906216513);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',88,'act',2,'{"kind": "commoner", "card": "merchant", "slot": "red"}',NULL,1795906216606);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',89,'act',2,'{"kind": "invade", "space": 31}',NULL,1795906216746);
INSERT INTO "events" VALUES('v2IOwr_r45lxgRpP',90,'act',0,'{"kind": "play", "card": "little"}','r159',1795906216918);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',1,'act',2,'{"kind": "mulligan", "cards": ["idol"]}',NULL,1795906217374);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',2,'act',0,'{"kind": "mulligan", "cards": ["ninja", "demonlord", "hunter", "hunter"]}','r160',1795906217557);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',3,'act',1,'{"kind": "mulligan", "cards": ["librarian", "cartographer"]}','r161',1795906217701);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',4,'act',1,'{"kind": "place_city", "space": 14}','r162',1795906217864);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',5,'act',2,'{"kind": "place_city", "space": 42}',NULL,1795906217990);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',6,'act',0,'{"kind": "place_city", "space": 35}','r163',1795906218124);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',7,'undo',0,'{}','r164',1795906218231);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',8,'act',0,'{"kind": "place_city", "space": 35}','r165',1795906218397);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',9,'act',0,'{"kind": "place_city", "space": 21}','r166',1795906218517);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',10,'act',2,'{"kind": "place_city", "space": 7}',NULL,1795906218631);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',11,'act',1,'{"kind": "place_city", "space": 28}','r167',1795906218757);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',12,'act',1,'{"kind": "play", "card": "adventurer"}','r168',1795906219142);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',13,'act',1,'{"kind": "commoner", "card": "adventurer", "slot": "blue"}','r169',1795906219266);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',14,'act',1,'{"kind": "invade", "space": 17}','r171',1795906219523);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',15,'act',2,'{"kind": "play", "card": "princess"}',NULL,1795906219654);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',16,'act',2,'{"kind": "commoner", "card": "princess", "slot": "green"}',NULL,1795906219821);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',17,'act',2,'{"kind": "invade", "space": 23}',NULL,1795906220061);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',18,'act',0,'{"kind": "play", "card": "panzer"}','r172',1795906220263);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',19,'act',0,'{"kind": "commoner", "card": "panzer", "slot": "blue"}','r174',1795906220493);
INSERT INTO "events" VALUES('bMZb34NWDS7W0ksx',20,'act',0,'{"kind": "invade", "space": 30}','r175',1795906220694);
CREATE TABLE requests (
	table_id VARCHAR(32) NOT NULL, 
	request_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (table_id, request_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r91','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 2}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r92','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 3}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r93','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 5}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r94','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 6}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r95','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 7}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r96','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 8}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r97','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 13}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r98','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 14}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r99','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 15}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r100','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 16}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r101','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 17}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r102','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 18}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r103','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 19}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r104','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 19}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r105','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 20}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r106','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 21}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r107','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 22}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r108','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 26}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r109','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 27}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r110','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 28}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r111','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 29}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r112','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 30}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r113','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 31}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r115','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 35}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r116','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 36}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r117','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 37}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r118','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 38}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r119','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 39}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r120','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 40}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r121','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 41}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r122','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 42}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r123','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 46}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r124','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 47}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r125','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 48}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r126','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 48}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r127','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 49}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r128','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 50}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r129','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 51}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r130','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 52}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r131','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 52}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r132','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 53}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r133','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 54}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r134','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 55}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r135','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 59}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r136','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 60}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r137','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 61}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r138','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 62}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r139','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 63}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r140','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 64}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r141','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 65}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r142','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 66}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r144','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 70}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r145','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 71}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r146','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 72}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r147','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 73}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r148','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 74}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r149','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 75}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r150','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 78}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r151','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 79}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r152','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 80}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r153','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 81}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r154','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 82}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r155','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 83}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r156','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 84}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r157','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 85}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r158','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 86}');
INSERT INTO "requests" VALUES('v2IOwr_r45lxgRpP','r159','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 90}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r160','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 2}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r161','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 3}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r162','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 4}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r163','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 6}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r164','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 7}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r165','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 8}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r166','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 9}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r167','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 11}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r168','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 12}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r169','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 13}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r170','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 13}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r171','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 14}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r172','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 18}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r173','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 18}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r174','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 19}');
INSERT INTO "requests" VALUES('bMZb34NWDS7W0ksx','r175','69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c','{"seq": 20}');
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
INSERT INTO "seats" VALUES('S38umk61e7HAV7b0',0,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('S38umk61e7HAV7b0',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('S38umk61e7HAV7b0',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('v2IOwr_r45lxgRpP',0,0,NULL,'Ann','981f5c189e3715dab615d7d5a8efb022b48c6f8ecfd07e436a28a0a2eca12cc0',0,'69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c');
INSERT INTO "seats" VALUES('v2IOwr_r45lxgRpP',1,0,NULL,'Ann','7c03cedf5719fab5b8f94bef5ca21fa79d38ff7fb1833aa6aa313642b69bbac6',0,'69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c');
INSERT INTO "seats" VALUES('v2IOwr_r45lxgRpP',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('bMZb34NWDS7W0ksx',0,0,NULL,'Ann','3ec8cf9e436cabfadbe5f365ef9e8c01309461b68cb177d25b0d21ee3bdf0e73',0,'69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c');
INSERT INTO "seats" VALUES('bMZb34NWDS7W0ksx',1,0,NULL,'Ann','7c21827016df6d2d9095150029c289f81f89175666cffdf541a101d5d61204ae',0,'69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c');
INSERT INTO "seats" VALUES('bMZb34NWDS7W0ksx',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('a324VgIvsNioyI0c',0,0,NULL,'Ann','c1abac60fd2273390ba7eb615ffa06e7889fee6756d3ffc007178282184b24bd',0,'69a9870ded77c85336a44585a208ae9dbc024b056e489c3a417017ff609a145c');
INSERT INTO "seats" VALUES('a324VgIvsNioyI0c',1,0,NULL,'','5fcd7f5f0c8590344b8fb5f303216db38610059db84dc184a512c21a5e0b5e81',0,NULL);
INSERT INTO "seats" VALUES('a324VgIvsNioyI0c',2,0,NULL,'','5c7807409e6e6fd045d4527dd443f147df66fe1d459480be0727303f808a48cf',0,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('S38umk61e7HAV7b0',64,'{"schema": 1, "game": "alicematic_heroes", "players": 3, "options": {"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}, "rng": 2565435986185227188, "information": 141, "decisions": 64, "stack": [["end_turn", 0], ["choose_target", 0], ["place_card", 0]], "waiting": [1], "commitments": [25, 28, 2], "areas": {"map": [{"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 0}, {"tile": "T07", "turned": 4}, {"tile": "T10", "turned": 0}, {"tile": "T03", "turned": 1}, {"tile": "T01", "turned": 2}, {"tile": "T06", "turned": 5}, {"tile": "T09", "turned": 3}, {"tile": "T05", "turned": 0}], "held": [[], [], [], [], [], [], [], [2, 1], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [2], [], [], [], [], [], [], [], [], [], [], [2], [], [], [], [], [], [], [], [], [], [0, 0], [], [], [], [], [], [], [1], [], [], [], [], [], []], "attacks": [null, null, 2, null, 0, null, null, null, null, null, null, 1, null, 2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 0, null, 1, null, null, null, null, null, 1, null, null, 1, 2, null, 1, 0, 2, 0, null, null, null, null, null, null, null, 0, null, null, null, null, null, 0, 1, null], "deck": ["alchemist", "ninja", "merchant", "princess", "hunter", "empress", "wonder", "wonder", "original", "mayor", "valkyrie", "fighter", "demonlord", "fighter", "panzer", "tycoon", "librarian", "knight", "mayor", "hunter", "cheergirl", "princess", "adventurer", "alchemist", "wiccan", "panzer", "empress", "knight", "detective", "tycoon", "detective", "adventurer", "idol", "wonder", "sheriff", "knight", "miko", "sheriff", "merchant", "idol", "idol", "cheergirl", "jet", "wiccan", "pirate", "jet", "fighter", "cheergirl", "little", "hunter", "alchemist"], "discard": {"knight": 1, "wonder": 1, "cheergirl": 1, "pirate": 1, "original": 1, "miko": 1, "sheriff": 1}, "seats": [{"kingdom": "march_hare", "hand": {"ninja": 1, "demonlord": 1, "little": 1, "astronaut": 1, "princess": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "cartographer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [], "yellow": [{"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"valkyrie": 1, "little": 1, "magical": 1, "original": 1, "angel": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [], "blue": [{"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "original", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "queen_of_hearts", "hand": {"fighter": 1, "valkyrie": 1, "magical": 1, "adventurer": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [], "blue": [{"card": "cartographer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": true, "known": false, "old": false, "copies": null, "revealed": 1}]}, "vp": {"cities": 0, "lands": 2, "forests": 0, "effects": 1}}], "look": [], "start": 1, "active": 1, "turn": 19, "stamp": 1, "plan": {"card": "little", "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
INSERT INTO "snapshots" VALUES('S38umk61e7HAV7b0',128,'{"schema": 1, "game": "alicematic_heroes", "players": 3, "options": {"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}, "rng": 2565435986185227188, "information": 165, "decisions": 128, "stack": [["end_turn", 0], ["choose_target", 0], ["place_card", 0]], "waiting": [1], "commitments": [25, 28, 2], "areas": {"map": [{"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 0}, {"tile": "T07", "turned": 4}, {"tile": "T10", "turned": 0}, {"tile": "T03", "turned": 1}, {"tile": "T01", "turned": 2}, {"tile": "T06", "turned": 5}, {"tile": "T09", "turned": 3}, {"tile": "T05", "turned": 0}], "held": [[], [], [2], [], [], [], [0], [2, 1], [], [], [], [0], [], [], [], [], [], [], [], [], [], [], [], [2], [], [], [], [], [2], [], [], [], [2], [], [], [], [], [], [], [2], [1], [], [], [], [2], [], [], [], [], [0, 0], [1], [0], [], [], [], [], [1], [], [], [1], [], [], []], "attacks": [null, null, null, 1, 0, null, null, null, null, null, 2, null, null, 2, null, null, 2, null, null, null, null, null, null, null, null, 1, 0, null, null, 0, null, 1, null, null, null, null, null, 1, null, 0, null, 2, null, 1, null, 2, 0, 1, null, null, null, null, null, null, 0, 0, null, null, null, null, 0, 1, null], "deck": ["alchemist", "ninja", "merchant", "princess", "hunter", "empress", "wonder", "wonder", "original", "mayor", "valkyrie", "fighter", "demonlord", "fighter", "panzer", "tycoon", "librarian", "knight", "mayor", "hunter", "cheergirl", "princess", "adventurer", "alchemist", "wiccan", "panzer", "empress"], "discard": {"knight": 1, "wonder": 1, "cheergirl": 1, "pirate": 1, "original": 1, "miko": 1, "sheriff": 1}, "seats": [{"kingdom": "march_hare", "hand": {"knight": 1, "demonlord": 1, "detective": 1, "wonder": 1, "miko": 1}, "old": {}, "tokens": {"red": 5, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "cartographer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 2, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"valkyrie": 1, "idol": 3, "merchant": 1, "alchemist": 1, "tycoon": 1, "original": 1}, "old": {}, "tokens": {"red": 0, "yellow": 1, "green": 0}, "slots": {"red": [{"card": "cheergirl", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "original", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "cheergirl", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "queen_of_hearts", "hand": {"hunter": 1, "detective": 1, "adventurer": 1, "sheriff": 1}, "old": {}, "tokens": {"red": 0, "yellow": 3, "green": 0}, "slots": {"red": [], "blue": [{"card": "cartographer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "wiccan", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "sheriff", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": true, "known": false, "old": false, "copies": null, "revealed": 1}, {"card": "fighter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "fighter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 5, "forests": 0, "effects": 3}}], "look": [], "start": 1, "active": 1, "turn": 40, "stamp": 1, "plan": {"card": "idol", "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
INSERT INTO "snapshots" VALUES('S38umk61e7HAV7b0',136,'{"schema": 1, "game": "alicematic_heroes", "players": 3, "options": {"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}, "rng": 2565435986185227188, "information": 169, "decisions": 136, "stack": [], "waiting": [], "commitments": [25, 28, 2], "areas": {"map": [{"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 0}, {"tile": "T07", "turned": 4}, {"tile": "T10", "turned": 0}, {"tile": "T03", "turned": 1}, {"tile": "T01", "turned": 2}, {"tile": "T06", "turned": 5}, {"tile": "T09", "turned": 3}, {"tile": "T05", "turned": 0}], "held": [[], [], [2], [], [], [], [0], [2, 1], [], [], [0], [0], [], [], [], [], [], [], [], [], [], [], [], [2], [], [], [], [], [2], [], [], [], [2], [], [], [], [], [], [], [2], [1], [], [], [], [2], [], [], [], [], [0, 0], [1], [0], [], [], [], [], [1], [], [], [1], [], [], []], "attacks": [null, null, null, 1, 0, null, null, null, null, null, null, null, null, 2, null, null, 2, null, null, null, null, null, null, null, null, 1, 0, null, null, 0, null, 1, null, null, 2, null, null, 1, null, 0, null, 2, null, 1, null, 2, 0, 1, null, null, null, null, null, null, 0, 0, null, null, null, null, 0, 1, 1], "deck": ["alchemist", "ninja", "merchant", "princess", "hunter", "empress", "wonder", "wonder", "original", "mayor", "valkyrie", "fighter", "demonlord", "fighter", "panzer", "tycoon", "librarian", "knight", "mayor", "hunter", "cheergirl", "princess", "adventurer", "alchemist"], "discard": {"knight": 1, "wonder": 1, "cheergirl": 1, "pirate": 1, "original": 1, "miko": 1, "sheriff": 1}, "seats": [{"kingdom": "march_hare", "hand": {"demonlord": 1, "detective": 1, "wiccan": 1, "wonder": 1, "miko": 1}, "old": {}, "tokens": {"red": 5, "yellow": 4, "green": 0}, "slots": {"red": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "cartographer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 2, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"valkyrie": 1, "idol": 2, "merchant": 1, "alchemist": 1, "tycoon": 1, "empress": 1, "original": 1}, "old": {}, "tokens": {"red": 0, "yellow": 1, "green": 0}, "slots": {"red": [{"card": "cheergirl", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "original", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "idol", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "cheergirl", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "queen_of_hearts", "hand": {"panzer": 1, "hunter": 1, "adventurer": 1, "sheriff": 1}, "old": {}, "tokens": {"red": 0, "yellow": 3, "green": 0}, "slots": {"red": [], "blue": [{"card": "cartographer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "wiccan", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "sheriff", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": true, "known": false, "old": false, "copies": null, "revealed": 1}, {"card": "fighter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "fighter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 5, "forests": 0, "effects": 3}}], "look": [], "start": 1, "active": 0, "turn": 42, "stamp": 1, "plan": {"card": null, "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
INSERT INTO "snapshots" VALUES('v2IOwr_r45lxgRpP',64,'{"schema": 1, "game": "alicematic_heroes", "players": 3, "options": {"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}, "rng": 2209031170390364159, "information": 140, "decisions": 52, "stack": [["end_turn", 0], ["choose_target", 0], ["place_card", 0]], "waiting": [1], "commitments": [24, 5, 15], "areas": {"map": [{"tile": "T09", "turned": 1}, {"tile": "T03", "turned": 2}, {"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 5}, {"tile": "T12", "turned": 2}, {"tile": "T06", "turned": 3}, {"tile": "T11", "turned": 2}, {"tile": "T14", "turned": 0}, {"tile": "T07", "turned": 4}], "held": [[], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [0, 1], [], [], [], [], [], [], [], [], [], [], [], [], [], [2], [], [], [], [], [], [], [2], [], [], [], [], [], [], [0], [0], [], [], [], [], [], [1], [], [], [], [], [], []], "attacks": [null, null, null, 1, null, null, 0, null, null, 1, null, null, null, null, null, null, null, 0, 0, null, 0, null, 2, null, null, null, null, null, null, null, 1, null, null, null, null, null, null, null, null, null, 2, null, null, null, null, null, null, 2, null, null, null, null, null, 1, null, null, null, null, null, 2, null, null, 2], "deck": ["princess", "wiccan", "detective", "wonder", "librarian", "hunter", "original", "original", "wonder", "princess", "valkyrie", "pirate", "hunter", "princess", "astronaut", "cheergirl", "fighter", "detective", "cartographer", "knight", "ninja", "pirate", "little", "panzer", "valkyrie", "knight", "cheergirl", "miko", "cheergirl", "hunter", "miko", "angel", "jet", "cartographer", "ninja", "idol", "detective", "little", "cheergirl", "alchemist", "demonlord", "mayor", "magical", "demonlord", "hunter", "tycoon", "sheriff", "astronaut", "merchant", "alchemist", "fighter", "original"], "discard": {"idol": 1, "magical": 1, "merchant": 1, "empress": 1, "adventurer": 2, "astronaut": 1, "miko": 1}, "seats": [{"kingdom": "march_hare", "hand": {"fighter": 1, "little": 1, "librarian": 1, "wonder": 1, "empress": 1, "adventurer": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "wonder", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "little", "up": true, "known": false, "old": false, "copies": null, "revealed": 1}, {"card": "alchemist", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [], "green": [{"card": "fighter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"magical": 1, "pirate": 1, "original": 1, "sheriff": 2}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "tycoon", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [], "green": [{"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "cheshire_cat", "hand": {"knight": 1, "valkyrie": 1, "idol": 1, "magical": 1, "miko": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "mayor", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "wiccan", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "panzer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}], "look": [], "start": 2, "active": 1, "turn": 15, "stamp": 1, "plan": {"card": "magical", "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
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
INSERT INTO "tables" VALUES('S38umk61e7HAV7b0','alicematic_heroes',1,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'85fbdb95b77e5d86aedc48c1aa3aee30663d5d77f7ccedf773d27a4f22fb1122',NULL,1795906188198,1795906202096,136,42,'[]',1,NULL);
INSERT INTO "tables" VALUES('v2IOwr_r45lxgRpP','alicematic_heroes',1,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'43959fcbb8eff1cbeeccf1aca66709cc4265f91860be9720611a5f04d04284e6',NULL,1795906202259,1795906216918,90,23,'[0]',0,NULL);
INSERT INTO "tables" VALUES('bMZb34NWDS7W0ksx','alicematic_heroes',1,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'a959a4a49d9d18ed55ff49e08c9d0213dd8bcfd0d859bf81bdbb58e8f26a7552',NULL,1795906217156,1795906220694,20,4,'[1]',0,NULL);
INSERT INTO "tables" VALUES('a324VgIvsNioyI0c','alicematic_heroes',1,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'548d1d5e2f5548b77137e286f9b713a8bc7b1aa5f48cf6479fa684dcea931afa',NULL,1795906220791,1795906220791,0,1,'[0, 1, 2]',0,NULL);
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE INDEX seats_holder ON seats (holder);
COMMIT;
