-- Demo content (D2): a case study about a mobile app and MVP in four languages.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-duos', 'en',
$html$Duos: from paper work orders to a mobile app in 11 weeks$html$,
$html$Technicians in basements, paperwork in the van, no signal anywhere. In 11 weeks, a team of four delivered a field-service app for property managers that works offline and was tested in real buildings.$html$,
$html$<h2>The situation</h2>
<p>A dripping faucet is reported by phone, written on a slip of paper, read out to a technician and finally typed into a spreadsheet. Anyone who manages property knows this route, and knows the spots where things go missing along the way. Duos set out to replace it with a single app.</p>
<p>The idea had been talked through with several property managers. What was missing was a product to put into technicians’ hands <strong>before the heating season</strong>, and a team to build it.</p>
<h2>The task</h2>
<p>A first version for Android and iOS in ten weeks, on a fixed budget. The most important sentence of the brief came from a technician: “If it doesn’t work in the basement, it doesn’t work.” The app had to do three things, and nothing else for now:</p>
<ul><li>take a report and assign it to a technician,</li>
<li>show the technician the whole job even without a signal,</li>
<li>document the finished work with photos and a signature.</li></ul>
<h2>How we built it</h2>
<p>Within <strong>48 hours</strong> we presented 2–3 candidates for each role, vetted and all from the top 3% of our applicants. Six days later the team was complete. It spent two days of its first week not in meetings but in a van, riding along with technicians.</p>
<h3>The team</h3>
<ul><li>two mobile developers (<a href="https://flutter.dev">Flutter</a>, Dart, SQLite),</li>
<li>a backend developer (Node.js, PostgreSQL),</li>
<li>a product designer, who also ran the tests with users.</li></ul>
<h3>The schedule</h3>
<ol><li><strong>Weeks 1–3:</strong> a clickable prototype, and a no-code back office for the dispatchers.</li>
<li><strong>Weeks 4–8:</strong> the app itself, with a new build on the technicians’ phones every Friday.</li>
<li><strong>Weeks 9–11:</strong> a pilot in 3 buildings, fixes, release in both stores.</li></ol>
<p>Leaving the back office in no-code was a deliberate choice. It saved about five weeks of work, and by the time its limits began to show, everybody knew what the real one had to be able to do.</p>
<h2>What went wrong</h2>
<p>In week nine, two technicians were working on the same job in the same basement, both offline. When their phones found a signal again, the later upload <em>silently overwrote</em> the earlier one, and 14 photos were gone. We had chosen the simplest kind of synchronization, and it was too simple.</p>
<p>We paused the pilot for a day, told the users what had happened and rewrote the synchronization. Every change is now stored as a step of its own and nothing is ever overwritten; where two entries contradict each other, the app asks. To make room, we agreed with the client to drop the chat from the first version, and the release moved by 5 working days.</p>
<blockquote><p>We discussed the chat for ten minutes. Nobody needed to discuss the photos: they are the proof that the work was done.</p>
<p><em>Zuzana, product designer, Tidebridge</em></p></blockquote>
<h2>Results</h2>
<p>Three months after the release, the app covered 186 buildings with 7,400 apartments:</p>
<ul><li><strong>3 hours instead of 26</strong> from a report to an assigned technician,</li>
<li><strong>71% of jobs</strong> done on the first visit, up from 52%,</li>
<li><strong>99.6% of sessions</strong> without a crash,</li>
<li><strong>38 technicians</strong> using the app every week.</li></ul>
<h2>What remains with the client</h2>
<p>The source code, the design files and both store accounts belong to Duos. So does a build pipeline that takes an approved change to the testers’ phones in 25 minutes.</p>
<p>We helped to choose the first in-house developer and worked alongside them for two weeks. The chat is back on the plan by now. This time, Duos is building it without us.</p>$html$,
'Duos', 'Mobile & MVP', null, true, '2025-06-12 08:45:00+02',
$html$<p>Duos offers a field-service app for property managers. Tenants’ reports, technicians’ work orders and photos from the site come together in one place, so that everyone knows who is going where and what has been done. It is made for managers who look after dozens of buildings with a small team and have no time for paperwork.</p>$html$,
$html$In their first week they were out in a van with the technicians, and you can feel it in the app. When something broke, they told us before we noticed, along with a plan and its price: one feature fewer and five days. That was fair.$html$,
'Peter B.', 'Product Manager', null),
('tb-duos', 'sk',
$html$Duos: od papierových zákaziek k mobilnej aplikácii za 11 týždňov$html$,
$html$Technici v pivniciach, papiere v dodávke a nikde žiadny signál. Štvorčlenný tím dodal za 11 týždňov servisnú aplikáciu pre správcov nehnuteľností, ktorá funguje offline a obstála v skutočných domoch.$html$,
$html$<h2>Východisková situácia</h2>
<p>Kvapkajúci kohútik niekto nahlási telefonicky, dispečer ho zapíše na papierik, prečíta technikovi a nakoniec prepíše do tabuľky. Kto spravuje nehnuteľnosti, túto cestu dobre pozná a vie aj to, kde sa na nej veci strácajú. Duos sa rozhodol nahradiť ju jedinou aplikáciou.</p>
<p>Nápad mal za sebou rozhovory s viacerými správcami. Chýbal produkt, ktorý by technici dostali do rúk <strong>ešte pred vykurovacou sezónou</strong>, a tím, ktorý by ho postavil.</p>
<h2>Zadanie</h2>
<p>Prvá verzia pre Android a iOS za desať týždňov a s pevným rozpočtom. Najdôležitejšiu vetu zadania vyslovil technik: „Ak to nefunguje v pivnici, nefunguje to.“ Aplikácia mala vedieť tri veci a zatiaľ nič viac:</p>
<ul><li>prijať hlásenie a prideliť ho technikovi,</li>
<li>ukázať technikovi celú zákazku aj bez signálu,</li>
<li>zdokumentovať hotovú prácu fotkami a podpisom.</li></ul>
<h2>Ako sme to postavili</h2>
<p>Do <strong>48 hodín</strong> sme na každú pozíciu predstavili 2 – 3 preverených kandidátov z najlepších 3 % našich uchádzačov. O šesť dní bol tím kompletný. Dva dni z prvého týždňa nestrávil na poradách, ale v dodávke s technikmi.</p>
<h3>Zloženie tímu</h3>
<ul><li>dvaja mobilní vývojári (<a href="https://flutter.dev">Flutter</a>, Dart, SQLite),</li>
<li>backendový vývojár (Node.js, PostgreSQL),</li>
<li>produktová dizajnérka, ktorá viedla aj testy s používateľmi.</li></ul>
<h3>Harmonogram</h3>
<ol><li><strong>1. – 3. týždeň:</strong> klikateľný prototyp a no-code rozhranie pre dispečerov.</li>
<li><strong>4. – 8. týždeň:</strong> samotná aplikácia, každý piatok s novou verziou v telefónoch technikov.</li>
<li><strong>9. – 11. týždeň:</strong> pilot v 3 domoch, opravy a vydanie v oboch obchodoch s aplikáciami.</li></ol>
<p>Ponechať dispečerské rozhranie v no-code bolo vedomé rozhodnutie. Ušetrilo asi päť týždňov práce, a kým začalo narážať na svoje hranice, všetci už presne vedeli, čo má zvládať to definitívne.</p>
<h2>Kde to zaškrípalo</h2>
<p>V deviatom týždni pracovali dvaja technici na tej istej zákazke v tej istej pivnici, obaja bez signálu. Keď sa ich telefóny znova pripojili, neskorší zápis ten skorší <em>potichu prepísal</em> a 14 fotiek bolo preč. Zvolili sme najjednoduchší spôsob synchronizácie a ukázalo sa, že je jednoduchý až príliš.</p>
<p>Pilot sme na deň prerušili, používateľom sme povedali, čo sa stalo, a synchronizáciu sme postavili nanovo. Každá zmena sa teraz ukladá ako samostatný krok a nič sa neprepisuje; keď si dva záznamy protirečia, aplikácia sa opýta. Aby sme si uvoľnili ruky, po dohode s klientom sme z prvej verzie vypustili chat a vydanie sme posunuli o 5 pracovných dní.</p>
<blockquote><p>O chate sme diskutovali desať minút. Pri fotkách nebolo čo riešiť: sú dôkazom, že je práca hotová.</p>
<p><em>Zuzana, produktová dizajnérka, Tidebridge</em></p></blockquote>
<h2>Výsledky</h2>
<p>Tri mesiace po vydaní mala aplikácia na starosti 186 domov so 7 400 bytmi:</p>
<ul><li><strong>3 hodiny namiesto 26</strong> od nahlásenia po pridelenie technikovi,</li>
<li><strong>71 % zákaziek</strong> vyriešených na prvú návštevu, predtým 52 %,</li>
<li><strong>99,6 % relácií</strong> bez pádu,</li>
<li><strong>38 technikov</strong>, ktorí aplikáciu používajú každý týždeň.</li></ul>
<h2>Čo klientovi zostalo</h2>
<p>Zdrojový kód, grafické podklady aj účty v oboch obchodoch patria spoločnosti Duos. Rovnako aj automatizovaný build, ktorý dostane schválenú zmenu do telefónov testerov za 25 minút.</p>
<p>Pomohli sme vybrať prvého interného vývojára a dva týždne sme pracovali bok po boku. Chat je medzitým späť v pláne. Tentoraz ho Duos stavia bez nás.</p>$html$,
'Duos', 'Mobilné aplikácie a MVP', null, true, '2025-06-12 08:45:00+02',
$html$<p>Duos ponúka servisnú aplikáciu pre správcov nehnuteľností. Hlásenia nájomníkov, zákazky technikov a fotky z terénu sa stretávajú na jednom mieste, takže každý vie, kto kam ide a čo je už hotové. Je určená správcom, ktorí sa s malým tímom starajú o desiatky domov a na papierovanie nemajú čas.</p>$html$,
$html$V prvom týždni jazdili v dodávke s technikmi a na aplikácii to cítiť. Keď sa niečo pokazilo, povedali nám to skôr, než sme si to všimli, a hneď s plánom aj s cenou: o jednu funkciu menej a päť dní navyše. To bolo férové.$html$,
'Peter B.', 'produktový manažér', null),
('tb-duos', 'cz',
$html$Duos: od papírových zakázek k mobilní aplikaci za 11 týdnů$html$,
$html$Technici ve sklepech, papíry v dodávce a nikde žádný signál. Čtyřčlenný tým dodal za 11 týdnů servisní aplikaci pro správce nemovitostí, která funguje offline a obstála ve skutečných domech.$html$,
$html$<h2>Výchozí situace</h2>
<p>Kapající kohoutek někdo nahlásí telefonicky, dispečer ho zapíše na papírek, přečte technikovi a nakonec přepíše do tabulky. Kdo spravuje nemovitosti, tuto cestu dobře zná a ví i to, kde se na ní věci ztrácejí. Duos se rozhodl nahradit ji jedinou aplikací.</p>
<p>Nápad měl za sebou rozhovory s několika správci. Chyběl produkt, který by technici dostali do rukou <strong>ještě před topnou sezonou</strong>, a tým, který by ho postavil.</p>
<h2>Zadání</h2>
<p>První verze pro Android a iOS za deset týdnů a s pevným rozpočtem. Nejdůležitější větu zadání vyslovil technik: „Když to nefunguje ve sklepě, nefunguje to.“ Aplikace měla umět tři věci a zatím nic víc:</p>
<ul><li>přijmout hlášení a přidělit ho technikovi,</li>
<li>ukázat technikovi celou zakázku i bez signálu,</li>
<li>zdokumentovat hotovou práci fotkami a podpisem.</li></ul>
<h2>Jak jsme to postavili</h2>
<p>Do <strong>48 hodin</strong> jsme na každou pozici představili 2–3 prověřené kandidáty z nejlepších 3 % našich uchazečů. Za šest dní byl tým kompletní. Dva dny z prvního týdne nestrávil na poradách, ale v dodávce s techniky.</p>
<h3>Složení týmu</h3>
<ul><li>dva mobilní vývojáři (<a href="https://flutter.dev">Flutter</a>, Dart, SQLite),</li>
<li>backendový vývojář (Node.js, PostgreSQL),</li>
<li>produktová designérka, která vedla i testy s uživateli.</li></ul>
<h3>Harmonogram</h3>
<ol><li><strong>1.–3. týden:</strong> klikací prototyp a no-code rozhraní pro dispečery.</li>
<li><strong>4.–8. týden:</strong> samotná aplikace, každý pátek s novou verzí v telefonech techniků.</li>
<li><strong>9.–11. týden:</strong> pilot ve 3 domech, opravy a vydání v obou obchodech s aplikacemi.</li></ol>
<p>Ponechat dispečerské rozhraní v no-code bylo vědomé rozhodnutí. Ušetřilo asi pět týdnů práce, a než začalo narážet na své hranice, všichni už přesně věděli, co má zvládat to definitivní.</p>
<h2>Kde to zaskřípalo</h2>
<p>V devátém týdnu pracovali dva technici na téže zakázce v témže sklepě, oba bez signálu. Když se jejich telefony znovu připojily, pozdější zápis ten dřívější <em>potichu přepsal</em> a 14 fotek bylo pryč. Zvolili jsme nejjednodušší způsob synchronizace a ukázalo se, že je jednoduchý až příliš.</p>
<p>Pilot jsme na den přerušili, uživatelům jsme řekli, co se stalo, a synchronizaci jsme postavili znovu. Každá změna se teď ukládá jako samostatný krok a nic se nepřepisuje; když si dva záznamy odporují, aplikace se zeptá. Abychom si uvolnili ruce, po dohodě s klientem jsme z první verze vypustili chat a vydání jsme posunuli o 5 pracovních dnů.</p>
<blockquote><p>O chatu jsme diskutovali deset minut. U fotek nebylo co řešit: jsou důkazem, že je práce hotová.</p>
<p><em>Zuzana, produktová designérka, Tidebridge</em></p></blockquote>
<h2>Výsledky</h2>
<p>Tři měsíce po vydání měla aplikace na starosti 186 domů se 7 400 byty:</p>
<ul><li><strong>3 hodiny místo 26</strong> od nahlášení po přidělení technikovi,</li>
<li><strong>71 % zakázek</strong> vyřešených na první návštěvu, dříve 52 %,</li>
<li><strong>99,6 % relací</strong> bez pádu,</li>
<li><strong>38 techniků</strong>, kteří aplikaci používají každý týden.</li></ul>
<h2>Co klientovi zůstalo</h2>
<p>Zdrojový kód, grafické podklady i účty v obou obchodech patří společnosti Duos. Stejně tak automatizovaný build, který dostane schválenou změnu do telefonů testerů za 25 minut.</p>
<p>Pomohli jsme vybrat prvního interního vývojáře a dva týdny jsme pracovali bok po boku. Chat je mezitím zpátky v plánu. Tentokrát ho Duos staví bez nás.</p>$html$,
'Duos', 'Mobilní aplikace a MVP', null, true, '2025-06-12 08:45:00+02',
$html$<p>Duos nabízí servisní aplikaci pro správce nemovitostí. Hlášení nájemníků, zakázky techniků a fotky z terénu se scházejí na jednom místě, takže každý ví, kdo kam jede a co už je hotové. Je určena správcům, kteří se s malým týmem starají o desítky domů a na papírování nemají čas.</p>$html$,
$html$V prvním týdnu jezdili v dodávce s techniky a na aplikaci je to znát. Když se něco pokazilo, řekli nám to dřív, než jsme si toho všimli, a rovnou s plánem i s cenou: o jednu funkci méně a pět dní navíc. To bylo férové.$html$,
'Peter B.', 'produktový manažer', null),
('tb-duos', 'de',
$html$Duos: vom Auftragszettel zur mobilen App in 11 Wochen$html$,
$html$Techniker im Keller, Papier im Transporter und nirgends Empfang. In 11 Wochen lieferte ein vierköpfiges Team eine Service-App für Hausverwaltungen, die offline funktioniert und sich in echten Häusern bewährt hat.$html$,
$html$<h2>Die Ausgangslage</h2>
<p>Ein tropfender Hahn wird am Telefon gemeldet, auf einem Zettel notiert, dem Techniker vorgelesen und schließlich in eine Tabelle getippt. Wer Immobilien verwaltet, kennt diesen Weg und weiß auch, wo unterwegs etwas verloren geht. Duos wollte ihn durch eine einzige App ersetzen.</p>
<p>Die Idee war mit mehreren Hausverwaltungen durchgesprochen. Was fehlte, war ein Produkt, das die Techniker <strong>noch vor der Heizsaison</strong> in die Hand bekommen, und ein Team, das es baut.</p>
<h2>Der Auftrag</h2>
<p>Eine erste Version für Android und iOS in zehn Wochen, zum Festpreis. Der wichtigste Satz des Briefings kam von einem Techniker: „Wenn es im Keller nicht funktioniert, funktioniert es nicht.“ Die App sollte drei Dinge können und vorerst nichts weiter:</p>
<ul><li>eine Meldung aufnehmen und einem Techniker zuweisen</li>
<li>dem Techniker den ganzen Auftrag zeigen, auch ohne Empfang</li>
<li>die fertige Arbeit mit Fotos und Unterschrift dokumentieren</li></ul>
<h2>Wie wir es gebaut haben</h2>
<p>Innerhalb von <strong>48 Stunden</strong> stellten wir für jede Rolle 2–3 geprüfte Kandidaten aus den besten 3 % unserer Bewerber vor. Sechs Tage später war das Team komplett. Zwei Tage seiner ersten Woche verbrachte es nicht in Besprechungen, sondern mit den Technikern im Transporter.</p>
<h3>Das Team</h3>
<ul><li>zwei Mobile-Entwickler (<a href="https://flutter.dev">Flutter</a>, Dart, SQLite)</li>
<li>ein Backend-Entwickler (Node.js, PostgreSQL)</li>
<li>eine Produktdesignerin, die auch die Tests mit Nutzern leitete</li></ul>
<h3>Der Zeitplan</h3>
<ol><li><strong>Woche 1–3:</strong> ein klickbarer Prototyp und eine No-Code-Oberfläche für die Disposition.</li>
<li><strong>Woche 4–8:</strong> die App selbst, jeden Freitag als neue Version auf den Handys der Techniker.</li>
<li><strong>Woche 9–11:</strong> Pilotbetrieb in 3 Häusern, Korrekturen und Veröffentlichung in beiden App-Stores.</li></ol>
<p>Die Disposition vorerst bei No-Code zu belassen, war eine bewusste Entscheidung. Das sparte rund fünf Wochen Arbeit, und als die Lösung an ihre Grenzen stieß, wussten alle genau, was die endgültige können musste.</p>
<h2>Was schiefging</h2>
<p>In der neunten Woche arbeiteten zwei Techniker im selben Keller am selben Auftrag, beide ohne Empfang. Als ihre Handys wieder Netz hatten, wurde der frühere Eintrag vom späteren <em>stillschweigend überschrieben</em>, und 14 Fotos waren weg. Wir hatten die einfachste Art der Synchronisierung gewählt. Sie war zu einfach.</p>
<p>Wir haben den Pilotbetrieb für einen Tag unterbrochen, den Nutzern gesagt, was passiert war, und die Synchronisierung neu geschrieben. Jede Änderung wird nun als eigener Schritt gespeichert, überschrieben wird nichts mehr; widersprechen sich zwei Einträge, fragt die App nach. Um Zeit dafür zu gewinnen, haben wir in Absprache mit dem Kunden den Chat aus der ersten Version gestrichen und die Veröffentlichung um 5 Arbeitstage verschoben.</p>
<blockquote><p>Über den Chat haben wir zehn Minuten diskutiert. Über die Fotos gab es nichts zu diskutieren: Sie sind der Beweis, dass die Arbeit getan ist.</p>
<p><em>Zuzana, Produktdesignerin, Tidebridge</em></p></blockquote>
<h2>Die Ergebnisse</h2>
<p>Drei Monate nach der Veröffentlichung lief die App in 186 Häusern mit 7.400 Wohnungen:</p>
<ul><li><strong>3 Stunden statt 26</strong> von der Meldung bis zur Zuweisung</li>
<li><strong>71 % der Aufträge</strong> beim ersten Besuch erledigt, vorher 52 %</li>
<li><strong>99,6 % der Sitzungen</strong> ohne Absturz</li>
<li><strong>38 Techniker</strong>, die die App jede Woche nutzen</li></ul>
<h2>Was dem Kunden bleibt</h2>
<p>Quellcode, Designdateien und die Konten in beiden App-Stores gehören Duos. Ebenso eine Build-Pipeline, die eine freigegebene Änderung in 25 Minuten auf die Handys der Tester bringt.</p>
<p>Wir haben geholfen, die erste interne Entwicklerstelle zu besetzen, und zwei Wochen lang Seite an Seite gearbeitet. Der Chat steht inzwischen wieder auf dem Plan. Diesmal baut Duos ihn ohne uns.</p>$html$,
'Duos', 'Mobile Apps und MVP', null, true, '2025-06-12 08:45:00+02',
$html$<p>Duos bietet eine Service-App für Hausverwaltungen. Meldungen der Mieter, Aufträge der Techniker und Fotos von vor Ort laufen an einer Stelle zusammen, sodass alle wissen, wer wohin fährt und was schon erledigt ist. Gemacht ist sie für Verwaltungen, die mit einem kleinen Team Dutzende Häuser betreuen und für Papierkram keine Zeit haben.</p>$html$,
$html$In der ersten Woche saßen sie mit den Technikern im Transporter, und das merkt man der App an. Als etwas kaputtging, sagten sie es uns, bevor wir es bemerkten, samt Plan und Preis: eine Funktion weniger und fünf Tage mehr. Das war fair.$html$,
'Peter B.', 'Produktmanager', null);
