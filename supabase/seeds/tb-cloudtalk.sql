-- Demo content (D2): a case study in four languages, about team augmentation.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-cloudtalk', 'en',
$html$CloudTalk: five specialists on board within three weeks$html$,
$html$Senior roles stayed open for months while requests for integrations piled up. Within three weeks we had five specialists working on the product team. Two of them stayed for good.$html$,
$html$<ul><li><strong>Team:</strong> two backend developers, a Go developer, a frontend developer and a test engineer</li><li><strong>Duration:</strong> nine months</li><li><strong>Technology:</strong> Node.js, TypeScript, Go, Kafka, PostgreSQL, React, Playwright</li></ul>
<h2>“We need colleagues”</h2>
<p>CloudTalk builds cloud calling software for sales and support teams. Its customers expect a call to turn up by itself in the CRM, the helpdesk and the weekly report, and demand for such integrations was growing faster than the team that had to write them. Three senior positions had been open for <strong>four months</strong>.</p>
<p>The brief fit into one sentence: “We don’t need a project, we need colleagues.” For nine months, five specialists were to work in the existing sprints, in step with the client’s technical lead.</p>
<h2>Five people in three weeks</h2>
<p>The brief reached us on a Monday morning. Within <strong>48 hours</strong> the client had vetted profiles on the table: two or three candidates for each role, all from the top 3% of applicants. Interviews took the rest of the week. The first three people started on day 9, the other two in week three:</p>
<ul><li>two backend developers (Node.js, TypeScript, PostgreSQL),</li>
<li>a Go developer for the event pipeline (Kafka, Kubernetes on AWS),</li>
<li>a frontend developer (React, TypeScript),</li>
<li>a test engineer (Playwright, load tests in k6).</li></ul>
<p>All five worked from Slovakia and the Czech Republic, in the client’s time zone. They began as contractors with one month’s notice. From the start, the contract also allowed for a move to direct employment, with no recruitment fee.</p>
<h2>A week on the team</h2>
<p>For the first two weeks, everybody fixed small things all over the product, to get to know the code and each other. After that, the weeks looked alike:</p>
<table><caption>The fixed points of a week</caption>
<thead><tr><th scope="col">Day</th><th scope="col">What happened</th></tr></thead>
<tbody><tr><th scope="row">Monday</th><td>Planning with the technical lead. Every task got two names, one of ours and one of the client’s.</td></tr>
<tr><th scope="row">Tuesday</th><td>First release. From the third month on, the regression tests that preceded it ran automatically.</td></tr>
<tr><th scope="row">Wednesday</th><td>Pair programming all day, with a new partner every week.</td></tr>
<tr><th scope="row">Thursday</th><td>Second release, then support: whoever had shipped something read the tickets about it.</td></tr>
<tr><th scope="row">Friday</th><td>One hour for what had gone wrong. What we decided was written up and added to the repository.</td></tr></tbody></table>
<p>The team first built one shared foundation for all integrations instead of separate code for every CRM. Five weeks later the four most requested integrations moved to it, one after another.</p>
<h2>What did not work</h2>
<p>In week five it turned out that our first version of event delivery sent some events again whenever a CRM was slow to answer. In a pilot with 12 test accounts, 1,800 duplicate call records piled up in the 40 minutes before we switched it off. In the next sprint every event got a unique key, so a repeated delivery is now recognized and dropped. A load test with deliberately slow answers has been part of every build since.</p>
<blockquote><p>“The happy path was done in two weeks. The next four went into everything that can happen when the system on the other side is having a bad day.”</p>
<p><em>Tomáš, Go developer, Tidebridge</em></p></blockquote>
<p>The second mistake was ours as well. The frontend developer was excellent but used to working alone, and Wednesdays were torture for him. After four weeks we all said so openly. A replacement started 6 working days later, and we did not charge for the handover week.</p>
<h2>After nine months</h2>
<ul><li><strong>8 days instead of 6 weeks</strong> to build a new integration,</li>
<li><strong>2 releases a week</strong> instead of one every 3 weeks,</li>
<li><strong>55 minutes instead of 3 days</strong> for a full regression test,</li>
<li><strong>38% fewer</strong> support tickets about integrations.</li></ul>
<p>Two of the five accepted the client’s offer and are now its employees. The other three handed everything over within two weeks: the shared foundation, 640 automated test scenarios and the on-call runbooks are in the client’s repositories. The fifth integration was written by the client’s own developers, without us.</p>$html$,
'CloudTalk', 'Team augmentation', '/storage/v1/object/public/case-studies/cloudtalk-team.avif', true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk offers cloud calling software for sales and support teams. Agents make and take calls in a browser or on the phone, calls connect to the tools a company already uses, and managers see in one place how the day is going. It is built for companies that talk to customers in several countries and want a clear picture of every conversation.</p>$html$,
$html$We had stopped believing that senior people could be found in weeks. For the backend, Tidebridge sent us three and we took two. By the second sprint nobody could tell anymore who was on whose payroll. I can’t think of higher praise.$html$,
'Martin K.', 'Engineering Manager', '/storage/v1/object/public/case-studies/cloudtalk-client.webp'),
('tb-cloudtalk', 'sk',
$html$CloudTalk: päť špecialistov v tíme do troch týždňov$html$,
$html$Seniorné pozície zostávali celé mesiace neobsadené a požiadaviek na integrácie pribúdalo. Do troch týždňov sme do produktového tímu zapojili päť špecialistov. Dvaja z nich zostali natrvalo.$html$,
$html$<ul><li><strong>Tím:</strong> dvaja backendoví vývojári, vývojár v Go, frontendový vývojár a testerka</li><li><strong>Trvanie:</strong> deväť mesiacov</li><li><strong>Technológie:</strong> Node.js, TypeScript, Go, Kafka, PostgreSQL, React, Playwright</li></ul>
<h2>„Potrebujeme kolegov“</h2>
<p>CloudTalk vyvíja cloudovú telefóniu pre obchodné tímy a zákaznícku podporu. Jeho zákazníci očakávajú, že sa hovor sám objaví v CRM, v helpdesku aj v týždennom reporte, a záujem o takéto prepojenia rástol rýchlejšie než tím, ktorý ich mal programovať. Tri seniorné pozície boli voľné už <strong>štyri mesiace</strong>.</p>
<p>Zadanie sa zmestilo do jedinej vety: „Nepotrebujeme projekt, potrebujeme kolegov.“ Päť špecialistov malo deväť mesiacov pracovať v zabehnutých šprintoch po boku technického lídra klienta.</p>
<h2>Päť ľudí za tri týždne</h2>
<p>Zadanie sme dostali v pondelok ráno. Do <strong>48 hodín</strong> mal klient na stole preverené profily: na každú pozíciu dvoch až troch kandidátov, všetkých z najlepších 3 % uchádzačov. Zvyšok týždňa patril pohovorom. Prví traja nastúpili na 9. deň, ďalší dvaja v treťom týždni:</p>
<ul><li>dvaja backendoví vývojári (Node.js, TypeScript, PostgreSQL),</li>
<li>vývojár v Go na spracovanie udalostí (Kafka, Kubernetes v AWS),</li>
<li>frontendový vývojár (React, TypeScript),</li>
<li>testerka (Playwright, záťažové testy v k6).</li></ul>
<p>Všetci piati pracovali zo Slovenska a z Česka, teda v rovnakom časovom pásme ako klient. Začínali na kontrakt s mesačnou výpovednou lehotou. Zmluva od začiatku počítala aj s prechodom do pracovného pomeru, a to bez náborového poplatku.</p>
<h2>Jeden týždeň v tíme</h2>
<p>Prvé dva týždne všetci opravovali drobnosti v celom produkte, aby spoznali kód aj seba navzájom. Potom vyzeral každý týždeň rovnako:</p>
<table><caption>Pevné body týždňa</caption>
<thead><tr><th scope="col">Deň</th><th scope="col">Čo sa dialo</th></tr></thead>
<tbody><tr><th scope="row">Pondelok</th><td>Plánovanie s technickým lídrom. Každá úloha dostala dve mená, jedno naše a jedno klientovo.</td></tr>
<tr><th scope="row">Utorok</th><td>Prvé vydanie. Regresné testy pred ním od tretieho mesiaca bežali samy.</td></tr>
<tr><th scope="row">Streda</th><td>Celý deň programovanie vo dvojiciach, každý týždeň v inom zložení.</td></tr>
<tr><th scope="row">Štvrtok</th><td>Druhé vydanie a potom podpora: kto niečo vydal, čítal tikety, ktoré sa toho týkali.</td></tr>
<tr><th scope="row">Piatok</th><td>Hodina na to, čo nevyšlo. Čo sme si dohodli, to sme zapísali do repozitára.</td></tr></tbody></table>
<p>Najprv vznikol jeden spoločný základ pre všetky integrácie namiesto samostatného kódu pre každé CRM. O päť týždňov naň začali jedna po druhej prechádzať štyri najžiadanejšie integrácie.</p>
<h2>Kde to zaškrípalo</h2>
<p>V piatom týždni sa ukázalo, že prvá verzia nášho doručovania udalostí posiela niektoré z nich znova, keď CRM odpovedá pomaly. V pilote s 12 testovacími účtami tak za 40 minút, kým sme ju vypli, pribudlo 1 800 duplicitných záznamov o hovoroch. V ďalšom šprinte dostala každá udalosť jedinečný kľúč, takže opakované doručenie systém rozpozná a zahodí. Záťažový test so zámerne pomalými odpoveďami je odvtedy súčasťou každého buildu.</p>
<blockquote><p>„Ideálny scenár sme mali hotový za dva týždne. Ďalšie štyri padli na všetko, čo sa môže stať, keď má systém na druhej strane zlý deň.“</p>
<p><em>Tomáš, vývojár v Go, Tidebridge</em></p></blockquote>
<p>Aj druhá chyba bola naša. Frontendový vývojár bol výborný, lenže zvyknutý pracovať sám, a stredy boli preňho utrpením. Po štyroch týždňoch sme si to všetci otvorene povedali. Náhrada nastúpila o 6 pracovných dní a týždeň odovzdávania sme neúčtovali.</p>
<h2>Po deviatich mesiacoch</h2>
<ul><li><strong>8 dní namiesto 6 týždňov</strong> na novú integráciu,</li>
<li><strong>2 vydania týždenne</strong> namiesto jedného za 3 týždne,</li>
<li><strong>55 minút namiesto 3 dní</strong> na kompletný regresný test,</li>
<li><strong>o 38 % menej</strong> tiketov týkajúcich sa integrácií.</li></ul>
<p>Dvaja z pätice prijali ponuku klienta a dnes sú jeho zamestnancami. Zvyšní traja všetko odovzdali v priebehu dvoch týždňov: spoločný základ, 640 automatických testovacích scenárov aj návody pre pohotovostnú službu sú v repozitároch klienta. Piatu integráciu už naprogramovali vývojári klienta, bez nás.</p>$html$,
'CloudTalk', 'Posilnenie tímu', '/storage/v1/object/public/case-studies/cloudtalk-team.avif', true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk ponúka cloudovú telefóniu pre obchodné tímy a zákaznícku podporu. Hovory sa vybavujú v prehliadači alebo v telefóne, prepájajú sa s nástrojmi, ktoré firma už používa, a manažéri majú na jednom mieste prehľad o celom dni. Služba je určená firmám, ktoré hovoria so zákazníkmi vo viacerých krajinách a chcú mať jasný obraz o každom rozhovore.</p>$html$,
$html$Už sme neverili, že sa skúsení ľudia dajú nájsť za pár týždňov. Na backend nám Tidebridge poslal troch ľudí a dvoch sme si vybrali. V druhom šprinte už nikto nerozoznal, kto je čí. Väčšiu pochvalu nepoznám.$html$,
'Martin K.', 'vedúci vývoja', '/storage/v1/object/public/case-studies/cloudtalk-client.webp'),
('tb-cloudtalk', 'cz',
$html$CloudTalk: pět specialistů v týmu do tří týdnů$html$,
$html$Seniorní pozice zůstávaly celé měsíce neobsazené a požadavků na integrace přibývalo. Do tří týdnů jsme do produktového týmu zapojili pět specialistů. Dva z nich zůstali natrvalo.$html$,
$html$<ul><li><strong>Tým:</strong> dva backendoví vývojáři, vývojář v Go, frontendový vývojář a testerka</li><li><strong>Doba:</strong> devět měsíců</li><li><strong>Technologie:</strong> Node.js, TypeScript, Go, Kafka, PostgreSQL, React, Playwright</li></ul>
<h2>„Potřebujeme kolegy“</h2>
<p>CloudTalk vyvíjí cloudovou telefonii pro obchodní týmy a zákaznickou podporu. Jeho zákazníci čekají, že se hovor sám objeví v CRM, v helpdesku i v týdenním reportu, a zájem o taková propojení rostl rychleji než tým, který je měl programovat. Tři seniorní pozice byly volné už <strong>čtyři měsíce</strong>.</p>
<p>Zadání se vešlo do jediné věty: „Nepotřebujeme projekt, potřebujeme kolegy.“ Pět specialistů mělo devět měsíců pracovat v zaběhnutých sprintech po boku technického lídra klienta.</p>
<h2>Pět lidí za tři týdny</h2>
<p>Zadání jsme dostali v pondělí ráno. Do <strong>48 hodin</strong> měl klient na stole prověřené profily: na každou pozici dva až tři kandidáty, všechny z nejlepších 3 % uchazečů. Zbytek týdne patřil pohovorům. První tři nastoupili 9. den, další dva ve třetím týdnu:</p>
<ul><li>dva backendoví vývojáři (Node.js, TypeScript, PostgreSQL),</li>
<li>vývojář v Go pro zpracování událostí (Kafka, Kubernetes v AWS),</li>
<li>frontendový vývojář (React, TypeScript),</li>
<li>testerka (Playwright, zátěžové testy v k6).</li></ul>
<p>Všech pět pracovalo ze Slovenska a z Česka, tedy ve stejném časovém pásmu jako klient. Začínali na kontrakt s měsíční výpovědní dobou. Smlouva od začátku počítala i s přechodem do pracovního poměru, a to bez náborového poplatku.</p>
<h2>Jeden týden v týmu</h2>
<p>První dva týdny všichni opravovali drobnosti napříč produktem, aby poznali kód i jeden druhého. Potom vypadal každý týden stejně:</p>
<table><caption>Pevné body týdne</caption>
<thead><tr><th scope="col">Den</th><th scope="col">Co se dělo</th></tr></thead>
<tbody><tr><th scope="row">Pondělí</th><td>Plánování s technickým lídrem. Každý úkol dostal dvě jména, jedno naše a jedno klientovo.</td></tr>
<tr><th scope="row">Úterý</th><td>První vydání. Od třetího měsíce před ním běžely regresní testy automaticky.</td></tr>
<tr><th scope="row">Středa</th><td>Celý den programování ve dvojicích, každý týden v jiném složení.</td></tr>
<tr><th scope="row">Čtvrtek</th><td>Druhé vydání a potom podpora: kdo něco vydal, četl tickety, které se toho týkaly.</td></tr>
<tr><th scope="row">Pátek</th><td>Hodina na to, co nevyšlo. Co jsme si dohodli, to jsme zapsali do repozitáře.</td></tr></tbody></table>
<p>Nejdřív vznikl jeden společný základ pro všechny integrace místo samostatného kódu pro každé CRM. Po pěti týdnech na něj začaly jedna po druhé přecházet čtyři nejžádanější integrace.</p>
<h2>Kde to zaskřípalo</h2>
<p>V pátém týdnu se ukázalo, že naše první verze doručování událostí posílá některé z nich znovu, když CRM odpovídá pomalu. V pilotu s 12 testovacími účty tak za 40 minut, než jsme ji vypnuli, přibylo 1 800 duplicitních záznamů o hovorech. V dalším sprintu dostala každá událost jedinečný klíč, takže opakované doručení systém pozná a zahodí. Zátěžový test se záměrně pomalými odpověďmi je od té doby součástí každého buildu.</p>
<blockquote><p>„Ideální scénář jsme měli hotový za dva týdny. Další čtyři padly na všechno, co se může stát, když má systém na druhé straně špatný den.“</p>
<p><em>Tomáš, vývojář v Go, Tidebridge</em></p></blockquote>
<p>I druhá chyba šla za námi. Frontendový vývojář byl výborný, jenže zvyklý pracovat sám, a středy pro něj byly utrpením. Po čtyřech týdnech jsme si to všichni otevřeně řekli. Náhrada nastoupila za 6 pracovních dnů a týden předávání jsme neúčtovali.</p>
<h2>Po devíti měsících</h2>
<ul><li><strong>8 dnů místo 6 týdnů</strong> na novou integraci,</li>
<li><strong>2 vydání týdně</strong> místo jednoho za 3 týdny,</li>
<li><strong>55 minut místo 3 dnů</strong> na kompletní regresní test,</li>
<li><strong>o 38 % méně</strong> ticketů k integracím.</li></ul>
<p>Dva z pětice přijali nabídku klienta a dnes jsou jeho zaměstnanci. Zbylí tři všechno předali během dvou týdnů: společný základ, 640 automatických testovacích scénářů i návody pro pohotovostní službu jsou v repozitářích klienta. Pátou integraci už naprogramovali vývojáři klienta, bez nás.</p>$html$,
'CloudTalk', 'Posílení týmu', '/storage/v1/object/public/case-studies/cloudtalk-team.avif', true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk nabízí cloudovou telefonii pro obchodní týmy a zákaznickou podporu. Hovory se vyřizují v prohlížeči nebo v telefonu, propojují se s nástroji, které firma už používá, a manažeři mají na jednom místě přehled o celém dni. Služba je určena firmám, které mluví se zákazníky v několika zemích a chtějí mít přehled o každém hovoru.</p>$html$,
$html$Už jsme nevěřili, že se zkušení lidé dají najít během pár týdnů. Na backend nám Tidebridge poslal tři lidi a dva jsme si vybrali. Ve druhém sprintu už nikdo nepoznal, kdo je čí. Větší pochvalu neznám.$html$,
'Martin K.', 'vedoucí vývoje', '/storage/v1/object/public/case-studies/cloudtalk-client.webp'),
('tb-cloudtalk', 'de',
$html$CloudTalk: in drei Wochen fünf Fachleute an Bord$html$,
$html$Senior-Stellen blieben monatelang unbesetzt, während sich die Integrationswünsche stapelten. Nach nur drei Wochen arbeiteten fünf unserer Fachleute am Produkt mit. Zwei wurden danach fest eingestellt.$html$,
$html$<ul><li><strong>Team:</strong> zwei Backend-Entwickler, ein Go-Entwickler, ein Frontend-Entwickler und eine Testerin</li><li><strong>Dauer:</strong> neun Monate</li><li><strong>Technologien:</strong> Node.js, TypeScript, Go, Kafka, PostgreSQL, React, Playwright</li></ul>
<h2>„Wir brauchen Verstärkung“</h2>
<p>CloudTalk entwickelt Cloud-Telefonie für Vertrieb und Kundenservice. Wer damit telefoniert, erwartet, dass das Gespräch von selbst im CRM, im Helpdesk und im Wochenbericht auftaucht. Die Nachfrage nach solchen Anbindungen wuchs schneller als das Team, das sie programmieren sollte. Drei Senior-Stellen waren seit <strong>vier Monaten</strong> offen.</p>
<p>Der Auftrag passte in einen Satz: „Wir brauchen kein Projekt, wir brauchen Verstärkung.“ Fünf Fachleute sollten neun Monate lang vereinbarte Teile des Produkts übernehmen, eigenverantwortlich und in enger Abstimmung mit der technischen Leitung des Kunden.</p>
<h2>Fünf Leute in drei Wochen</h2>
<p>Die Anfrage erreichte uns an einem Montagmorgen. Nach <strong>48 Stunden</strong> lagen dem Kunden geprüfte Profile vor: zwei bis drei Kandidaten je Rolle, alle aus den besten 3 % der Bewerber. Der Rest der Woche gehörte den Gesprächen. Die ersten drei fingen am 9. Tag an, die beiden anderen in der dritten Woche:</p>
<ul><li>zwei Backend-Entwickler (Node.js, TypeScript, PostgreSQL)</li>
<li>ein Go-Entwickler für die Ereignisverarbeitung (Kafka, Kubernetes auf AWS)</li>
<li>ein Frontend-Entwickler (React, TypeScript)</li>
<li>eine Testerin (Playwright, Lasttests mit k6)</li></ul>
<p>Alle fünf arbeiteten von der Slowakei und von Tschechien aus, also in der Zeitzone des Kunden. Sie begannen als Freelancer, über uns beauftragt und mit einem Monat Kündigungsfrist. Der Vertrag ließ von Anfang an auch einen Wechsel in die Festanstellung zu, und zwar ohne Vermittlungsgebühr.</p>
<h2>So sah eine Woche aus</h2>
<p>Die ersten beiden Wochen galten kleinen Fehlern quer durch das Produkt: So lernten alle den Code und einander kennen. Danach glich eine Woche der anderen:</p>
<table><caption>Die Fixpunkte einer Woche</caption>
<thead><tr><th scope="col">Tag</th><th scope="col">Was geschah</th></tr></thead>
<tbody><tr><th scope="row">Montag</th><td>Abstimmung mit der technischen Leitung. Für jede Aufgabe wurden zwei Ansprechpersonen benannt, eine bei uns und eine beim Kunden.</td></tr>
<tr><th scope="row">Dienstag</th><td>Erstes Release. Ab dem dritten Monat liefen die Regressionstests davor von selbst.</td></tr>
<tr><th scope="row">Mittwoch</th><td>Den ganzen Tag Pair Programming, jede Woche in anderer Besetzung.</td></tr>
<tr><th scope="row">Donnerstag</th><td>Zweites Release, dann Support: Wer etwas ausgeliefert hatte, las die Tickets dazu.</td></tr>
<tr><th scope="row">Freitag</th><td>Eine Stunde für das, was schiefgegangen war. Was wir beschlossen, kam als Text ins Repository.</td></tr></tbody></table>
<p>Zuerst entstand ein gemeinsames Fundament für alle Integrationen anstelle von eigenem Code für jedes CRM. Fünf Wochen später stellten wir die vier gefragtesten Integrationen darauf um, eine nach der anderen.</p>
<h2>Wo es gehakt hat</h2>
<p>In der fünften Woche zeigte sich, dass die erste Version unserer Ereigniszustellung manche Ereignisse erneut verschickte, wenn ein CRM langsam antwortete. In einem Pilotbetrieb mit 12 Testkonten kamen so 1.800 doppelte Anrufeinträge zusammen, bevor wir die Zustellung nach 40 Minuten abschalteten. Im nächsten Sprint bekam jedes Ereignis einen eindeutigen Schlüssel: Eine wiederholte Zustellung wird nun erkannt und verworfen. Seither gehört zu jedem Build ein Lasttest mit absichtlich langsamen Antworten.</p>
<blockquote><p>„Der Idealfall war in zwei Wochen fertig. Die nächsten vier steckten wir in alles, was passieren kann, wenn das System auf der anderen Seite einen schlechten Tag hat.“</p>
<p><em>Tomáš, Go-Entwickler, Tidebridge</em></p></blockquote>
<p>Auch der zweite Fehler ging auf unser Konto. Der Frontend-Entwickler war ausgezeichnet, aber gewohnt, allein zu arbeiten, und vereinbart war nun einmal Pair Programming. Der Mittwoch war für ihn eine Qual. Nach vier Wochen kam das offen zur Sprache. Sein Nachfolger fing 6 Arbeitstage später an, und die Woche der Übergabe haben wir nicht berechnet.</p>
<h2>Nach neun Monaten</h2>
<ul><li><strong>8 Tage statt 6 Wochen</strong> für eine neue Integration</li>
<li><strong>2 Releases pro Woche</strong> statt eines alle 3 Wochen</li>
<li><strong>55 Minuten statt 3 Tage</strong> für einen vollständigen Regressionstest</li>
<li><strong>38 % weniger</strong> Supporttickets zu Integrationen</li></ul>
<p>Zwei der fünf haben das Angebot des Kunden angenommen und sind heute bei ihm angestellt. Die anderen drei haben innerhalb von zwei Wochen alles übergeben: Das gemeinsame Fundament, 640 automatische Testszenarien und die Anleitungen für den Bereitschaftsdienst liegen in den Repositorys des Kunden. Die fünfte Integration haben die Entwickler des Kunden selbst geschrieben, ohne uns.</p>$html$,
'CloudTalk', 'Teamverstärkung', '/storage/v1/object/public/case-studies/cloudtalk-team.avif', true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk bietet Cloud-Telefonie für Vertrieb und Kundenservice. Telefoniert wird im Browser oder am Handy, die Gespräche sind mit den Werkzeugen verbunden, die ein Unternehmen ohnehin nutzt, und Führungskräfte sehen an einer Stelle, wie der Tag läuft. Gedacht ist die Lösung für Unternehmen, die in mehreren Ländern mit Kunden sprechen und jedes Gespräch im Blick behalten wollen.</p>$html$,
$html$Wir hatten den Glauben daran verloren, dass man erfahrene Leute in wenigen Wochen findet. Fürs Backend schickte uns Tidebridge drei, zwei haben wir genommen. Ab dem zweiten Sprint lief es, als hätten wir schon immer zusammengearbeitet. Ein größeres Lob kenne ich nicht.$html$,
'Martin K.', 'Leiter Softwareentwicklung', '/storage/v1/object/public/case-studies/cloudtalk-client.webp');
