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
INSERT INTO "chat" VALUES('k_dYFTwcOIXXPmYM',1,0,'Ann','Hm.',1795906179457);
INSERT INTO "chat" VALUES('qif1eYbfrZFSvzoY',1,0,'Ann','Hm.',1795906183394);
INSERT INTO "chat" VALUES('qif1eYbfrZFSvzoY',2,0,'Ann','Hm.',1795906184179);
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
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',1,'act',2,'{"kind": "unlock", "deck": 0}',NULL,1795906173205);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',2,'act',2,'{"kind": "cover", "card": "bundle"}',NULL,1795906173247);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',3,'act',2,'{"kind": "skill", "card": "hatter"}',NULL,1795906173306);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',4,'act',2,'{"kind": "target", "seat": 0}',NULL,1795906173359);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',5,'act',0,'{"kind": "draw", "deck": 4}',NULL,1795906173373);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',6,'act',2,'{"kind": "go_on"}',NULL,1795906173402);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',7,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906173423);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',8,'act',2,'{"kind": "cover", "card": "cat"}',NULL,1795906173467);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',9,'act',0,'{"kind": "unlock", "deck": 4}',NULL,1795906173478);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',10,'act',0,'{"kind": "cover", "card": "rabbit"}',NULL,1795906173493);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',11,'act',0,'{"kind": "skill", "card": "cat"}',NULL,1795906173526);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',12,'act',0,'{"kind": "look", "deck": 3}',NULL,1795906173545);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',13,'act',0,'{"kind": "stop"}',NULL,1795906173575);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',14,'act',1,'{"kind": "unlock", "deck": 2}',NULL,1795906173593);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',15,'act',1,'{"kind": "cover", "card": "cat"}',NULL,1795906173605);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',16,'act',1,'{"kind": "skill", "card": "rabbit"}',NULL,1795906173612);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',17,'act',1,'{"kind": "reveal", "deck": 0}',NULL,1795906173619);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',18,'act',1,'{"kind": "stop"}',NULL,1795906173625);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',19,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906173631);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',20,'act',2,'{"kind": "cover", "card": "bundle"}',NULL,1795906173637);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',21,'act',2,'{"kind": "skill", "card": "cat"}',NULL,1795906173643);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',22,'act',2,'{"kind": "look", "deck": 1}',NULL,1795906173650);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',23,'act',2,'{"kind": "stop"}',NULL,1795906173659);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',24,'act',0,'{"kind": "unlock", "deck": 0}',NULL,1795906173666);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',25,'act',0,'{"kind": "cover", "card": "queen"}',NULL,1795906173672);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',26,'act',0,'{"kind": "target", "seat": 2}',NULL,1795906173718);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',27,'act',2,'{"kind": "draw", "deck": 3}',NULL,1795906173755);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',28,'act',0,'{"kind": "stop"}',NULL,1795906173790);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',29,'act',1,'{"kind": "unlock", "deck": 0}',NULL,1795906173829);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',30,'act',1,'{"kind": "cover", "card": "rabbit"}',NULL,1795906173862);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',31,'act',1,'{"kind": "skill", "card": "rabbit"}',NULL,1795906173895);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',32,'act',1,'{"kind": "reveal", "deck": 3}',NULL,1795906173932);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',33,'act',1,'{"kind": "go_on"}',NULL,1795906173959);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',34,'act',1,'{"kind": "unlock", "deck": 4}',NULL,1795906173986);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',35,'act',1,'{"kind": "cover", "card": "queen"}',NULL,1795906174020);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',36,'act',2,'{"kind": "unlock", "deck": 0}',NULL,1795906174038);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',37,'act',2,'{"kind": "cover", "card": "queen"}',NULL,1795906174081);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',38,'act',2,'{"kind": "go_on"}',NULL,1795906174129);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',39,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906174163);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',40,'act',2,'{"kind": "cover", "card": "cat"}',NULL,1795906174201);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',41,'act',2,'{"kind": "skill", "card": "hatter"}',NULL,1795906174233);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',42,'act',2,'{"kind": "target", "seat": 1}',NULL,1795906174265);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',43,'act',1,'{"kind": "draw", "deck": 1}',NULL,1795906174301);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',44,'act',2,'{"kind": "stop"}',NULL,1795906174341);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',45,'act',0,'{"kind": "unlock", "deck": 3}',NULL,1795906174369);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',46,'act',0,'{"kind": "cover", "card": "queen"}',NULL,1795906174401);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',47,'act',0,'{"kind": "look", "deck": 2}',NULL,1795906174437);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',48,'act',0,'{"kind": "stop"}',NULL,1795906174473);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',49,'act',1,'{"kind": "unlock", "deck": 4}',NULL,1795906174505);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',50,'act',1,'{"kind": "cover", "card": "rabbit"}',NULL,1795906174545);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',51,'act',1,'{"kind": "go_on"}',NULL,1795906174589);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',52,'act',1,'{"kind": "unlock", "deck": 2}',NULL,1795906174623);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',53,'act',1,'{"kind": "reveal", "deck": 3}',NULL,1795906174669);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',54,'act',1,'{"kind": "go_on"}',NULL,1795906174689);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',55,'act',1,'{"kind": "visit", "deck": 4}',NULL,1795906174724);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',56,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906174744);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',57,'act',2,'{"kind": "cover", "card": "rabbit"}',NULL,1795906174751);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',58,'act',2,'{"kind": "reveal", "deck": 0}',NULL,1795906174768);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',59,'act',0,'{"kind": "unlock", "deck": 1}',NULL,1795906174780);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',60,'act',0,'{"kind": "cover", "card": "hatter"}',NULL,1795906174809);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',61,'act',0,'{"kind": "skill", "card": "queen"}',NULL,1795906174845);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',62,'act',0,'{"kind": "go_on"}',NULL,1795906174881);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',63,'act',0,'{"kind": "unlock", "deck": 2}',NULL,1795906174915);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',64,'act',0,'{"kind": "cover", "card": "cat"}',NULL,1795906174957);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',65,'act',0,'{"kind": "skill", "card": "hatter"}',NULL,1795906174997);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',66,'act',0,'{"kind": "target", "seat": 1}',NULL,1795906175033);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',67,'act',1,'{"kind": "draw", "deck": 1}',NULL,1795906175061);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',68,'act',0,'{"kind": "stop"}',NULL,1795906175097);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',69,'act',1,'{"kind": "unlock", "deck": 4}',NULL,1795906175134);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',70,'act',1,'{"kind": "cover", "card": "queen"}',NULL,1795906175177);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',71,'act',1,'{"kind": "skill", "card": "cat"}',NULL,1795906175225);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',72,'act',1,'{"kind": "look", "deck": 2}',NULL,1795906175253);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',73,'act',1,'{"kind": "go_on"}',NULL,1795906175287);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',74,'act',1,'{"kind": "unlock", "deck": 2}',NULL,1795906175319);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',75,'act',1,'{"kind": "cover", "card": "rabbit"}',NULL,1795906175353);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',76,'act',1,'{"kind": "skill", "card": "hatter"}',NULL,1795906175381);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',77,'act',1,'{"kind": "target", "seat": 2}',NULL,1795906175407);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',78,'act',2,'{"kind": "draw", "deck": 1}',NULL,1795906175434);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',79,'act',1,'{"kind": "go_on"}',NULL,1795906175462);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',80,'act',1,'{"kind": "visit", "deck": 2}',NULL,1795906175494);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',81,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906175533);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',82,'act',2,'{"kind": "cover", "card": "hatter"}',NULL,1795906175561);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',83,'act',2,'{"kind": "skill", "card": "cat"}',NULL,1795906175593);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',84,'act',2,'{"kind": "look", "deck": 0}',NULL,1795906175623);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',85,'act',2,'{"kind": "stop"}',NULL,1795906175661);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',86,'act',0,'{"kind": "unlock", "deck": 1}',NULL,1795906175685);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',87,'act',0,'{"kind": "cover", "card": "rabbit"}',NULL,1795906175717);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',88,'act',0,'{"kind": "reveal", "deck": 0}',NULL,1795906175753);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',89,'act',0,'{"kind": "stop"}',NULL,1795906175783);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',90,'act',1,'{"kind": "unlock", "deck": 2}',NULL,1795906175818);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',91,'act',1,'{"kind": "cover", "card": "hatter"}',NULL,1795906175841);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',92,'act',1,'{"kind": "skill", "card": "hatter"}',NULL,1795906175867);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',93,'act',1,'{"kind": "target", "seat": 0}',NULL,1795906175890);
INSERT INTO "events" VALUES('hr0U6mO-VMLPOVnK',94,'act',0,'{"kind": "draw", "deck": 1}',NULL,1795906175921);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',1,'act',1,'{"kind": "unlock", "deck": 0}','r0',1795906176165);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',2,'act',1,'{"kind": "cover", "card": "bundle"}','r1',1795906176273);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',3,'act',1,'{"kind": "look", "deck": 3}','r2',1795906176326);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',4,'act',1,'{"kind": "go_on"}','r3',1795906176382);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',5,'act',1,'{"kind": "visit", "deck": 0}','r4',1795906176430);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',6,'undo',1,'{}','r5',1795906176490);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',7,'act',1,'{"kind": "unlock", "deck": 3}','r6',1795906176539);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',8,'act',1,'{"kind": "cover", "card": "queen"}','r7',1795906176623);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',9,'act',2,'{"kind": "unlock", "deck": 0}',NULL,1795906176652);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',10,'act',2,'{"kind": "cover", "card": "hatter"}',NULL,1795906176662);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',11,'act',2,'{"kind": "target", "seat": 0}',NULL,1795906176670);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',12,'act',0,'{"kind": "draw", "deck": 4}','r8',1795906176718);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',13,'act',2,'{"kind": "stop"}',NULL,1795906176754);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',14,'act',0,'{"kind": "unlock", "deck": 0}','r9',1795906176851);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',15,'act',0,'{"kind": "cover", "card": "rabbit"}','r10',1795906176958);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',16,'act',0,'{"kind": "skill", "card": "hatter"}','r11',1795906177036);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',17,'undo',0,'{}','r12',1795906177111);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',18,'act',0,'{"kind": "skill", "card": "alice"}','r13',1795906177190);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',19,'act',0,'{"kind": "go_on"}','r14',1795906177286);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',20,'act',0,'{"kind": "visit", "deck": 0}','r15',1795906177366);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',21,'act',0,'{"kind": "cover", "card": "hatter"}','r16',1795906177444);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',22,'act',0,'{"kind": "skill", "card": "cat"}','r17',1795906177529);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',23,'act',0,'{"kind": "look", "deck": 2}','r18',1795906177641);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',24,'act',0,'{"kind": "go_on"}','r19',1795906177708);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',25,'act',0,'{"kind": "visit", "deck": 0}','r20',1795906177802);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',26,'act',1,'{"kind": "unlock", "deck": 4}','r21',1795906178128);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',27,'act',1,'{"kind": "cover", "card": "rabbit"}','r22',1795906178206);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',28,'act',1,'{"kind": "skill", "card": "rabbit"}','r23',1795906178283);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',29,'act',1,'{"kind": "reveal", "deck": 2}','r24',1795906178365);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',30,'act',1,'{"kind": "stop"}','r25',1795906178453);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',31,'act',2,'{"kind": "unlock", "deck": 0}',NULL,1795906178489);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',32,'act',2,'{"kind": "cover", "card": "alice"}',NULL,1795906178531);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',33,'act',2,'{"kind": "reveal", "deck": 1}',NULL,1795906178585);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',34,'act',2,'{"kind": "go_on"}',NULL,1795906178609);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',35,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906178661);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',36,'act',0,'{"kind": "unlock", "deck": 1}','r26',1795906178756);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',37,'act',0,'{"kind": "cover", "card": "hatter"}','r27',1795906178858);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',38,'act',0,'{"kind": "skill", "card": "hatter"}','r28',1795906178981);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',39,'act',0,'{"kind": "target", "seat": 2}','r29',1795906179064);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',40,'act',2,'{"kind": "draw", "deck": 2}',NULL,1795906179153);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',41,'act',0,'{"kind": "stop"}','r30',1795906179263);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',42,'act',1,'{"kind": "unlock", "deck": 4}','r31',1795906179353);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',43,'act',1,'{"kind": "cover", "card": "bundle"}','r33',1795906179524);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',44,'act',1,'{"kind": "reveal", "deck": 2}','r34',1795906179622);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',45,'act',1,'{"kind": "stop"}','r35',1795906179699);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',46,'act',2,'{"kind": "unlock", "deck": 1}',NULL,1795906179729);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',47,'act',2,'{"kind": "cover", "card": "alice"}',NULL,1795906179769);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',48,'act',0,'{"kind": "unlock", "deck": 4}','r36',1795906179850);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',49,'act',0,'{"kind": "cover", "card": "alice"}','r37',1795906179903);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',50,'act',0,'{"kind": "look", "deck": 3}','r38',1795906179977);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',51,'act',0,'{"kind": "stop"}','r39',1795906180060);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',52,'act',1,'{"kind": "unlock", "deck": 3}','r40',1795906180173);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',53,'act',1,'{"kind": "cover", "card": "rabbit"}','r41',1795906180270);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',54,'act',1,'{"kind": "skill", "card": "alice"}','r42',1795906180344);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',55,'act',1,'{"kind": "go_on"}','r43',1795906180450);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',56,'undo',1,'{}','r44',1795906180514);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',57,'act',1,'{"kind": "go_on"}','r45',1795906180580);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',58,'act',1,'{"kind": "unlock", "deck": 0}','r46',1795906180723);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',59,'act',1,'{"kind": "cover", "card": "rabbit"}','r47',1795906180813);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',60,'act',2,'{"kind": "unlock", "deck": 4}',NULL,1795906180858);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',61,'act',2,'{"kind": "reveal", "deck": 3}',NULL,1795906180886);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',62,'act',2,'{"kind": "stop"}',NULL,1795906180915);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',63,'act',0,'{"kind": "unlock", "deck": 2}','r48',1795906180996);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',64,'undo',0,'{}','r49',1795906181080);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',65,'act',0,'{"kind": "unlock", "deck": 2}','r50',1795906181173);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',66,'act',0,'{"kind": "cover", "card": "hatter"}','r51',1795906181243);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',67,'act',0,'{"kind": "skill", "card": "hatter"}','r52',1795906181341);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',68,'act',0,'{"kind": "target", "seat": 1}','r53',1795906181408);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',69,'undo',0,'{}','r54',1795906181486);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',70,'act',0,'{"kind": "target", "seat": 2}','r55',1795906181566);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',71,'act',2,'{"kind": "draw", "deck": 0}',NULL,1795906181607);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',72,'act',0,'{"kind": "go_on"}','r56',1795906181700);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',73,'act',0,'{"kind": "unlock", "deck": 1}','r57',1795906181766);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',74,'act',0,'{"kind": "cover", "card": "cat"}','r58',1795906181856);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',75,'act',0,'{"kind": "skill", "card": "rabbit"}','r59',1795906181955);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',76,'act',0,'{"kind": "reveal", "deck": 0}','r60',1795906182030);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',77,'act',0,'{"kind": "go_on"}','r61',1795906182106);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',78,'act',0,'{"kind": "visit", "deck": 2}','r62',1795906182195);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',79,'act',0,'{"kind": "cover", "card": "cat"}','r63',1795906182253);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',80,'act',1,'{"kind": "unlock", "deck": 0}','r64',1795906182305);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',81,'act',1,'{"kind": "cover", "card": "queen"}','r65',1795906182366);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',82,'act',1,'{"kind": "skill", "card": "hatter"}','r66',1795906182417);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',83,'act',1,'{"kind": "target", "seat": 2}','r67',1795906182477);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',84,'act',2,'{"kind": "draw", "deck": 3}',NULL,1795906182489);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',85,'act',1,'{"kind": "go_on"}','r68',1795906182540);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',86,'undo',1,'{}','r69',1795906182611);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',87,'act',1,'{"kind": "go_on"}','r70',1795906182665);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',88,'act',1,'{"kind": "unlock", "deck": 4}','r71',1795906182716);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',89,'act',1,'{"kind": "cover", "card": "rabbit"}','r72',1795906182771);
INSERT INTO "events" VALUES('k_dYFTwcOIXXPmYM',90,'act',1,'{"kind": "go_on"}','r73',1795906182826);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',1,'act',0,'{"kind": "unlock", "deck": 1}','r74',1795906183081);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',2,'act',0,'{"kind": "cover", "card": "rabbit"}','r75',1795906183195);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',3,'act',0,'{"kind": "skill", "card": "rabbit"}','r76',1795906183294);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',4,'undo',0,'{}','r78',1795906183454);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',5,'act',0,'{"kind": "skill", "card": "hatter"}','r79',1795906183566);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',6,'act',0,'{"kind": "target", "seat": 1}','r80',1795906183637);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',7,'act',1,'{"kind": "draw", "deck": 3}','r81',1795906183726);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',8,'act',0,'{"kind": "stop"}','r82',1795906183817);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',9,'act',1,'{"kind": "unlock", "deck": 3}','r83',1795906184000);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',10,'act',1,'{"kind": "cover", "card": "alice"}','r84',1795906184102);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',11,'act',1,'{"kind": "skill", "card": "hatter"}','r86',1795906184250);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',12,'act',1,'{"kind": "target", "seat": 2}','r87',1795906184448);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',13,'act',2,'{"kind": "draw", "deck": 2}',NULL,1795906184471);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',14,'act',1,'{"kind": "stop"}','r88',1795906184542);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',15,'act',2,'{"kind": "unlock", "deck": 1}',NULL,1795906184568);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',16,'act',2,'{"kind": "cover", "card": "bundle"}',NULL,1795906184580);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',17,'act',2,'{"kind": "target", "seat": 0}',NULL,1795906184587);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',18,'act',0,'{"kind": "draw", "deck": 0}','r89',1795906184661);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',19,'act',2,'{"kind": "stop"}',NULL,1795906184772);
INSERT INTO "events" VALUES('qif1eYbfrZFSvzoY',20,'act',0,'{"kind": "unlock", "deck": 0}','r90',1795906184901);
CREATE TABLE requests (
	table_id VARCHAR(32) NOT NULL, 
	request_id VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	answer JSON NOT NULL, 
	PRIMARY KEY (table_id, request_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r0','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 1}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r1','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 2}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r2','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 3}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r3','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 4}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r4','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 5}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r5','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 6}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r6','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 7}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r7','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 8}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r8','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 12}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r9','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 14}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r10','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 15}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r11','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 16}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r12','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 17}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r13','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 18}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r14','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 19}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r15','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 20}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r16','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 21}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r17','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 22}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r18','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 23}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r19','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 24}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r20','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 25}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r21','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 26}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r22','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 27}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r23','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 28}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r24','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 29}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r25','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 30}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r26','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 36}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r27','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 37}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r28','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 38}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r29','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 39}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r30','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 41}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r31','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 42}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r32','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 42}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r33','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 43}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r34','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 44}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r35','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 45}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r36','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 48}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r37','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 49}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r38','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 50}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r39','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 51}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r40','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 52}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r41','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 53}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r42','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 54}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r43','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 55}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r44','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 56}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r45','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 57}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r46','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 58}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r47','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 59}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r48','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 63}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r49','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 64}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r50','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 65}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r51','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 66}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r52','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 67}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r53','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 68}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r54','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 69}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r55','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 70}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r56','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 72}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r57','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 73}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r58','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 74}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r59','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 75}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r60','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 76}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r61','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 77}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r62','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 78}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r63','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 79}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r64','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 80}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r65','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 81}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r66','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 82}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r67','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 83}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r68','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 85}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r69','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 86}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r70','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 87}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r71','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 88}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r72','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 89}');
INSERT INTO "requests" VALUES('k_dYFTwcOIXXPmYM','r73','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 90}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r74','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 1}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r75','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 2}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r76','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 3}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r77','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 3}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r78','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 4}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r79','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 5}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r80','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 6}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r81','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 7}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r82','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 8}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r83','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 9}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r84','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 10}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r85','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 10}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r86','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 11}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r87','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 12}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r88','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 14}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r89','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 18}');
INSERT INTO "requests" VALUES('qif1eYbfrZFSvzoY','r90','af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64','{"seq": 20}');
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
INSERT INTO "seats" VALUES('hr0U6mO-VMLPOVnK',0,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('hr0U6mO-VMLPOVnK',1,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('hr0U6mO-VMLPOVnK',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('k_dYFTwcOIXXPmYM',0,0,NULL,'Ann','6201b696261fe9f10d71848b6e4810686f584570cf3d4d92c7747f327f1dd1b3',0,'af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64');
INSERT INTO "seats" VALUES('k_dYFTwcOIXXPmYM',1,0,NULL,'Ann','15a4e798ce3b4bdeaff7d2439f44fd3cc29021e522c8c26d7f0d9d7b533601d5',0,'af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64');
INSERT INTO "seats" VALUES('k_dYFTwcOIXXPmYM',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('qif1eYbfrZFSvzoY',0,0,NULL,'Ann','a13832dd57d6b3a40fa58f61bcbecbec8ba90bd4747ffc1ad73e9afe90e2f947',0,'af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64');
INSERT INTO "seats" VALUES('qif1eYbfrZFSvzoY',1,0,NULL,'Ann','a47b7dab4b6758dd8c4d965a5a7369af94c7341f9774243c32ca84cbe0166395',0,'af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64');
INSERT INTO "seats" VALUES('qif1eYbfrZFSvzoY',2,1,'random','',NULL,0,NULL);
INSERT INTO "seats" VALUES('rhTqkNqJGpUI_hTt',0,0,NULL,'Ann','765b6cc0faad4305dcb915cc6035f5cd0d1fa5c7aac19546d732d121aff5e63a',0,'af583d571feb1e17b50e1eadf6af9dc26bc77fa4aefada23df258f33b5fe4c64');
INSERT INTO "seats" VALUES('rhTqkNqJGpUI_hTt',1,0,NULL,'','7306451340992ee836c88b78a16fbca861020d013a5de433fd660f53d26cc3e5',0,NULL);
INSERT INTO "seats" VALUES('rhTqkNqJGpUI_hTt',2,0,NULL,'','47ce05a736535b3931ce6a4bf5f36bb7fcf94f1a0fb90fa3bf7c674a3d2b6c0a',0,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('hr0U6mO-VMLPOVnK',64,'{"schema": 1, "game": "wonderland_xiii", "players": 3, "options": {"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}, "rng": 646844938063295432, "information": 114, "decisions": 64, "stack": [["end_turn", 0], ["continue_or_not", 0], ["skill", 0]], "waiting": [0], "commitments": [0, 0, 0], "areas": {"hall": [{"cards": ["alice", "alice", "bundle", "alice", "alice"], "covers": 0, "knowers": []}, {"cards": ["hatter", "cat", "queen", "hatter", "cat"], "covers": 0, "knowers": []}, {"cards": ["hatter", "alice", "cat", "alice", "queen", "cat", "alice", "hatter", "alice", "bundle", "bundle", "alice", "cat"], "covers": 1, "knowers": [0]}, {"cards": [], "covers": 0, "knowers": []}, {"cards": ["queen", "bundle", "bundle", "alice", "alice", "hatter", "alice", "bundle", "queen", "cat", "rabbit", "queen"], "covers": 3, "knowers": []}], "notebooks": [{"alice": 0, "rabbit": 1, "cat": 2, "hatter": 0, "queen": 0, "bundle": 1}, {"alice": 0, "rabbit": 1, "cat": 1, "hatter": 0, "queen": 1, "bundle": 0}, {"alice": 0, "rabbit": 0, "cat": 0, "hatter": 2, "queen": 3, "bundle": 0}], "tunnel": {"alice": 0, "rabbit": 1, "cat": 0, "hatter": 1, "queen": 1, "bundle": 0}, "under_queens": {"alice": 0, "rabbit": 1, "cat": 0, "hatter": 0, "queen": 0, "bundle": 0}, "discard": {"alice": 0, "rabbit": 7, "cat": 3, "hatter": 4, "queen": 2, "bundle": 1}, "hidden": [[], [], []], "checked": [0, 1, 0, 1, 1], "keys": {"middle": 2, "hand": 0}, "unlocked": [1, 2], "active": 0, "turn": 11, "pass_number": 2, "explored": 2, "won": ["hatter", "rabbit"], "collapsed": false}}');
INSERT INTO "snapshots" VALUES('hr0U6mO-VMLPOVnK',94,'{"schema": 1, "game": "wonderland_xiii", "players": 3, "options": {"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}, "rng": 2567187267041175559, "information": 135, "decisions": 94, "stack": [], "waiting": [], "commitments": [0, 0, 0], "areas": {"hall": [{"cards": ["alice"], "covers": 0, "knowers": []}, {"cards": [], "covers": 0, "knowers": []}, {"cards": ["hatter", "alice", "cat", "alice", "queen", "cat", "alice", "hatter", "alice", "bundle", "bundle", "alice", "hatter"], "covers": 1, "knowers": [0, 1]}, {"cards": [], "covers": 0, "knowers": []}, {"cards": ["queen", "bundle", "bundle", "alice", "alice", "hatter", "alice", "bundle", "queen", "cat", "rabbit"], "covers": 2, "knowers": []}], "notebooks": [{"alice": 1, "rabbit": 3, "cat": 2, "hatter": 1, "queen": 1, "bundle": 2}, {"alice": 0, "rabbit": 1, "cat": 0, "hatter": 2, "queen": 0, "bundle": 1}, {"alice": 1, "rabbit": 0, "cat": 1, "hatter": 1, "queen": 3, "bundle": 0}], "tunnel": {"alice": 0, "rabbit": 0, "cat": 0, "hatter": 0, "queen": 0, "bundle": 0}, "under_queens": {"alice": 0, "rabbit": 0, "cat": 0, "hatter": 0, "queen": 0, "bundle": 0}, "discard": {"alice": 1, "rabbit": 7, "cat": 6, "hatter": 3, "queen": 5, "bundle": 0}, "hidden": [[["hatter", false]], [], []], "checked": [0, 1, 0, 1, 0], "keys": {"middle": 4, "hand": 0}, "unlocked": [], "active": 1, "turn": 15, "pass_number": 1, "explored": 2, "won": ["rabbit", "hatter"], "collapsed": false}}');
INSERT INTO "snapshots" VALUES('k_dYFTwcOIXXPmYM',64,'{"schema": 1, "game": "wonderland_xiii", "players": 3, "options": {"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}, "rng": 4417679933015522368, "information": 109, "decisions": 56, "stack": [["end_turn", 0], ["continue_or_not", 0], ["use_skill", 0], ["check", 0], ["take", 0], ["cover", 0], ["choose_deck", 0]], "waiting": [0], "commitments": [0, 0, 0], "areas": {"hall": [{"cards": ["queen", "rabbit", "rabbit", "alice", "queen", "queen", "cat", "cat", "cat", "alice", "rabbit", "hatter"], "covers": 0, "knowers": []}, {"cards": ["queen", "alice", "bundle", "hatter", "alice", "hatter"], "covers": 1, "knowers": []}, {"cards": ["queen", "alice", "alice", "cat", "queen"], "covers": 0, "knowers": []}, {"cards": ["cat", "queen", "alice", "queen", "bundle", "cat", "rabbit", "rabbit"], "covers": 0, "knowers": []}, {"cards": ["bundle", "bundle", "hatter", "cat", "hatter", "hatter"], "covers": 2, "knowers": []}], "notebooks": [{"alice": 0, "rabbit": 0, "cat": 2, "hatter": 1, "queen": 1, "bundle": 1}, {"alice": 0, "rabbit": 1, "cat": 0, "hatter": 0, "queen": 3, "bundle": 1}, {"alice": 0, "rabbit": 2, "cat": 1, "hatter": 2, "queen": 0, "bundle": 0}], "tunnel": {"alice": 0, "rabbit": 0, "cat": 0, "hatter": 0, "queen": 0, "bundle": 0}, "under_queens": {"alice": 0, "rabbit": 0, "cat": 0, "hatter": 0, "queen": 0, "bundle": 0}, "discard": {"alice": 5, "rabbit": 4, "cat": 2, "hatter": 3, "queen": 0, "bundle": 2}, "hidden": [[], [], []], "checked": [0, 0, 0, 0, 0], "keys": {"middle": 2, "hand": 2}, "unlocked": [], "active": 0, "turn": 12, "pass_number": 1, "explored": -1, "won": [null, null], "collapsed": false}}');
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
INSERT INTO "tables" VALUES('hr0U6mO-VMLPOVnK','wonderland_xiii',1,3,'{"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}','{"odds": true, "hints": true, "undo": true}',0,NULL,'01273d4fd5ead393cde7b942c6ccc6bc9a5e178588f2a886b34e3f1ff7e5dbdf',NULL,1795906173033,1795906175921,94,15,'[]',1,NULL);
INSERT INTO "tables" VALUES('k_dYFTwcOIXXPmYM','wonderland_xiii',1,3,'{"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}','{"odds": true, "hints": true, "undo": true}',0,NULL,'1ca8b69dfe5f8e4ba20713eb1725b722ff81dca5ec967eec956c62fe72b26817',NULL,1795906175974,1795906182826,90,13,'[1]',0,NULL);
INSERT INTO "tables" VALUES('qif1eYbfrZFSvzoY','wonderland_xiii',1,3,'{"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}','{"odds": true, "hints": true, "undo": true}',0,NULL,'dc45b334562a05edb73cdb6da6deabd28f8e6c92841ae2467af7172ace6e1643',NULL,1795906182877,1795906184901,20,4,'[0]',0,NULL);
INSERT INTO "tables" VALUES('rhTqkNqJGpUI_hTt','wonderland_xiii',1,3,'{"skills_optional": false, "hatter_deck_by": "target", "best_split": false, "tunnel_scores_at_end": true, "final_refill": true}','{"odds": true, "hints": true, "undo": true}',0,NULL,'753dfb622d8df6295f8edfaf62638617b0a68a87e0fdeda495499e35b3ae59c2',NULL,1795906185007,1795906185007,0,1,'[2]',0,NULL);
CREATE INDEX tables_public ON tables (public, over, updated);
CREATE INDEX seats_holder ON seats (holder);
COMMIT;
