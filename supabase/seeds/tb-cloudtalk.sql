-- Demo content (D2): a case study about team augmentation in four languages.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-cloudtalk', 'en',
$html$CloudTalk: five specialists on board within three weeks$html$,
$html$Senior roles stayed open for months while requests for integrations piled up. Within three weeks we had five specialists working in the product team. Two of them stayed for good.$html$,
$html$<h2>The situation</h2>
<p>CloudTalk builds cloud calling software for sales and support teams. Anyone who makes calls from a browser expects them to turn up in the CRM, the helpdesk and the weekly report without lifting a finger. Demand for such integrations was growing faster than the team that had to write them.</p>
<p>The core team had its hands full keeping calls clear and reliable. Three senior positions had been open for <strong>four months</strong>, and every integration that slipped meant one more awkward customer conversation for sales.</p>
<h2>The task</h2>
<p>The brief fit into one sentence: “We don’t need a project, we need colleagues.” The specialists were to work in the existing sprints, under the client’s own technical lead, for nine months. By the end, three things had to be true:</p>
<ul><li>a new integration takes days, not weeks,</li>
<li>regression tests run by themselves before every release,</li>
<li>nothing depends on a person who may leave.</li></ul>
<h2>How we staffed it</h2>
<p>The brief reached us on a Monday morning. Within <strong>48 hours</strong> the client had vetted profiles on the table: 2–3 candidates for each role, all from the top 3% of applicants, because nobody else passes our screening. Interviews took the rest of the week. The first three people started on day 9, the other two in week three.</p>
<h3>The team</h3>
<ul><li>two backend developers (Node.js, TypeScript, PostgreSQL),</li>
<li>a Go developer for the event pipeline (Kafka, Kubernetes on AWS),</li>
<li>a frontend developer (React, TypeScript),</li>
<li>a test engineer (Playwright, load tests in k6).</li></ul>
<p>All five worked from Slovakia and the Czech Republic, in the client’s time zone and in its daily stand-up. They began as contractors with one month’s notice. From the start, the contract also allowed for a move to direct employment, with no recruitment fee.</p>
<h3>The first three months</h3>
<ol><li><strong>Weeks 1–2:</strong> small fixes all over the product, to get to know the code and each other.</li>
<li><strong>Weeks 3–8:</strong> one shared foundation for all integrations instead of separate code for every CRM.</li>
<li><strong>Weeks 9–13:</strong> the four most requested integrations move to the new foundation, with the first automated tests.</li></ol>
<h2>What went wrong</h2>
<p>Two things did. In week five it turned out that our first version of event delivery sent some events again whenever a CRM was slow to answer. In a pilot with 12 test accounts, 1,800 duplicate call records piled up in the 40 minutes before we switched it off. In the next sprint every event got a unique key, so a repeated delivery is now recognized and dropped. A load test with deliberately slow answers has been part of every build since.</p>
<p>The second mistake was ours as well. The frontend developer was excellent but <em>used to working alone</em>, while the team programs in pairs. After four weeks we all said so openly. A replacement started 6 working days later, and we did not charge for the handover week.</p>
<blockquote><p>The happy path was done in two weeks. The next four went into everything that can happen when the system on the other side is having a bad day.</p>
<p><em>Tomáš, Go developer, Tidebridge</em></p></blockquote>
<h2>Results after nine months</h2>
<ul><li><strong>8 days instead of 6 weeks</strong> to build a new integration,</li>
<li><strong>2 releases a week</strong> instead of one every 3 weeks,</li>
<li><strong>55 minutes instead of 3 days</strong> for a full regression test,</li>
<li><strong>38% fewer</strong> support tickets about integrations.</li></ul>
<h2>What remains with the client</h2>
<p>Two of the five accepted the client’s offer and are now its employees. The other three handed everything over within two weeks. The shared foundation, 640 automated test scenarios and the on-call runbooks are all in the client’s repositories.</p>
<p>The fifth integration was written by the client’s own developers, without us. That was when we knew the job was done.</p>$html$,
'CloudTalk', 'Team augmentation', null, true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk offers cloud calling software for sales and support teams. Agents make and take calls in a browser or on the phone, calls connect to the tools a company already uses, and managers see in one place how the day is going. It is built for companies that talk to customers in several countries and want a clear picture of every conversation.</p>$html$,
$html$We had stopped believing that senior people could be found in weeks. For the backend, Tidebridge sent us three and we took two. By the second sprint nobody could tell anymore who was on whose payroll. I can’t think of higher praise.$html$,
'Martin K.', 'Engineering Manager', null),
('tb-cloudtalk', 'sk',
$html$CloudTalk: päť špecialistov v tíme do troch týždňov$html$,
$html$Seniorné pozície zostávali celé mesiace neobsadené a požiadaviek na integrácie pribúdalo. Do troch týždňov sme do produktového tímu zapojili päť špecialistov. Dvaja z nich zostali natrvalo.$html$,
$html$<h2>Východisková situácia</h2>
<p>CloudTalk vyvíja softvér na cloudové telefonovanie pre obchodné tímy a zákaznícku podporu. Kto telefonuje z prehliadača, čaká, že sa hovor sám objaví v CRM, v helpdesku aj v týždennom reporte. Záujem o takéto prepojenia rástol rýchlejšie než tím, ktorý ich mal programovať.</p>
<p>Kmeňový tím mal plné ruky práce s tým, aby hovory bežali čisto a spoľahlivo. Tri seniorné pozície boli voľné už <strong>štyri mesiace</strong> a každá odložená integrácia znamenala pre obchodníkov ďalší nepríjemný rozhovor so zákazníkom.</p>
<h2>Zadanie</h2>
<p>Zmestilo sa do jedinej vety: „Nepotrebujeme projekt, potrebujeme kolegov.“ Špecialisti mali deväť mesiacov pracovať v zabehnutých šprintoch a pod vedením technického lídra na strane klienta. Na konci malo platiť:</p>
<ul><li>nová integrácia je otázkou dní, nie týždňov,</li>
<li>regresné testy sa pred každým vydaním spustia samy,</li>
<li>nič nestojí a nepadá na človeku, ktorý môže odísť.</li></ul>
<h2>Ako sme tím poskladali</h2>
<p>Zadanie sme dostali v pondelok ráno. Do <strong>48 hodín</strong> mal klient na stole preverené profily: na každú pozíciu 2 – 3 kandidátov, všetkých z najlepších 3 % uchádzačov, lebo nikto iný naším výberom neprejde. Zvyšok týždňa patril pohovorom. Prví traja nastúpili na 9. deň, ďalší dvaja v treťom týždni.</p>
<h3>Zloženie tímu</h3>
<ul><li>dvaja backendoví vývojári (Node.js, TypeScript, PostgreSQL),</li>
<li>vývojár v Go na spracovanie udalostí (Kafka, Kubernetes v AWS),</li>
<li>frontendový vývojár (React, TypeScript),</li>
<li>testerka (Playwright, záťažové testy v k6).</li></ul>
<p>Všetci piati pracovali zo Slovenska a z Česka, teda v rovnakom časovom pásme ako klient, a nechýbali na žiadnom rannom stand-upe. Začínali na kontrakt s mesačnou výpovednou lehotou. Zmluva od začiatku počítala aj s prechodom do pracovného pomeru, a to bez náborového poplatku.</p>
<h3>Prvé tri mesiace</h3>
<ol><li><strong>1. – 2. týždeň:</strong> drobné opravy naprieč produktom, aby ľudia spoznali kód aj seba navzájom.</li>
<li><strong>3. – 8. týždeň:</strong> jeden spoločný základ pre všetky integrácie namiesto samostatného kódu pre každé CRM.</li>
<li><strong>9. – 13. týždeň:</strong> štyri najžiadanejšie integrácie prechádzajú na nový základ a pribúdajú prvé automatické testy.</li></ol>
<h2>Kde to zaškrípalo</h2>
<p>Hneď na dvoch miestach. V piatom týždni sa ukázalo, že prvá verzia nášho doručovania posiela niektoré udalosti znova, keď CRM odpovedá pomaly. V pilote s 12 testovacími účtami tak za 40 minút, kým sme ju vypli, pribudlo 1 800 duplicitných záznamov o hovoroch. V ďalšom šprinte dostala každá udalosť jedinečný kľúč, takže opakované doručenie systém rozpozná a zahodí. Záťažový test so zámerne pomalými odpoveďami je odvtedy súčasťou každého buildu.</p>
<p>Aj druhá chyba bola naša. Frontendový vývojár bol výborný, lenže <em>zvyknutý pracovať sám</em>, zatiaľ čo tím programuje vo dvojiciach. Po štyroch týždňoch sme si to všetci otvorene povedali. Náhrada nastúpila o 6 pracovných dní a týždeň odovzdávania sme neúčtovali.</p>
<blockquote><p>Ideálny scenár sme mali hotový za dva týždne. Ďalšie štyri padli na všetko, čo sa môže stať, keď má systém na druhej strane zlý deň.</p>
<p><em>Tomáš, vývojár v Go, Tidebridge</em></p></blockquote>
<h2>Výsledky po deviatich mesiacoch</h2>
<ul><li><strong>8 dní namiesto 6 týždňov</strong> na novú integráciu,</li>
<li><strong>2 vydania týždenne</strong> namiesto jedného za 3 týždne,</li>
<li><strong>55 minút namiesto 3 dní</strong> na kompletný regresný test,</li>
<li><strong>o 38 % menej</strong> tiketov na podpore kvôli integráciám.</li></ul>
<h2>Čo klientovi zostalo</h2>
<p>Dvaja z pätice prijali ponuku klienta a dnes sú jeho zamestnancami. Zvyšní traja všetko odovzdali v priebehu dvoch týždňov. Spoločný základ, 640 automatických testovacích scenárov aj postupy pre pohotovosť sú v repozitároch klienta.</p>
<p>Piatu integráciu už naprogramovali vývojári klienta, bez nás. Vtedy sme vedeli, že je hotovo.</p>$html$,
'CloudTalk', 'Posilnenie tímu', null, true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk ponúka softvér na cloudové telefonovanie pre obchodné tímy a zákaznícku podporu. Hovory sa vybavujú v prehliadači alebo v telefóne, prepájajú sa s nástrojmi, ktoré firma už používa, a manažéri majú na jednom mieste prehľad o celom dni. Je určený firmám, ktoré hovoria so zákazníkmi vo viacerých krajinách a chcú mať jasný obraz o každom rozhovore.</p>$html$,
$html$Už sme neverili, že sa skúsení ľudia dajú nájsť za pár týždňov. Na backend nám Tidebridge poslal troch ľudí a dvoch sme si vzali. V druhom šprinte už nikto nerozoznal, kto je čí. Väčšiu pochvalu nepoznám.$html$,
'Martin K.', 'vedúci vývoja', null),
('tb-cloudtalk', 'cz',
$html$CloudTalk: pět specialistů v týmu do tří týdnů$html$,
$html$Seniorní pozice zůstávaly celé měsíce neobsazené a požadavků na integrace přibývalo. Do tří týdnů jsme do produktového týmu zapojili pět specialistů. Dva z nich zůstali natrvalo.$html$,
$html$<h2>Výchozí situace</h2>
<p>CloudTalk vyvíjí software pro cloudové telefonování obchodních týmů a zákaznické podpory. Kdo volá z prohlížeče, čeká, že se hovor sám objeví v CRM, v helpdesku i v týdenním reportu. Zájem o taková propojení rostl rychleji než tým, který je měl programovat.</p>
<p>Kmenový tým měl plné ruce práce s tím, aby hovory běžely čistě a spolehlivě. Tři seniorní pozice byly volné už <strong>čtyři měsíce</strong> a každá odložená integrace znamenala pro obchodníky další nepříjemný rozhovor se zákazníkem.</p>
<h2>Zadání</h2>
<p>Vešlo se do jediné věty: „Nepotřebujeme projekt, potřebujeme kolegy.“ Specialisté měli devět měsíců pracovat v zaběhnutých sprintech a pod vedením technického lídra na straně klienta. Na konci mělo platit:</p>
<ul><li>nová integrace je otázkou dnů, ne týdnů,</li>
<li>regresní testy se před každým vydáním spustí samy,</li>
<li>nic nestojí a nepadá s člověkem, který může odejít.</li></ul>
<h2>Jak jsme tým poskládali</h2>
<p>Zadání jsme dostali v pondělí ráno. Do <strong>48 hodin</strong> měl klient na stole prověřené profily: na každou pozici 2–3 kandidáty, vesměs z nejlepších 3 % uchazečů, protože nikdo jiný naším výběrem neprojde. Zbytek týdne patřil pohovorům. První tři nastoupili 9. den, další dva ve třetím týdnu.</p>
<h3>Složení týmu</h3>
<ul><li>dva backendoví vývojáři (Node.js, TypeScript, PostgreSQL),</li>
<li>vývojář v Go pro zpracování událostí (Kafka, Kubernetes v AWS),</li>
<li>frontendový vývojář (React, TypeScript),</li>
<li>testerka (Playwright, zátěžové testy v k6).</li></ul>
<p>Celá pětice pracovala ze Slovenska a z Česka, tedy ve stejném časovém pásmu jako klient, a nechyběla na žádném ranním stand-upu. Začínali na kontrakt s měsíční výpovědní dobou. Smlouva od začátku počítala i s přechodem do pracovního poměru, a to bez náborového poplatku.</p>
<h3>První tři měsíce</h3>
<ol><li><strong>1.–2. týden:</strong> drobné opravy napříč produktem, aby lidé poznali kód i jeden druhého.</li>
<li><strong>3.–8. týden:</strong> jeden společný základ pro všechny integrace místo samostatného kódu pro každé CRM.</li>
<li><strong>9.–13. týden:</strong> čtyři nejžádanější integrace přecházejí na nový základ a přibývají první automatické testy.</li></ol>
<h2>Kde to zaskřípalo</h2>
<p>Hned na dvou místech. V pátém týdnu se ukázalo, že první verze našeho doručování posílá některé události znovu, když CRM odpovídá pomalu. V pilotu s 12 testovacími účty tak za 40 minut, než jsme ji vypnuli, přibylo 1 800 duplicitních záznamů o hovorech. V dalším sprintu dostala každá událost jedinečný klíč, takže opakované doručení systém pozná a zahodí. Zátěžový test se záměrně pomalými odpověďmi je od té doby součástí každého buildu.</p>
<p>I druhá chyba šla za námi. Frontendový vývojář byl výborný, jenže <em>zvyklý pracovat sám</em>, zatímco tým programuje ve dvojicích. Po čtyřech týdnech jsme si to všichni otevřeně řekli. Náhrada nastoupila za 6 pracovních dnů a týden předávání jsme neúčtovali.</p>
<blockquote><p>Ideální scénář jsme měli hotový za dva týdny. Další čtyři padly na všechno, co se může stát, když má systém na druhé straně špatný den.</p>
<p><em>Tomáš, vývojář v Go, Tidebridge</em></p></blockquote>
<h2>Výsledky po devíti měsících</h2>
<ul><li><strong>8 dnů místo 6 týdnů</strong> na novou integraci,</li>
<li><strong>2 vydání týdně</strong> místo jednoho za 3 týdny,</li>
<li><strong>55 minut místo 3 dnů</strong> na kompletní regresní test,</li>
<li><strong>o 38 % méně</strong> ticketů na podpoře kvůli integracím.</li></ul>
<h2>Co klientovi zůstalo</h2>
<p>Dva z pětice přijali nabídku klienta a dnes jsou jeho zaměstnanci. Zbylí tři všechno předali během dvou týdnů. Společný základ, 640 automatických testovacích scénářů i postupy pro pohotovost jsou v repozitářích klienta.</p>
<p>Pátou integraci už naprogramovali vývojáři klienta, bez nás. Tehdy jsme věděli, že je hotovo.</p>$html$,
'CloudTalk', 'Posílení týmu', null, true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk nabízí software pro cloudové telefonování obchodních týmů a zákaznické podpory. Hovory se vyřizují v prohlížeči nebo v telefonu, propojují se s nástroji, které firma už používá, a manažeři mají na jednom místě přehled o celém dni. Je určen firmám, které mluví se zákazníky v několika zemích a chtějí mít jasný obraz o každém rozhovoru.</p>$html$,
$html$Už jsme nevěřili, že se zkušení lidé dají najít během pár týdnů. Na backend nám Tidebridge poslal tři lidi a dva jsme si vzali. Ve druhém sprintu už nikdo nepoznal, kdo je čí. Větší pochvalu neznám.$html$,
'Martin K.', 'vedoucí vývoje', null),
('tb-cloudtalk', 'de',
$html$CloudTalk: in drei Wochen fünf Fachleute an Bord$html$,
$html$Senior-Stellen blieben monatelang unbesetzt, während sich die Integrationswünsche stapelten. Nach nur drei Wochen arbeiteten fünf unserer Fachleute im Produktteam mit. Zwei sind geblieben.$html$,
$html$<h2>Die Ausgangslage</h2>
<p>CloudTalk entwickelt Cloud-Telefonie für Vertrieb und Kundenservice. Wer aus dem Browser telefoniert, erwartet, dass das Gespräch von selbst im CRM, im Helpdesk und im Wochenbericht auftaucht. Die Nachfrage nach solchen Anbindungen wuchs schneller als das Team, das sie programmieren sollte.</p>
<p>Das Kernteam hatte alle Hände voll zu tun, damit jedes Gespräch klar und stabil lief. Drei Senior-Stellen waren seit <strong>vier Monaten</strong> offen, und jede verschobene Integration bescherte dem Vertrieb ein weiteres unangenehmes Kundengespräch.</p>
<h2>Der Auftrag</h2>
<p>Er passte in einen Satz: „Wir brauchen kein Projekt, wir brauchen Kollegen.“ Die Fachleute sollten neun Monate lang in den eingespielten Sprints arbeiten, geführt vom technischen Leiter des Kunden. Am Ende sollte gelten:</p>
<ul><li>Eine neue Integration dauert Tage, nicht Wochen.</li>
<li>Regressionstests laufen vor jedem Release von selbst.</li>
<li>Nichts steht und fällt mit einer Person, die gehen könnte.</li></ul>
<h2>Wie wir das Team besetzt haben</h2>
<p>Die Anfrage erreichte uns an einem Montagmorgen. Innerhalb von <strong>48 Stunden</strong> lagen dem Kunden geprüfte Profile vor: 2–3 Kandidaten je Rolle, durchweg aus den besten 3 % der Bewerber, denn nur sie bestehen unsere Auswahl. Der Rest der Woche gehörte den Gesprächen. Die ersten drei fingen am 9. Tag an, die beiden anderen in der dritten Woche.</p>
<h3>Das Team</h3>
<ul><li>zwei Backend-Entwickler (Node.js, TypeScript, PostgreSQL)</li>
<li>ein Go-Entwickler für die Ereignisverarbeitung (Kafka, Kubernetes auf AWS)</li>
<li>ein Frontend-Entwickler (React, TypeScript)</li>
<li>eine Testingenieurin (Playwright, Lasttests mit k6)</li></ul>
<p>Alle fünf arbeiteten von der Slowakei und von Tschechien aus, also in der Zeitzone des Kunden, und waren jeden Morgen im Stand-up dabei. Sie begannen als Freelancer mit einem Monat Kündigungsfrist. Ein Wechsel in die Festanstellung war im Vertrag von Anfang an vorgesehen, und zwar ohne Vermittlungsgebühr.</p>
<h3>Die ersten drei Monate</h3>
<ol><li><strong>Woche 1–2:</strong> kleine Korrekturen quer durch das Produkt, um den Code und einander kennenzulernen.</li>
<li><strong>Woche 3–8:</strong> ein gemeinsames Fundament für alle Integrationen anstelle von eigenem Code für jedes CRM.</li>
<li><strong>Woche 9–13:</strong> Die vier gefragtesten Integrationen ziehen auf das neue Fundament um, die ersten automatischen Tests kommen hinzu.</li></ol>
<h2>Was schiefging</h2>
<p>Gleich zweierlei. In der fünften Woche zeigte sich, dass die erste Version unserer Zustellung manche Ereignisse erneut verschickte, wenn ein CRM langsam antwortete. In einem Pilotbetrieb mit 12 Testkonten kamen so 1.800 doppelte Anrufeinträge zusammen, bevor wir die Zustellung nach 40 Minuten abschalteten. Im nächsten Sprint bekam jedes Ereignis einen eindeutigen Schlüssel: Eine wiederholte Zustellung wird nun erkannt und verworfen. Seither gehört zu jedem Build ein Lasttest mit absichtlich langsamen Antworten.</p>
<p>Auch der zweite Fehler ging auf unser Konto. Der Frontend-Entwickler war ausgezeichnet, aber <em>gewohnt, allein zu arbeiten</em>, während das Team zu zweit programmiert. Nach vier Wochen haben wir das alle offen ausgesprochen. Der Ersatz kam 6 Arbeitstage später, und die Woche der Übergabe haben wir nicht berechnet.</p>
<blockquote><p>Der Idealfall war in zwei Wochen fertig. Die nächsten vier steckten wir in alles, was passieren kann, wenn das System auf der anderen Seite einen schlechten Tag hat.</p>
<p><em>Tomáš, Go-Entwickler, Tidebridge</em></p></blockquote>
<h2>Die Ergebnisse nach neun Monaten</h2>
<ul><li><strong>8 Tage statt 6 Wochen</strong> für eine neue Integration</li>
<li><strong>2 Releases pro Woche</strong> statt eines alle 3 Wochen</li>
<li><strong>55 Minuten statt 3 Tage</strong> für einen vollständigen Regressionstest</li>
<li><strong>38 % weniger</strong> Supportanfragen rund um Integrationen</li></ul>
<h2>Was dem Kunden bleibt</h2>
<p>Zwei der fünf haben das Angebot des Kunden angenommen und sind heute bei ihm angestellt. Die anderen drei haben innerhalb von zwei Wochen alles übergeben. Das gemeinsame Fundament, 640 automatische Testszenarien und die Anleitungen für den Bereitschaftsdienst liegen in den Repositorys des Kunden.</p>
<p>Die fünfte Integration haben die Entwickler des Kunden selbst geschrieben, ohne uns. Da wussten wir: Die Arbeit ist getan.</p>$html$,
'CloudTalk', 'Teamverstärkung', null, true, '2026-03-17 09:30:00+01',
$html$<p>CloudTalk bietet Cloud-Telefonie für Vertrieb und Kundenservice. Telefoniert wird im Browser oder am Handy, die Gespräche sind mit den Werkzeugen verbunden, die ein Unternehmen ohnehin nutzt, und Führungskräfte sehen an einer Stelle, wie der Tag läuft. Gedacht ist die Lösung für Unternehmen, die in mehreren Ländern mit Kunden sprechen und jedes Gespräch im Blick behalten wollen.</p>$html$,
$html$Wir hatten den Glauben daran verloren, dass man erfahrene Leute in wenigen Wochen findet. Fürs Backend schickte uns Tidebridge drei, zwei haben wir genommen. Ab dem zweiten Sprint wusste niemand mehr, wer zu wem gehört. Ein größeres Lob kenne ich nicht.$html$,
'Martin K.', 'Leiter Softwareentwicklung', null);
