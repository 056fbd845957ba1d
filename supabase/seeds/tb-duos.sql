-- Demo content (D2): a case study in four languages, about a mobile app and MVP.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-duos', 'en',
$html$Duos: from paper work orders to a mobile app in 11 weeks$html$,
$html$Technicians in basements, paperwork in the van, no signal anywhere. In 11 weeks, a team of four delivered a field-service app for property managers that works offline and was tested in real buildings.$html$,
$html$<ul><li><strong>Team:</strong> two mobile developers, a backend developer and a product designer</li><li><strong>Duration:</strong> 11 weeks</li><li><strong>Technology:</strong> Flutter, SQLite, Node.js, PostgreSQL</li></ul>
<p>A dripping faucet used to be reported by phone, written on a slip of paper, read out to a technician and finally typed into a spreadsheet. Duos wanted to replace that route with one app for Android and iOS, <strong>before the heating season</strong>. Ten weeks were planned, on a fixed budget, for two mobile developers (<a href="https://flutter.dev">Flutter</a>, SQLite), a backend developer (Node.js, PostgreSQL) and a product designer who also ran the tests with users. It took eleven. The most important dates of the summer of 2024:</p>
<h2>June 3: two days in a van</h2>
<p>In its first week the team rode along with technicians for two days. The sentence that decided the architecture was said in a basement: “If it doesn’t work down here, it doesn’t work.” The list for the first version was short:</p>
<ul><li>take a report and assign it to a technician,</li>
<li>show the technician the whole job even without a signal,</li>
<li>document the finished work with photos and a signature.</li></ul>
<h2>June 21: a back office without code</h2>
<p>Three weeks in, there was a clickable prototype, and the dispatchers had a back office built with no-code tools. Leaving it at that for the time being was a deliberate choice. It saved about five weeks of work, and by the time its limits began to show, everybody knew what the real one had to be able to do.</p>
<h2>June 24 to July 26: a new build every week</h2>
<p>The app itself was written in five weeks, and every week a new build reached the technicians’ phones. The second one came back with a complaint: nobody can hit a button of that size with a work glove on. From then on, every screen had one large button at the bottom and nothing beside it.</p>
<h2>July 31: 14 photos are gone</h2>
<p>The pilot in three buildings was on its third day when two technicians worked on the same job in the same basement, both offline. When their phones found a signal again, the later upload <em>silently overwrote</em> the earlier one, and 14 photos were lost. We had chosen the simplest kind of synchronization, and it was too simple.</p>
<ul><li><strong>August 1:</strong> The pilot stops for a day. We tell the users what has happened, and the client what the repair will cost.</li>
<li><strong>August 2:</strong> We agree on the price: the chat is left out of the first version, and the release moves from August 9 to August 16. The pilot goes on with one technician per job.</li>
<li><strong>August 8:</strong> The new synchronization is on the phones. It stores every change as a step of its own and overwrites nothing; where two entries contradict each other, the app asks.</li>
<li><strong>August 12:</strong> The same two technicians go back to the same basement and repeat the accident on purpose. All photos arrive.</li></ul>
<h2>August 16: in both stores</h2>
<p>The release came 5 working days late and still well before the first radiators were turned on. By mid-November, three months later, the app covered 186 buildings with 7,400 apartments:</p>
<ul><li><strong>3 hours instead of 26</strong> from a report to an assigned technician,</li>
<li><strong>71% of jobs</strong> done on the first visit, up from 52%,</li>
<li><strong>99.6% of sessions</strong> without a crash,</li>
<li><strong>38 technicians</strong> using the app every week.</li></ul>
<h2>What came after</h2>
<p>The source code, the design files and both store accounts belong to Duos, and so does a build pipeline that takes an approved change to the testers’ phones in 25 minutes. We helped to choose the first in-house developer and worked alongside them for two weeks. The no-code back office stayed in service until the spring, longer than planned. The chat is next on the list.</p>$html$,
'Duos', 'Mobile & MVP', '/storage/v1/object/public/case-studies/duos-basement.avif', true, '2025-06-12 08:45:00+02',
$html$<p>Duos offers a field-service app for property managers. Tenants’ reports, technicians’ work orders and photos from the site come together in one place, so that everyone knows who is going where and what has been done. It is made for managers who look after dozens of buildings with a small team and have no time for paperwork.</p>$html$,
$html$In their first week they were out in a van with the technicians, and you can feel it in the app. When something broke, they told us before we noticed, along with a plan and its price: one feature fewer and five days more. That was fair.$html$,
'Peter B.', 'Product Manager', null),
('tb-duos', 'sk',
$html$Duos: od zákaziek na papieri k mobilnej aplikácii za 11 týždňov$html$,
$html$Technici v pivniciach, papiere v dodávke a nikde žiadny signál. Pre správcov nehnuteľností vytvoril štvorčlenný tím za 11 týždňov servisnú aplikáciu, ktorá funguje offline a osvedčila sa v bežnej prevádzke.$html$,
$html$<ul><li><strong>Tím:</strong> dvaja mobilní vývojári, backendový vývojár a produktová dizajnérka</li><li><strong>Trvanie:</strong> 11 týždňov</li><li><strong>Technológie:</strong> Flutter, SQLite, Node.js, PostgreSQL</li></ul>
<p>Komu kedysi kvapkal kohútik, ten zavolal. Dispečer si hlásenie zapísal na papierik, prečítal ho technikovi a nakoniec prepísal do tabuľky. Duos chcel túto cestu nahradiť jedinou aplikáciou pre Android a iOS, a to <strong>ešte pred vykurovacou sezónou</strong>. Plán počítal s desiatimi týždňami, s pevným rozpočtom a so štyrmi ľuďmi: dvoma mobilnými vývojármi (<a href="https://flutter.dev">Flutter</a>, SQLite), backendovým vývojárom (Node.js, PostgreSQL) a produktovou dizajnérkou, ktorá viedla aj testy s používateľmi. Trvalo to jedenásť týždňov. Najdôležitejšie dni leta 2024:</p>
<h2>3. jún: dva dni v dodávke</h2>
<p>V prvom týždni jazdil tím dva dni s technikmi. Veta, ktorá rozhodla o architektúre, zaznela v pivnici: „Ak to nefunguje tu dole, nefunguje to.“ Zoznam pre prvú verziu bol krátky:</p>
<ul><li>prijať hlásenie a prideliť ho technikovi,</li>
<li>ukázať technikovi celú zákazku aj bez signálu,</li>
<li>zdokumentovať hotovú prácu fotkami a podpisom.</li></ul>
<h2>21. jún: dispečing bez programovania</h2>
<p>Po troch týždňoch bol na stole klikateľný prototyp a dispečeri mali rozhranie zložené v no-code nástroji. Zámerne sme zatiaľ zostali pri ňom. Ušetrilo asi päť týždňov práce, a kým rozhranie začalo narážať na svoje hranice, všetci už presne vedeli, čo má zvládať to definitívne.</p>
<h2>24. jún až 26. júl: každý týždeň nová verzia</h2>
<p>Samotná aplikácia vznikla za päť týždňov a každý týždeň dostali technici do telefónov novú verziu. Pri druhej prišla sťažnosť: do takého malého tlačidla sa v pracovnej rukavici nikto netrafí. Odvtedy má každá obrazovka dole jedno veľké tlačidlo a vedľa neho nič.</p>
<h2>31. júl: 14 fotiek je preč</h2>
<p>Pilot v 3 domoch bežal tretí deň, keď na tej istej zákazke v tej istej pivnici pracovali dvaja technici, obaja bez signálu. Keď sa ich telefóny znova pripojili, neskorší zápis ten skorší <em>potichu prepísal</em> a 14 fotiek bolo preč. Zvolili sme najjednoduchší spôsob synchronizácie a ukázalo sa, že je jednoduchý až príliš.</p>
<ul><li><strong>1. august:</strong> Pilot sme na deň zastavili. Používateľom sme povedali, čo sa stalo, a klientovi, koľko bude stáť náprava.</li>
<li><strong>2. august:</strong> Na cene sme sa dohodli: prvá verzia bude bez chatu a vydanie sa posunie z 9. na 16. august. Pilot pokračoval s jedným technikom na zákazku.</li>
<li><strong>8. august:</strong> Do telefónov sa dostala nová synchronizácia. Každú zmenu ukladá ako samostatný krok a nič neprepisuje; keď si dva záznamy protirečia, aplikácia sa opýta.</li>
<li><strong>12. august:</strong> Tí istí dvaja technici zišli do tej istej pivnice a celú nehodu zámerne zopakovali. Všetky fotky dorazili.</li></ul>
<h2>16. august: v oboch obchodoch s aplikáciami</h2>
<p>Aplikácia vyšla o 5 pracovných dní neskôr a stále v pohodlnom predstihu pred prvým kúrením. V polovici novembra, teda po troch mesiacoch, pokrývala 186 domov so 7 400 bytmi:</p>
<ul><li><strong>3 hodiny namiesto 26</strong> od nahlásenia po pridelenie technikovi,</li>
<li><strong>71 % zákaziek</strong> vyriešených pri prvej návšteve, predtým 52 %,</li>
<li><strong>99,6 % relácií</strong> bez pádu aplikácie,</li>
<li><strong>38 technikov</strong>, ktorí aplikáciu používajú každý týždeň.</li></ul>
<h2>Čo bolo potom</h2>
<p>Zdrojový kód, grafické podklady aj účty v oboch obchodoch patria spoločnosti Duos. Rovnako aj automatizovaný build, ktorý dostane schválenú zmenu do telefónov testerov za 25 minút. Pomohli sme vybrať prvého interného vývojára a dva týždne sme s ním pracovali bok po boku. No-code rozhranie dosluhovalo až do jari, dlhšie, než bolo v pláne. Ďalší na rade je chat.</p>$html$,
'Duos', 'Mobilné aplikácie a MVP', '/storage/v1/object/public/case-studies/duos-basement.avif', true, '2025-06-12 08:45:00+02',
$html$<p>Duos ponúka servisnú aplikáciu pre správcov nehnuteľností. Hlásenia nájomníkov, zákazky technikov a fotky z terénu sú na jednom mieste, takže každý vie, kto kam ide a čo je už hotové. Aplikácia je určená správcom, ktorí sa s malým tímom starajú o desiatky domov a na papierovanie nemajú čas.</p>$html$,
$html$V prvom týždni jazdili v dodávke s technikmi a na aplikácii to cítiť. Keď sa niečo pokazilo, povedali nám to skôr, než sme si to všimli, a hneď aj s plánom a cenou: o jednu funkciu menej a päť dní navyše. To bolo férové.$html$,
'Peter B.', 'produktový manažér', null),
('tb-duos', 'cz',
$html$Duos: od zakázek na papíře k mobilní aplikaci za 11 týdnů$html$,
$html$Technici ve sklepech, papíry v dodávce a nikde žádný signál. Pro správce nemovitostí vytvořil čtyřčlenný tým za 11 týdnů servisní aplikaci, která funguje offline a osvědčila se v běžném provozu.$html$,
$html$<ul><li><strong>Tým:</strong> dva mobilní vývojáři, backendový vývojář a produktová designérka</li><li><strong>Doba:</strong> 11 týdnů</li><li><strong>Technologie:</strong> Flutter, SQLite, Node.js, PostgreSQL</li></ul>
<p>Komu dřív kapal kohoutek, ten zavolal. Dispečer si hlášení zapsal na papírek, přečetl ho technikovi a nakonec přepsal do tabulky. Duos chtěl tuto cestu nahradit jedinou aplikací pro Android a iOS, a to <strong>ještě před topnou sezonou</strong>. Plán počítal s deseti týdny, pevným rozpočtem a čtyřmi lidmi: dvěma mobilními vývojáři (<a href="https://flutter.dev">Flutter</a>, SQLite), backendovým vývojářem (Node.js, PostgreSQL) a produktovou designérkou, která vedla i testy s uživateli. Trvalo to jedenáct týdnů. Nejdůležitější dny léta 2024:</p>
<h2>3. června: dva dny v dodávce</h2>
<p>V prvním týdnu jezdil tým dva dny s techniky. Věta, která rozhodla o architektuře, padla ve sklepě: „Když to nefunguje tady dole, nefunguje to.“ Seznam pro první verzi byl krátký:</p>
<ul><li>přijmout hlášení a přidělit ho technikovi,</li>
<li>ukázat technikovi celou zakázku i bez signálu,</li>
<li>zdokumentovat hotovou práci fotkami a podpisem.</li></ul>
<h2>21. června: dispečink bez programování</h2>
<p>Po třech týdnech byl na stole klikací prototyp a dispečeři měli rozhraní složené v no-code nástroji. Zůstat zatím u něj bylo vědomé rozhodnutí. Ušetřilo asi pět týdnů práce, a než rozhraní začalo narážet na své hranice, všichni už přesně věděli, co má zvládat to definitivní.</p>
<h2>24. června až 26. července: každý týden nová verze</h2>
<p>Samotná aplikace vznikla za pět týdnů a každý týden dostali technici do telefonů novou verzi. U druhé přišla stížnost: do tak malého tlačítka se v pracovní rukavici nikdo netrefí. Od té doby má každá obrazovka dole jedno velké tlačítko a vedle něj nic.</p>
<h2>31. července: 14 fotek je pryč</h2>
<p>Pilot ve 3 domech běžel třetí den, když na téže zakázce v témže sklepě pracovali dva technici, oba bez signálu. Jakmile se jejich telefony znovu připojily, pozdější zápis ten dřívější <em>potichu přepsal</em> a 14 fotek bylo pryč. Zvolili jsme nejjednodušší způsob synchronizace a ukázalo se, že je jednoduchý až příliš.</p>
<ul><li><strong>1. srpna:</strong> Pilot jsme na den zastavili. Uživatelům jsme řekli, co se stalo, a klientovi, kolik bude stát náprava.</li>
<li><strong>2. srpna:</strong> Na ceně jsme se domluvili: první verze bude bez chatu a vydání se posune z 9. na 16. srpna. Pilot pokračoval s jedním technikem na zakázku.</li>
<li><strong>8. srpna:</strong> Do telefonů se dostala nová synchronizace. Každou změnu ukládá jako samostatný krok a nic nepřepisuje; když si dva záznamy odporují, aplikace se zeptá.</li>
<li><strong>12. srpna:</strong> Titíž dva technici sešli do téhož sklepa a celou nehodu záměrně zopakovali. Všechny fotky dorazily.</li></ul>
<h2>16. srpna: v obou obchodech s aplikacemi</h2>
<p>Aplikace vyšla o 5 pracovních dnů později a pořád s pohodlným předstihem před začátkem topné sezony. V polovině listopadu, tedy po třech měsících, pokrývala 186 domů se 7 400 byty:</p>
<ul><li><strong>3 hodiny místo 26</strong> od nahlášení po přidělení technikovi,</li>
<li><strong>71 % zakázek</strong> vyřešených na první návštěvu, dříve 52 %,</li>
<li><strong>99,6 % relací</strong> bez pádu aplikace,</li>
<li><strong>38 techniků</strong>, kteří aplikaci používají každý týden.</li></ul>
<h2>Co bylo potom</h2>
<p>Zdrojový kód, grafické podklady i účty v obou obchodech patří společnosti Duos. Stejně tak automatizovaný build, který dostane schválenou změnu do telefonů testerů za 25 minut. Pomohli jsme vybrat prvního interního vývojáře a dva týdny jsme s ním pracovali bok po boku. No-code rozhraní dosluhovalo až do jara, déle, než bylo v plánu. Další na řadě je chat.</p>$html$,
'Duos', 'Mobilní aplikace a MVP', '/storage/v1/object/public/case-studies/duos-basement.avif', true, '2025-06-12 08:45:00+02',
$html$<p>Duos nabízí servisní aplikaci pro správce nemovitostí. Hlášení nájemníků, zakázky techniků a fotky z terénu se scházejí na jednom místě, takže každý ví, kdo kam jede a co už je hotové. Aplikace je určena správcům, kteří se s malým týmem starají o desítky domů a na papírování nemají čas.</p>$html$,
$html$V prvním týdnu jezdili v dodávce s techniky a na aplikaci je to znát. Když se něco pokazilo, řekli nám to dřív, než jsme si toho všimli, a rovnou i s plánem a cenou: o jednu funkci méně a pět dní navíc. To bylo férové.$html$,
'Peter B.', 'produktový manažer', null),
('tb-duos', 'de',
$html$Duos: vom Auftragszettel zur mobilen App in 11 Wochen$html$,
$html$Techniker im Keller, Papier im Transporter und nirgends Empfang. In 11 Wochen lieferte ein vierköpfiges Team eine Service-App für Hausverwaltungen, die offline funktioniert und sich im Alltag bewährt hat.$html$,
$html$<ul><li><strong>Team:</strong> zwei Mobile-Entwickler, ein Backend-Entwickler und eine Produktdesignerin</li><li><strong>Dauer:</strong> 11 Wochen</li><li><strong>Technologien:</strong> Flutter, SQLite, Node.js, PostgreSQL</li></ul>
<p>Ein tropfender Wasserhahn wurde früher am Telefon gemeldet, auf einem Zettel notiert, dem Techniker vorgelesen und schließlich in eine Tabelle getippt. Duos wollte diesen Weg durch eine einzige App für Android und iOS ersetzen, und zwar <strong>noch vor der Heizsaison</strong>. Geplant waren zehn Wochen mit festem Budget für zwei Mobile-Entwickler (<a href="https://flutter.dev">Flutter</a>, SQLite), einen Backend-Entwickler (Node.js, PostgreSQL) und eine Produktdesignerin, die auch die Tests mit Nutzern leitete. Es wurden elf Wochen. Die wichtigsten Tage des Sommers 2024:</p>
<h2>3. Juni: zwei Tage im Transporter</h2>
<p>In der ersten Woche fuhr das Team zwei Tage lang mit den Technikern mit. Der Satz, der über die Architektur entschied, fiel in einem Keller: „Wenn es hier unten nicht funktioniert, funktioniert es nicht.“ Die Liste für die erste Version war kurz:</p>
<ul><li>eine Meldung aufnehmen und einem Techniker zuweisen</li>
<li>dem Techniker den ganzen Auftrag zeigen, auch ohne Empfang</li>
<li>die fertige Arbeit mit Fotos und Unterschrift dokumentieren</li></ul>
<h2>21. Juni: eine Disposition ohne Code</h2>
<p>Nach drei Wochen lag ein klickbarer Prototyp vor, und die Disposition hatte eine Oberfläche aus dem No-Code-Baukasten. Es vorerst dabei zu belassen, war eine bewusste Entscheidung. Das sparte rund fünf Wochen Arbeit, und als die Lösung an ihre Grenzen stieß, wussten alle genau, was die endgültige können musste.</p>
<h2>24. Juni bis 26. Juli: jede Woche eine neue Version</h2>
<p>Die App selbst entstand in fünf Wochen, und jede Woche kam eine neue Version auf die Handys der Techniker. Zur zweiten gab es eine Beschwerde: Einen so kleinen Knopf trifft niemand mit Arbeitshandschuhen. Seitdem hat jede Ansicht unten einen einzigen großen Knopf und daneben nichts.</p>
<h2>31. Juli: 14 Fotos sind weg</h2>
<p>Der Pilotbetrieb in 3 Häusern lief den dritten Tag, als zwei Techniker im selben Keller am selben Auftrag arbeiteten, beide ohne Empfang. Als ihre Handys wieder Netz hatten, wurde der frühere Eintrag vom späteren <em>stillschweigend überschrieben</em>, und 14 Fotos waren weg. Wir hatten die einfachste Art der Synchronisierung gewählt. Sie war zu einfach.</p>
<ul><li><strong>1. August:</strong> Der Pilotbetrieb pausiert für einen Tag. Die Nutzer erfahren von uns, was passiert ist, der Kunde, was die Fehlerbehebung kosten wird.</li>
<li><strong>2. August:</strong> Wir einigen uns auf den Preis: Die erste Version kommt ohne Chat, und die Veröffentlichung verschiebt sich vom 9. auf den 16. August. Der Pilotbetrieb läuft mit einem Techniker je Auftrag weiter.</li>
<li><strong>8. August:</strong> Die neue Synchronisierung ist auf den Handys. Sie speichert jede Änderung als eigenen Schritt und überschreibt nichts; widersprechen sich zwei Einträge, fragt die App nach.</li>
<li><strong>12. August:</strong> Dieselben zwei Techniker gehen in denselben Keller und wiederholen die Panne mit Absicht. Alle Fotos kommen an.</li></ul>
<h2>16. August: in beiden App-Stores</h2>
<p>Die App erschien 5 Arbeitstage später als geplant und immer noch lange vor Beginn der Heizsaison. Mitte November, drei Monate danach, lief sie in 186 Häusern mit 7.400 Wohnungen:</p>
<ul><li><strong>3 Stunden statt 26</strong> von der Meldung bis zur Zuweisung</li>
<li><strong>71 % der Aufträge</strong> beim ersten Besuch erledigt, vorher 52 %</li>
<li><strong>99,6 % der Sitzungen</strong> ohne Absturz</li>
<li><strong>38 Techniker</strong>, die die App jede Woche nutzen</li></ul>
<h2>Was danach kam</h2>
<p>Quellcode, Designdateien und die Konten in beiden App-Stores gehören Duos. Ebenso eine Build-Pipeline, die eine freigegebene Änderung in 25 Minuten auf die Handys der Tester bringt. Wir haben geholfen, die erste interne Entwicklerstelle zu besetzen, und danach zwei Wochen lang Seite an Seite gearbeitet. Die No-Code-Oberfläche blieb bis zum Frühjahr im Einsatz, länger als gedacht. Als Nächstes ist der Chat an der Reihe.</p>$html$,
'Duos', 'Mobile Apps und MVPs', '/storage/v1/object/public/case-studies/duos-basement.avif', true, '2025-06-12 08:45:00+02',
$html$<p>Duos bietet eine Service-App für Hausverwaltungen. Meldungen der Mieter, Aufträge der Techniker und Fotos von vor Ort laufen an einer Stelle zusammen, sodass alle wissen, wer wohin fährt und was schon erledigt ist. Gemacht ist sie für Verwaltungen, die mit einem kleinen Team Dutzende Häuser betreuen und für Papierkram keine Zeit haben.</p>$html$,
$html$In der ersten Woche saßen sie mit den Technikern im Transporter, und das merkt man der App an. Als etwas kaputtging, sagten sie es uns, bevor wir es bemerkten, samt Plan und Preis: eine Funktion weniger und fünf Tage mehr. Das war fair.$html$,
'Peter B.', 'Produktmanager', null);
