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
INSERT INTO "chat" VALUES('gENRAiOHQEYOElm0',1,0,'Ann','Hm.',1795910024245);
INSERT INTO "chat" VALUES('gENRAiOHQEYOElm0',2,0,'Ann','Hm.',1795910025030);
INSERT INTO "chat" VALUES('gENRAiOHQEYOElm0',3,0,'Ann','Hm.',1795910025306);
INSERT INTO "chat" VALUES('gENRAiOHQEYOElm0',4,0,'Ann','Hm.',1795910029350);
INSERT INTO "chat" VALUES('gENRAiOHQEYOElm0',5,0,'Ann','Hm.',1795910037981);
INSERT INTO "chat" VALUES('P2P5OX2asKWDMfj2',1,0,'Ann','Hm.',1795910041601);
INSERT INTO "chat" VALUES('P2P5OX2asKWDMfj2',2,0,'Ann','Hm.',1795910042763);
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
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',1,'act',0,'{"kind": "mulligan", "cards": ["hunter", "hunter", "original"]}',NULL,1795910007175);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',2,'act',1,'{"kind": "mulligan", "cards": ["magical", "empress", "cheergirl"]}',NULL,1795910007326);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',3,'act',2,'{"kind": "mulligan", "cards": ["detective", "wiccan", "jet", "sheriff"]}',NULL,1795910007528);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',4,'act',0,'{"kind": "place_city", "space": 49}',NULL,1795910007642);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',5,'act',1,'{"kind": "place_city", "space": 14}',NULL,1795910007734);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',6,'act',2,'{"kind": "place_city", "space": 35}',NULL,1795910007805);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',7,'act',2,'{"kind": "place_city", "space": 7}',NULL,1795910007872);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',8,'act',1,'{"kind": "place_city", "space": 21}',NULL,1795910007973);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',9,'act',0,'{"kind": "place_city", "space": 7}',NULL,1795910008057);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',10,'act',0,'{"kind": "play", "card": "magical"}',NULL,1795910008141);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',11,'act',0,'{"kind": "commoner", "card": "magical", "slot": "red"}',NULL,1795910008197);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',12,'act',0,'{"kind": "invade", "space": 10}',NULL,1795910008261);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',13,'act',1,'{"kind": "play", "card": "jet"}',NULL,1795910008365);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',14,'act',1,'{"kind": "commoner", "card": "jet", "slot": "white"}',NULL,1795910008504);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',15,'act',1,'{"kind": "invade", "space": 13}',NULL,1795910008596);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',16,'act',2,'{"kind": "play", "card": "librarian"}',NULL,1795910008697);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',17,'act',2,'{"kind": "commoner", "card": "librarian", "slot": "red"}',NULL,1795910008749);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',18,'act',2,'{"kind": "invade", "space": 19}',NULL,1795910008811);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',19,'act',0,'{"kind": "play", "card": "hunter"}',NULL,1795910008865);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',20,'act',0,'{"kind": "commoner", "card": "hunter", "slot": "green"}',NULL,1795910008949);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',21,'act',0,'{"kind": "invade", "space": 1}',NULL,1795910009037);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',22,'act',1,'{"kind": "play", "card": "detective"}',NULL,1795910009101);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',23,'act',1,'{"kind": "commoner", "card": "detective", "slot": "red"}',NULL,1795910009180);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',24,'act',1,'{"kind": "invade", "space": 38}',NULL,1795910009290);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',25,'act',2,'{"kind": "play", "card": "angel"}',NULL,1795910009393);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',26,'act',2,'{"kind": "commoner", "card": "angel", "slot": "blue"}',NULL,1795910009478);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',27,'act',2,'{"kind": "invade", "space": 4}',NULL,1795910009565);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',28,'act',0,'{"kind": "play", "card": "valkyrie"}',NULL,1795910009637);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',29,'act',0,'{"kind": "commoner", "card": "valkyrie", "slot": "blue"}',NULL,1795910009699);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',30,'act',0,'{"kind": "invade", "space": 55}',NULL,1795910009761);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',31,'act',1,'{"kind": "play", "card": "librarian"}',NULL,1795910009823);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',32,'act',1,'{"kind": "commoner", "card": "librarian", "slot": "yellow"}',NULL,1795910009889);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',33,'act',1,'{"kind": "invade", "space": 40}',NULL,1795910009963);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',34,'act',2,'{"kind": "play", "card": "valkyrie"}',NULL,1795910010034);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',35,'act',2,'{"kind": "commoner", "card": "valkyrie", "slot": "red"}',NULL,1795910010113);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',36,'act',2,'{"kind": "invade", "space": 32}',NULL,1795910010201);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',37,'act',0,'{"kind": "play", "card": "astronaut"}',NULL,1795910010294);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',38,'act',0,'{"kind": "commoner", "card": "astronaut", "slot": "red"}',NULL,1795910010378);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',39,'act',0,'{"kind": "invade", "space": 36}',NULL,1795910010473);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',40,'act',1,'{"kind": "play", "card": "miko"}',NULL,1795910010586);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',41,'act',1,'{"kind": "commoner", "card": "miko", "slot": "blue"}',NULL,1795910010680);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',42,'act',1,'{"kind": "invade", "space": 6}',NULL,1795910010799);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',43,'act',2,'{"kind": "play", "card": "adventurer"}',NULL,1795910010897);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',44,'act',2,'{"kind": "commoner", "card": "adventurer", "slot": "blue"}',NULL,1795910010982);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',45,'act',2,'{"kind": "invade", "space": 54}',NULL,1795910011065);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',46,'act',0,'{"kind": "play", "card": "princess"}',NULL,1795910011129);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',47,'act',0,'{"kind": "commoner", "card": "princess", "slot": "red"}',NULL,1795910011197);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',48,'act',0,'{"kind": "invade", "space": 20}',NULL,1795910011278);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',49,'act',1,'{"kind": "play", "card": "merchant"}',NULL,1795910011347);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',50,'act',1,'{"kind": "commoner", "card": "merchant", "slot": "green"}',NULL,1795910011414);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',51,'act',1,'{"kind": "invade", "space": 25}',NULL,1795910011479);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',52,'act',2,'{"kind": "play", "card": "tycoon"}',NULL,1795910011544);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',53,'act',2,'{"kind": "commoner", "card": "tycoon", "slot": "yellow"}',NULL,1795910011596);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',54,'act',2,'{"kind": "invade", "space": 31}',NULL,1795910011663);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',55,'act',0,'{"kind": "play", "card": "astronaut"}',NULL,1795910011721);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',56,'act',0,'{"kind": "commoner", "card": "astronaut", "slot": "blue"}',NULL,1795910011786);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',57,'act',0,'{"kind": "invade", "space": 48}',NULL,1795910011877);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',58,'act',1,'{"kind": "play", "card": "pirate"}',NULL,1795910012041);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',59,'act',1,'{"kind": "commoner", "card": "pirate", "slot": "white"}',NULL,1795910012176);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',60,'act',1,'{"kind": "invade", "space": 38}',NULL,1795910012303);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',61,'act',2,'{"kind": "play", "card": "angel"}',NULL,1795910012429);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',62,'act',2,'{"kind": "commoner", "card": "angel", "slot": "red"}',NULL,1795910012689);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',63,'act',2,'{"kind": "invade", "space": 50}',NULL,1795910012835);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',64,'act',0,'{"kind": "play", "card": "astronaut"}',NULL,1795910012963);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',65,'act',0,'{"kind": "commoner", "card": "astronaut", "slot": "red"}',NULL,1795910013103);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',66,'act',0,'{"kind": "invade", "space": 2}',NULL,1795910013233);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',67,'act',1,'{"kind": "play", "card": "princess"}',NULL,1795910013343);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',68,'act',1,'{"kind": "commoner", "card": "princess", "slot": "yellow"}',NULL,1795910013497);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',69,'act',1,'{"kind": "invade", "space": 13}',NULL,1795910013653);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',70,'act',2,'{"kind": "play", "card": "merchant"}',NULL,1795910013802);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',71,'act',2,'{"kind": "commoner", "card": "merchant", "slot": "yellow"}',NULL,1795910014005);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',72,'act',2,'{"kind": "invade", "space": 33}',NULL,1795910014129);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',73,'act',0,'{"kind": "play", "card": "adventurer"}',NULL,1795910014369);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',74,'act',0,'{"kind": "commoner", "card": "adventurer", "slot": "blue"}',NULL,1795910014495);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',75,'act',0,'{"kind": "invade", "space": 36}',NULL,1795910014542);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',76,'act',1,'{"kind": "play", "card": "princess"}',NULL,1795910014607);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',77,'act',1,'{"kind": "commoner", "card": "princess", "slot": "blue"}',NULL,1795910015029);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',78,'act',1,'{"kind": "invade", "space": 61}',NULL,1795910015144);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',79,'act',2,'{"kind": "play", "card": "merchant"}',NULL,1795910015253);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',80,'act',2,'{"kind": "commoner", "card": "merchant", "slot": "blue"}',NULL,1795910015514);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',81,'act',2,'{"kind": "invade", "space": 10}',NULL,1795910015638);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',82,'act',0,'{"kind": "play", "card": "detective"}',NULL,1795910015753);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',83,'act',0,'{"kind": "commoner", "card": "detective", "slot": "green"}',NULL,1795910015864);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',84,'act',0,'{"kind": "invade", "space": 16}',NULL,1795910016048);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',85,'act',1,'{"kind": "play", "card": "wonder"}',NULL,1795910016132);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',86,'act',1,'{"kind": "commoner", "card": "wonder", "slot": "green"}',NULL,1795910016207);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',87,'act',1,'{"kind": "invade", "space": 3}',NULL,1795910016297);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',88,'act',1,'{"kind": "attack"}',NULL,1795910016364);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',89,'act',2,'{"kind": "play", "card": "magical"}',NULL,1795910016451);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',90,'act',2,'{"kind": "summon", "card": "magical", "slot": "yellow", "tokens": 0}',NULL,1795910016538);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',91,'act',2,'{"kind": "invade", "space": 62}',NULL,1795910017372);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',92,'act',0,'{"kind": "play", "card": "ninja"}',NULL,1795910017457);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',93,'act',0,'{"kind": "commoner", "card": "ninja", "slot": "yellow"}',NULL,1795910017543);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',94,'act',0,'{"kind": "invade", "space": 11}',NULL,1795910017621);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',95,'act',1,'{"kind": "play", "card": "hunter"}',NULL,1795910017709);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',96,'act',1,'{"kind": "commoner", "card": "hunter", "slot": "red"}',NULL,1795910017785);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',97,'act',1,'{"kind": "invade", "space": 31}',NULL,1795910017862);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',98,'act',2,'{"kind": "play", "card": "little"}',NULL,1795910017965);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',99,'act',2,'{"kind": "commoner", "card": "little", "slot": "green"}',NULL,1795910018072);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',100,'act',2,'{"kind": "invade", "space": 22}',NULL,1795910018209);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',101,'act',0,'{"kind": "play", "card": "little"}',NULL,1795910018421);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',102,'act',0,'{"kind": "summon", "card": "little", "slot": "blue", "tokens": 0}',NULL,1795910018539);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',103,'act',0,'{"kind": "invade", "space": 3}',NULL,1795910018622);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',104,'act',1,'{"kind": "play", "card": "alchemist"}',NULL,1795910018765);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',105,'act',1,'{"kind": "commoner", "card": "alchemist", "slot": "yellow"}',NULL,1795910018891);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',106,'act',1,'{"kind": "invade", "space": 29}',NULL,1795910018966);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',107,'act',2,'{"kind": "play", "card": "mayor"}',NULL,1795910019041);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',108,'act',2,'{"kind": "commoner", "card": "mayor", "slot": "yellow"}',NULL,1795910019130);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',109,'act',2,'{"kind": "invade", "space": 60}',NULL,1795910019197);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',110,'act',0,'{"kind": "play", "card": "wonder"}',NULL,1795910019362);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',111,'act',0,'{"kind": "commoner", "card": "wonder", "slot": "yellow"}',NULL,1795910019480);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',112,'act',0,'{"kind": "invade", "space": 43}',NULL,1795910019601);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',113,'act',0,'{"kind": "attack"}',NULL,1795910019712);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',114,'act',1,'{"kind": "play", "card": "adventurer"}',NULL,1795910019816);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',115,'act',1,'{"kind": "commoner", "card": "adventurer", "slot": "white"}',NULL,1795910019881);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',116,'act',1,'{"kind": "invade", "space": 27}',NULL,1795910019920);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',117,'act',2,'{"kind": "play", "card": "knight"}',NULL,1795910019965);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',118,'act',2,'{"kind": "commoner", "card": "knight", "slot": "blue"}',NULL,1795910020044);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',119,'act',2,'{"kind": "invade", "space": 59}',NULL,1795910020129);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',120,'act',0,'{"kind": "play", "card": "sheriff"}',NULL,1795910020228);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',121,'act',0,'{"kind": "summon", "card": "sheriff", "slot": "white", "tokens": 1}',NULL,1795910020340);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',122,'act',0,'{"kind": "invade", "space": 38}',NULL,1795910020452);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',123,'act',1,'{"kind": "play", "card": "little"}',NULL,1795910020537);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',124,'act',1,'{"kind": "commoner", "card": "little", "slot": "green"}',NULL,1795910020630);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',125,'act',1,'{"kind": "invade", "space": 24}',NULL,1795910020765);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',126,'act',2,'{"kind": "play", "card": "adventurer"}',NULL,1795910020899);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',127,'act',2,'{"kind": "commoner", "card": "adventurer", "slot": "red"}',NULL,1795910020984);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',128,'act',2,'{"kind": "invade", "space": 12}',NULL,1795910021089);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',129,'act',0,'{"kind": "play", "card": "alchemist"}',NULL,1795910021183);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',130,'act',0,'{"kind": "commoner", "card": "alchemist", "slot": "white"}',NULL,1795910021309);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',131,'act',0,'{"kind": "invade", "space": 9}',NULL,1795910021401);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',132,'act',1,'{"kind": "play", "card": "knight"}',NULL,1795910021495);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',133,'act',1,'{"kind": "summon", "card": "knight", "slot": "red", "tokens": 0}',NULL,1795910021578);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',134,'act',1,'{"kind": "invade", "space": 40}',NULL,1795910021622);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',135,'act',2,'{"kind": "play", "card": "demonlord"}',NULL,1795910021709);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',136,'act',2,'{"kind": "commoner", "card": "demonlord", "slot": "green"}',NULL,1795910021857);
INSERT INTO "events" VALUES('qijpvChH0L7KTYGA',137,'act',2,'{"kind": "invade", "space": 13}',NULL,1795910021969);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',1,'act',2,'{"kind": "mulligan", "cards": ["ninja"]}',NULL,1795910022540);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',2,'act',0,'{"kind": "mulligan", "cards": ["valkyrie", "detective"]}','r74',1795910022832);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',3,'act',1,'{"kind": "mulligan", "cards": ["little", "wonder", "princess"]}','r75',1795910023184);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',4,'act',2,'{"kind": "place_city", "space": 49}',NULL,1795910023269);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',5,'act',0,'{"kind": "place_city", "space": 56}','r76',1795910023581);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',6,'act',1,'{"kind": "place_city", "space": 35}','r77',1795910023837);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',7,'act',1,'{"kind": "place_city", "space": 14}','r78',1795910023932);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',8,'act',0,'{"kind": "place_city", "space": 21}','r79',1795910024054);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',9,'act',2,'{"kind": "place_city", "space": 42}',NULL,1795910024157);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',10,'act',2,'{"kind": "play", "card": "hunter"}',NULL,1795910024277);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',11,'act',2,'{"kind": "commoner", "card": "hunter", "slot": "white"}',NULL,1795910024429);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',12,'act',2,'{"kind": "invade", "space": 4}',NULL,1795910024783);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',13,'act',0,'{"kind": "play", "card": "demonlord"}','r82',1795910025080);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',14,'act',0,'{"kind": "commoner", "card": "demonlord", "slot": "red"}','r83',1795910025174);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',15,'act',0,'{"kind": "invade", "space": 55}','r85',1795910025372);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',16,'act',1,'{"kind": "play", "card": "fighter"}','r86',1795910025441);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',17,'act',1,'{"kind": "summon", "card": "fighter", "slot": "red", "tokens": 0}','r87',1795910025551);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',18,'undo',1,'{}','r88',1795910025782);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',19,'act',1,'{"kind": "commoner", "card": "fighter", "slot": "white"}','r89',1795910025986);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',20,'act',1,'{"kind": "invade", "space": 17}','r90',1795910026289);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',21,'act',2,'{"kind": "play", "card": "knight"}',NULL,1795910026489);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',22,'act',2,'{"kind": "commoner", "card": "knight", "slot": "blue"}',NULL,1795910026586);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',23,'act',2,'{"kind": "invade", "space": 44}',NULL,1795910026752);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',24,'act',0,'{"kind": "play", "card": "panzer"}','r91',1795910026867);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',25,'act',0,'{"kind": "commoner", "card": "panzer", "slot": "green"}','r92',1795910026997);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',26,'act',0,'{"kind": "invade", "space": 50}','r93',1795910027140);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',27,'act',1,'{"kind": "play", "card": "miko"}','r94',1795910027257);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',28,'undo',1,'{}','r95',1795910027365);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',29,'undo',0,'{}','r96',1795910027473);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',30,'act',0,'{"kind": "invade", "space": 51}','r97',1795910027642);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',31,'act',1,'{"kind": "play", "card": "pirate"}','r98',1795910027770);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',32,'act',1,'{"kind": "commoner", "card": "pirate", "slot": "white"}','r99',1795910027937);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',33,'act',1,'{"kind": "invade", "space": 62}','r100',1795910028098);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',34,'act',2,'{"kind": "play", "card": "alchemist"}',NULL,1795910028253);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',35,'act',2,'{"kind": "commoner", "card": "alchemist", "slot": "yellow"}',NULL,1795910028466);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',36,'act',2,'{"kind": "invade", "space": 31}',NULL,1795910028562);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',37,'act',0,'{"kind": "play", "card": "panzer"}','r102',1795910028722);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',38,'act',0,'{"kind": "commoner", "card": "panzer", "slot": "white"}','r103',1795910028896);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',39,'act',0,'{"kind": "invade", "space": 47}','r105',1795910029611);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',40,'act',1,'{"kind": "play", "card": "adventurer"}','r106',1795910029764);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',41,'undo',1,'{}','r107',1795910030074);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',42,'act',1,'{"kind": "play", "card": "wonder"}','r108',1795910030685);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',43,'act',1,'{"kind": "commoner", "card": "wonder", "slot": "red"}','r109',1795910031082);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',44,'act',1,'{"kind": "invade", "space": 53}','r110',1795910031219);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',45,'act',2,'{"kind": "play", "card": "adventurer"}',NULL,1795910031353);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',46,'act',2,'{"kind": "commoner", "card": "adventurer", "slot": "green"}',NULL,1795910031617);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',47,'act',2,'{"kind": "invade", "space": 30}',NULL,1795910031845);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',48,'act',0,'{"kind": "play", "card": "alchemist"}','r111',1795910032047);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',49,'act',0,'{"kind": "commoner", "card": "alchemist", "slot": "red"}','r112',1795910032241);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',50,'act',0,'{"kind": "invade", "space": 46}','r113',1795910032498);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',51,'act',1,'{"kind": "play", "card": "miko"}','r114',1795910032706);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',52,'act',1,'{"kind": "commoner", "card": "miko", "slot": "red"}','r115',1795910032819);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',53,'act',1,'{"kind": "invade", "space": 48}','r116',1795910032933);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',54,'act',2,'{"kind": "play", "card": "detective"}',NULL,1795910032997);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',55,'act',2,'{"kind": "commoner", "card": "detective", "slot": "yellow"}',NULL,1795910033011);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',56,'act',2,'{"kind": "invade", "space": 39}',NULL,1795910033069);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',57,'act',0,'{"kind": "play", "card": "adventurer"}','r117',1795910033206);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',58,'act',0,'{"kind": "commoner", "card": "adventurer", "slot": "red"}','r118',1795910033355);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',59,'act',0,'{"kind": "invade", "space": 25}','r119',1795910033594);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',60,'act',1,'{"kind": "play", "card": "angel"}','r120',1795910033723);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',61,'act',1,'{"kind": "commoner", "card": "angel", "slot": "yellow"}','r121',1795910033814);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',62,'act',1,'{"kind": "invade", "space": 17}','r122',1795910033906);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',63,'act',2,'{"kind": "play", "card": "empress"}',NULL,1795910033955);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',64,'act',2,'{"kind": "commoner", "card": "empress", "slot": "blue"}',NULL,1795910033991);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',65,'act',2,'{"kind": "invade", "space": 36}',NULL,1795910034093);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',66,'act',0,'{"kind": "play", "card": "librarian"}','r123',1795910034412);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',67,'act',0,'{"kind": "commoner", "card": "librarian", "slot": "blue"}','r124',1795910034549);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',68,'act',0,'{"kind": "invade", "space": 8}','r125',1795910034758);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',69,'act',1,'{"kind": "play", "card": "wiccan"}','r126',1795910034937);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',70,'act',1,'{"kind": "commoner", "card": "wiccan", "slot": "yellow"}','r127',1795910035082);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',71,'act',1,'{"kind": "invade", "space": 48}','r128',1795910036542);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',72,'act',2,'{"kind": "play", "card": "alchemist"}',NULL,1795910036598);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',73,'act',2,'{"kind": "commoner", "card": "alchemist", "slot": "red"}',NULL,1795910036963);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',74,'act',2,'{"kind": "invade", "space": 22}',NULL,1795910037119);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',75,'act',0,'{"kind": "play", "card": "cheergirl"}','r129',1795910037289);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',76,'act',0,'{"kind": "commoner", "card": "cheergirl", "slot": "blue"}','r130',1795910037436);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',77,'act',0,'{"kind": "invade", "space": 48}','r131',1795910037641);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',78,'act',1,'{"kind": "play", "card": "merchant"}','r132',1795910037831);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',79,'act',1,'{"kind": "commoner", "card": "merchant", "slot": "yellow"}','r134',1795910038057);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',80,'act',1,'{"kind": "invade", "space": 13}','r135',1795910038228);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',81,'act',2,'{"kind": "play", "card": "magical"}',NULL,1795910038365);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',82,'act',2,'{"kind": "commoner", "card": "magical", "slot": "white"}',NULL,1795910038454);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',83,'act',2,'{"kind": "invade", "space": 39}',NULL,1795910038589);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',84,'act',0,'{"kind": "play", "card": "astronaut"}','r137',1795910038796);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',85,'act',0,'{"kind": "commoner", "card": "astronaut", "slot": "yellow"}','r138',1795910038941);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',86,'act',0,'{"kind": "invade", "space": 1}','r139',1795910039122);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',87,'act',1,'{"kind": "play", "card": "adventurer"}','r140',1795910039315);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',88,'act',1,'{"kind": "commoner", "card": "adventurer", "slot": "blue"}','r141',1795910039571);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',89,'act',1,'{"kind": "invade", "space": 26}','r142',1795910039822);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',90,'act',2,'{"kind": "play", "card": "merchant"}',NULL,1795910040021);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',91,'act',2,'{"kind": "commoner", "card": "merchant", "slot": "white"}',NULL,1795910040238);
INSERT INTO "events" VALUES('gENRAiOHQEYOElm0',92,'act',2,'{"kind": "invade", "space": 61}',NULL,1795910040460);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',1,'act',2,'{"kind": "mulligan", "cards": ["astronaut"]}',NULL,1795910040467);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',2,'act',1,'{"kind": "mulligan", "cards": ["detective", "detective"]}','r143',1795910040709);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',3,'act',0,'{"kind": "mulligan", "cards": ["hunter", "adventurer", "jet"]}','r144',1795910040879);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',4,'act',0,'{"kind": "place_city", "space": 14}','r145',1795910041198);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',5,'act',1,'{"kind": "place_city", "space": 21}','r146',1795910041379);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',6,'act',2,'{"kind": "place_city", "space": 7}',NULL,1795910041500);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',7,'act',2,'{"kind": "place_city", "space": 14}',NULL,1795910041646);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',8,'act',1,'{"kind": "place_city", "space": 14}','r148',1795910041768);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',9,'act',0,'{"kind": "place_city", "space": 35}','r149',1795910041922);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',10,'act',0,'{"kind": "play", "card": "astronaut"}','r150',1795910042052);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',11,'act',0,'{"kind": "commoner", "card": "astronaut", "slot": "yellow"}','r151',1795910042195);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',12,'act',0,'{"kind": "invade", "space": 8}','r152',1795910042353);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',13,'act',1,'{"kind": "play", "card": "cheergirl"}','r153',1795910042436);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',14,'act',1,'{"kind": "commoner", "card": "cheergirl", "slot": "blue"}','r154',1795910042590);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',15,'act',1,'{"kind": "invade", "space": 18}','r156',1795910042812);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',16,'act',2,'{"kind": "play", "card": "mayor"}',NULL,1795910042867);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',17,'act',2,'{"kind": "commoner", "card": "mayor", "slot": "yellow"}',NULL,1795910042934);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',18,'act',2,'{"kind": "invade", "space": 43}',NULL,1795910043064);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',19,'act',0,'{"kind": "play", "card": "demonlord"}','r157',1795910043218);
INSERT INTO "events" VALUES('P2P5OX2asKWDMfj2',20,'act',0,'{"kind": "commoner", "card": "demonlord", "slot": "blue"}','r158',1795910043325);
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
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r74','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 2}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r75','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 3}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r76','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 5}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r77','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 6}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r78','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 7}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r79','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 8}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r80','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 9}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r81','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 12}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r82','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 13}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r83','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 14}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r84','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 14}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r85','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 15}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r86','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 16}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r87','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 17}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r88','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 18}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r89','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 19}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r90','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 20}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r91','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 24}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r92','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 25}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r93','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 26}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r94','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 27}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r95','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 28}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r96','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 29}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r97','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 30}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r98','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 31}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r99','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 32}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r100','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 33}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r102','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 37}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r103','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 38}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r104','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 38}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r105','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 39}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r106','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 40}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r107','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 41}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r108','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 42}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r109','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 43}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r110','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 44}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r111','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 48}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r112','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 49}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r113','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 50}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r114','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 51}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r115','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 52}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r116','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 53}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r117','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 57}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r118','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 58}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r119','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 59}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r120','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 60}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r121','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 61}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r122','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 62}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r123','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 66}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r124','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 67}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r125','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 68}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r126','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 69}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r127','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 70}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r128','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 71}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r129','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 75}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r130','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 76}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r131','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 77}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r132','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 78}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r133','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 78}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r134','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 79}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r135','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 80}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r137','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 84}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r138','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 85}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r139','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 86}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r140','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 87}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r141','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 88}');
INSERT INTO "requests" VALUES('gENRAiOHQEYOElm0','r142','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 89}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r143','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 2}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r144','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 3}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r145','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 4}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r146','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 5}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r147','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 6}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r148','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 8}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r149','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 9}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r150','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 10}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r151','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 11}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r152','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 12}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r153','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 13}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r154','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 14}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r155','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 14}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r156','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 15}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r157','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 19}');
INSERT INTO "requests" VALUES('P2P5OX2asKWDMfj2','r158','088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d','{"seq": 20}');
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
INSERT INTO "seats" VALUES('qijpvChH0L7KTYGA',0,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('qijpvChH0L7KTYGA',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('qijpvChH0L7KTYGA',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('gENRAiOHQEYOElm0',0,0,NULL,'Ann','3dd1e6eaaebcecdc24b197dea6a0439358a5ec13bb104720945a7eed8b8367dd',0,'088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d');
INSERT INTO "seats" VALUES('gENRAiOHQEYOElm0',1,0,NULL,'Ann','7df1ce80a19f05608cfb03fc2b4067e631fb12bf95b881fecb07f27878ed228a',0,'088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d');
INSERT INTO "seats" VALUES('gENRAiOHQEYOElm0',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('P2P5OX2asKWDMfj2',0,0,NULL,'Ann','1f2b87eda322b9001d8e923c461ef9aa390d0f814936914c5c83008ac48a2b53',0,'088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d');
INSERT INTO "seats" VALUES('P2P5OX2asKWDMfj2',1,0,NULL,'Ann','ec643dee739b617cd0bf68920947f3c7d4b4712e28dac7bf448ca9f1da2caef0',0,'088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d');
INSERT INTO "seats" VALUES('P2P5OX2asKWDMfj2',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('1tCjun8CkTsHFCTL',0,0,NULL,'Ann','a6d182dc619d223bd80a969bc3ed609905b0a9616797b2b96acf6830ec631c96',0,'088b8735ed248920d6c5c668be46ba9303c6b7ecbbeb95afb846c9aab948849d');
INSERT INTO "seats" VALUES('1tCjun8CkTsHFCTL',1,0,NULL,'','a14214b03553742f3f9d1eb0cb23a9b8fefa476ae62d3f9de1d6480c531f9791',0,NULL);
INSERT INTO "seats" VALUES('1tCjun8CkTsHFCTL',2,0,NULL,'','228cefad45f58e71d852ef9971db79203058305d41455b0f7db2f3aaa137046a',0,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('qijpvChH0L7KTYGA',64,'{"rng": 3750628969475851071, "information": 146, "decisions": 64, "stack": [["end_turn", 0], ["choose_target", 0], ["place_card", 0]], "waiting": [0], "commitments": [19, 14, 30], "areas": {"map": [{"tile": "T12", "turned": 1}, {"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 5}, {"tile": "T14", "turned": 3}, {"tile": "T03", "turned": 5}, {"tile": "T09", "turned": 5}, {"tile": "T08", "turned": 3}, {"tile": "T06", "turned": 2}, {"tile": "T02", "turned": 0}], "held": [[], [], [], [], [], [], [], [2, 0], [], [], [], [], [], [], [1], [], [], [], [], [], [], [1], [], [], [], [], [], [], [], [], [], [], [], [], [], [2], [], [], [1], [], [], [], [], [], [], [], [], [], [], [0], [], [], [], [], [], [0], [], [], [], [], [], [], []], "attacks": [null, 0, null, null, 2, null, 1, null, null, null, 0, null, null, 1, null, null, null, null, null, 2, 0, null, null, null, null, 1, null, null, null, null, null, 2, 2, null, null, null, 0, null, null, null, 1, null, null, null, null, null, null, null, 0, null, 2, null, null, null, 2, null, null, null, null, null, null, null, null], "deck": ["valkyrie", "pirate", "miko", "original", "idol", "demonlord", "fighter", "little", "cheergirl", "panzer", "knight", "idol", "knight", "mayor", "ninja", "wiccan", "cheergirl", "original", "cartographer", "magical", "wonder", "pirate", "tycoon", "original", "idol", "alchemist", "demonlord", "miko", "adventurer", "fighter", "fighter", "cartographer", "knight", "sheriff", "wonder", "mayor", "adventurer", "sheriff", "cheergirl", "ninja", "miko", "empress", "wonder", "merchant", "fighter", "ninja"], "discard": {"hunter": 2, "detective": 1, "wiccan": 1, "magical": 1, "empress": 1, "cheergirl": 1, "jet": 1, "original": 1, "sheriff": 1}, "seats": [{"kingdom": "march_hare", "hand": {"little": 1, "detective": 1, "alchemist": 1, "adventurer": 1, "astronaut": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [], "green": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "cheshire_cat", "hand": {"little": 1, "hunter": 1, "wonder": 1, "alchemist": 1, "princess": 2}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"knight": 1, "panzer": 1, "little": 1, "magical": 1, "merchant": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "tycoon", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}], "look": [], "start": 0, "active": 0, "turn": 19, "stamp": 0, "plan": {"card": "astronaut", "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
INSERT INTO "snapshots" VALUES('qijpvChH0L7KTYGA',128,'{"rng": 3750628969475851071, "information": 170, "decisions": 128, "stack": [["end_turn", 0], ["choose_target", 0], ["place_card", 0], ["choose_card", 0]], "waiting": [0], "commitments": [19, 14, 30], "areas": {"map": [{"tile": "T12", "turned": 1}, {"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 5}, {"tile": "T14", "turned": 3}, {"tile": "T03", "turned": 5}, {"tile": "T09", "turned": 5}, {"tile": "T08", "turned": 3}, {"tile": "T06", "turned": 2}, {"tile": "T02", "turned": 0}], "held": [[], [], [], [0], [], [], [], [2, 0], [], [], [2], [0], [2], [1], [1], [], [0], [], [], [], [], [1], [], [], [1], [], [], [1], [], [], [], [1], [], [], [], [2], [0], [], [1], [], [], [], [], [], [], [], [], [], [], [0], [], [], [], [], [], [0], [], [], [], [], [], [], []], "attacks": [null, 0, 0, null, 2, null, 1, null, null, null, null, null, null, null, null, null, null, null, null, 2, 0, null, 2, null, null, 1, null, null, null, 1, null, null, 2, 2, null, null, null, null, 0, null, 1, null, null, 0, null, null, null, null, 0, null, 2, null, null, null, 2, null, null, null, null, 2, 2, 1, 2], "deck": ["valkyrie", "pirate", "miko", "original", "idol", "demonlord", "fighter", "little", "cheergirl", "panzer", "knight", "idol", "knight", "mayor", "ninja", "wiccan", "cheergirl", "original", "cartographer", "magical", "wonder", "pirate"], "discard": {"hunter": 2, "detective": 1, "wiccan": 1, "magical": 1, "empress": 1, "cheergirl": 1, "jet": 1, "original": 1, "sheriff": 1}, "seats": [{"kingdom": "march_hare", "hand": {"fighter": 1, "ninja": 1, "wonder": 1, "alchemist": 1, "sheriff": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 2}, "slots": {"red": [{"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": true, "known": false, "old": false, "copies": null, "revealed": 2}], "yellow": [{"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "wonder", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "sheriff", "up": true, "known": false, "old": false, "copies": null, "revealed": 3}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "cheshire_cat", "hand": {"fighter": 2, "knight": 1, "empress": 1, "cheergirl": 1, "miko": 1}, "old": {}, "tokens": {"red": 3, "yellow": 2, "green": 0}, "slots": {"red": [{"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "alchemist", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "wonder", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 3, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"panzer": 1, "demonlord": 1, "idol": 1, "alchemist": 1, "tycoon": 1, "cartographer": 1, "original": 1, "miko": 1}, "old": {}, "tokens": {"red": 0, "yellow": 2, "green": 0}, "slots": {"red": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "tycoon", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": true, "known": false, "old": false, "copies": null, "revealed": 1}, {"card": "mayor", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}], "look": [], "start": 0, "active": 0, "turn": 40, "stamp": 3, "plan": {"card": null, "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
INSERT INTO "snapshots" VALUES('qijpvChH0L7KTYGA',137,'{"rng": 3750628969475851071, "information": 173, "decisions": 137, "stack": [], "waiting": [], "commitments": [19, 14, 30], "areas": {"map": [{"tile": "T12", "turned": 1}, {"tile": "T04", "turned": 0}, {"tile": "T15", "turned": 5}, {"tile": "T14", "turned": 3}, {"tile": "T03", "turned": 5}, {"tile": "T09", "turned": 5}, {"tile": "T08", "turned": 3}, {"tile": "T06", "turned": 2}, {"tile": "T02", "turned": 0}], "held": [[], [], [], [0], [], [], [], [2, 0], [], [0], [2], [0], [2], [2], [1], [], [0], [], [], [], [], [1], [], [], [1], [], [], [1], [], [], [], [1], [], [], [], [2], [0], [], [1], [], [1], [], [], [], [], [], [], [], [], [0], [], [], [], [], [], [0], [], [], [], [], [], [], []], "attacks": [null, 0, 0, null, 2, null, 1, null, null, null, null, null, null, null, null, null, null, null, null, 2, 0, null, 2, null, null, 1, null, null, null, 1, null, null, 2, 2, null, null, null, null, 0, null, null, null, null, 0, null, null, null, null, 0, null, 2, null, null, null, 2, null, null, null, null, 2, 2, 1, 2], "deck": ["valkyrie", "pirate", "miko", "original", "idol", "demonlord", "fighter", "little", "cheergirl", "panzer", "knight", "idol", "knight", "mayor", "ninja", "wiccan", "cheergirl", "original", "cartographer", "magical"], "discard": {"hunter": 2, "detective": 1, "wiccan": 1, "magical": 1, "empress": 1, "cheergirl": 1, "jet": 1, "original": 1, "sheriff": 1}, "seats": [{"kingdom": "march_hare", "hand": {"fighter": 1, "ninja": 1, "wonder": 1, "pirate": 1, "sheriff": 1}, "old": {}, "tokens": {"red": 0, "yellow": 2, "green": 2}, "slots": {"red": [{"card": "magical", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "astronaut", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": true, "known": false, "old": false, "copies": null, "revealed": 2}], "yellow": [{"card": "ninja", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "wonder", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "sheriff", "up": true, "known": false, "old": false, "copies": null, "revealed": 3}, {"card": "alchemist", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "cheshire_cat", "hand": {"fighter": 2, "empress": 1, "cheergirl": 1, "miko": 1}, "old": {}, "tokens": {"red": 3, "yellow": 5, "green": 0}, "slots": {"red": [{"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "knight", "up": true, "known": false, "old": false, "copies": null, "revealed": 4}], "blue": [{"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "princess", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "alchemist", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "wonder", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "jet", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 3, "forests": 0, "effects": 0}}, {"kingdom": "humpty_dumpty", "hand": {"panzer": 1, "idol": 1, "wonder": 1, "alchemist": 1, "tycoon": 1, "cartographer": 1, "original": 1, "miko": 1}, "old": {}, "tokens": {"red": 2, "yellow": 2, "green": 0}, "slots": {"red": [{"card": "librarian", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "valkyrie", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "tycoon", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "merchant", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "magical", "up": true, "known": false, "old": false, "copies": null, "revealed": 1}, {"card": "mayor", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "little", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "demonlord", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": []}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}], "look": [], "start": 0, "active": 2, "turn": 42, "stamp": 4, "plan": {"card": null, "slot": null, "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
INSERT INTO "snapshots" VALUES('gENRAiOHQEYOElm0',64,'{"rng": 3776814356800009983, "information": 139, "decisions": 56, "stack": [["end_turn", 0], ["choose_target", 0]], "waiting": [2], "commitments": [5, 19, 1], "areas": {"map": [{"tile": "T09", "turned": 1}, {"tile": "T14", "turned": 5}, {"tile": "T06", "turned": 1}, {"tile": "T05", "turned": 1}, {"tile": "T02", "turned": 3}, {"tile": "T04", "turned": 4}, {"tile": "T12", "turned": 5}, {"tile": "T13", "turned": 2}, {"tile": "T07", "turned": 2}], "held": [[], [], [], [], [], [], [], [], [], [], [], [], [], [], [1], [], [], [1], [], [], [], [0], [], [], [], [0], [], [], [], [], [], [], [], [], [], [1], [], [], [], [], [], [], [2], [], [], [], [], [], [], [2], [], [], [], [], [], [], [0], [], [], [], [], [], []], "attacks": [null, null, null, null, 2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2, 2, null, null, null, null, null, null, null, 2, null, null, null, null, 2, null, 0, 0, 1, null, null, 0, null, 1, null, 0, null, null, null, null, null, null, 1], "deck": ["idol", "cheergirl", "merchant", "valkyrie", "miko", "little", "cartographer", "pirate", "princess", "valkyrie", "miko", "hunter", "princess", "fighter", "mayor", "magical", "knight", "cheergirl", "idol", "magical", "original", "cartographer", "wonder", "mayor", "astronaut", "idol", "sheriff", "ninja", "knight", "angel", "tycoon", "sheriff", "demonlord", "cheergirl", "fighter", "original", "miko", "jet", "detective", "wiccan", "sheriff", "tycoon", "knight", "jet", "fighter", "original", "pirate", "original", "little", "hunter", "empress", "magical", "ninja"], "discard": {"ninja": 1, "valkyrie": 1, "little": 1, "detective": 1, "wonder": 1, "princess": 1}, "seats": [{"kingdom": "humpty_dumpty", "hand": {"little": 1, "librarian": 1, "cheergirl": 1, "astronaut": 2}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [{"card": "demonlord", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "alchemist", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [], "yellow": [], "green": [{"card": "panzer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "panzer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "march_hare", "hand": {"hunter": 1, "wiccan": 1, "wonder": 1, "merchant": 1, "adventurer": 1}, "old": {}, "tokens": {"red": 0, "yellow": 1, "green": 0}, "slots": {"red": [{"card": "wonder", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "miko", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "blue": [], "yellow": [{"card": "angel", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [], "white": [{"card": "fighter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "pirate", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}, {"kingdom": "cheshire_cat", "hand": {"librarian": 1, "magical": 1, "merchant": 1, "alchemist": 1, "adventurer": 1}, "old": {}, "tokens": {"red": 0, "yellow": 0, "green": 0}, "slots": {"red": [], "blue": [{"card": "knight", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "empress", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "yellow": [{"card": "alchemist", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}, {"card": "detective", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "green": [{"card": "adventurer", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}], "white": [{"card": "hunter", "up": false, "known": false, "old": false, "copies": null, "revealed": 0}]}, "vp": {"cities": 0, "lands": 0, "forests": 0, "effects": 0}}], "look": [], "start": 2, "active": 2, "turn": 16, "stamp": 0, "plan": {"card": "empress", "slot": "blue", "target": null, "turned": [], "how": 0, "given_up": null, "robbed": null, "paid": {"red": 0, "yellow": 0, "green": 0}}}}');
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
INSERT INTO "tables" VALUES('qijpvChH0L7KTYGA','alicematic_heroes',2,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'caec3c976ffc99f66eda247b423158a9164f56d845c6cb92e38e7a0ab9bee8b7',NULL,1795910007046,1795910021969,137,42,'[]',1,NULL);
INSERT INTO "tables" VALUES('gENRAiOHQEYOElm0','alicematic_heroes',2,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'4ad5ac4e78d719d3ff26e590ff703908bbe5bbe2084b9e51154463049591585e',NULL,1795910022303,1795910040460,92,26,'[0]',0,NULL);
INSERT INTO "tables" VALUES('P2P5OX2asKWDMfj2','alicematic_heroes',2,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'456a2e6c6a55aadd263d2b0ca0b2b2148fb5502e4ee6258c4efa4077725f2a30',NULL,1795910040366,1795910043325,20,4,'[0]',0,NULL);
INSERT INTO "tables" VALUES('1tCjun8CkTsHFCTL','alicematic_heroes',2,3,'{"reveal_copies_fire": false, "optional_invasion": false, "repeat_own_city": false, "original_needs_sole_most": false, "rotate_start_player": false, "steal_attack_allowed": true, "slot_majority_by": "slot", "kingdom_1": "random", "kingdom_2": "random", "kingdom_3": "random", "kingdom_4": "random", "kingdom_5": "random"}','{"odds": true, "hints": true, "undo": true}',0,NULL,'08601f6c2452611ed5c8d61e4c06f5439842cdec9350161a3b79af944634e0bf',NULL,1795910043460,1795910043460,0,1,'[0, 1, 2]',0,NULL);
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE INDEX seats_holder ON seats (holder);
COMMIT;
