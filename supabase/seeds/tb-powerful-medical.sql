-- Demo content (D2): a case study in four languages, about custom AI.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-powerful-medical', 'en',
$html$Powerful Medical: ECG data traceable to its source$html$,
$html$Twelve formats, many sources and one awkward question: do two recordings come from the same person? In 16 weeks, four of our people built a pipeline that prepares ECG data for training and can prove where every recording came from.$html$,
$html$<ul><li><strong>Team:</strong> a machine-learning engineer, a data engineer, a full-stack developer and a half-time project manager</li><li><strong>Duration:</strong> 16 weeks</li><li><strong>Technology:</strong> Python, PyTorch, Airflow, PostgreSQL, AWS, FastAPI, React</li></ul>
<p>Powerful Medical develops software that helps clinicians read ECGs. The model behind it is only as good as the recordings it learns from, and those arrive just as everyday practice produces them: as exports from devices, scans of paper strips, photos taken with a phone. In the archive prepared for the project we counted <strong>12 formats</strong>. The client wanted a pipeline that runs in its own cloud, is operated by its own people and can say at any time where a recording came from and which version of the code processed it.</p>
<h2>A result that was too good</h2>
<p>In week seven, the score on the test set rose by 6 percentage points overnight, although nobody had touched the model. We <em>stopped all training</em> and went looking for the mistake. It was in our own import. Two sources had delivered some of the same recordings under different pseudonyms, so recordings of one person had ended up in both the training set and the test set. The model did not read those ECGs; it remembered them.</p>
<h2>The decision: when are two files the same recording?</h2>
<p>Training and test sets have to be split by patient. Names never leave the hospital, however, and a pseudonym is only valid within one source. Two pseudonyms certainly belong to one person if the same recording turns up under both. But a device export and the scan of its printout have not a single byte in common.</p>
<p>The client’s clinical team compiled 500 pairs by hand, each consisting of two versions of one recording. On these, and on 10,000 pairs of different recordings, we measured four methods, two of them with a fingerprint of the signal:</p>
<table><caption>Four methods compared</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Pairs found (of 500)</th><th scope="col">False matches (of 10,000)</th><th scope="col">Time per 1,000</th></tr></thead>
<tbody><tr><th scope="row">Pseudonym</th><td>0</td><td>0</td><td>1 s</td></tr>
<tr><th scope="row">Checksum of the file</th><td>61</td><td>0</td><td>4 s</td></tr>
<tr><th scope="row">Fingerprint, strict</th><td>448</td><td>0</td><td>11 min</td></tr>
<tr><th scope="row">Fingerprint, tolerant</th><td>497</td><td>23</td><td>11 min</td></tr></tbody></table>
<p>We chose the tolerant fingerprint. A missed pair distorts the score without anybody noticing. A false match merely puts two people into the same set, so the split becomes a little coarser. The strict version makes no false match, but misses 52 pairs. The tolerant one errs where it does no harm.</p>
<h3>What it cost</h3>
<ul><li>It took 9 working days to build the fingerprint, split the data again and repeat the evaluation.</li>
<li>The honest score was lower than the one before. The client had both figures from us the same day.</li>
<li>The 3 pairs that no method found are photos of crumpled strips. Recordings of that quality no longer go into the test set.</li></ul>
<p>The pipeline now refuses to start if the two sets overlap.</p>
<h2>What else it does</h2>
<p>Every input, from phone photos to <a href="https://www.dicomstandard.org">DICOM</a> files, is converted into one signal format. The original stays beside it, together with the version of the code. Cardiologists annotate recordings in a tool built for speed. A language model drafts a summary of older free-text reports; the cardiologist confirms, corrects or rejects it, and each decision is recorded. No personal data leaves the client’s environment. A load test with 250,000 recordings was part of the acceptance testing.</p>
<h2>Results</h2>
<p>We measured them in the last two weeks, on a batch that had already been prepared the old way:</p>
<ul><li><strong>14 hours instead of 11 days</strong> to prepare 1,000 recordings,</li>
<li><strong>96.4% of recordings</strong> go through without manual work,</li>
<li><strong>90 seconds instead of 4 minutes</strong> to annotate one recording,</li>
<li><strong>100% of recordings</strong> can be traced to their source and code version.</li></ul>
<h2>Who built it</h2>
<p>A machine-learning engineer (Python, PyTorch), a data engineer (Airflow, PostgreSQL, AWS), a full-stack developer (FastAPI, React, TypeScript) and a half-time project manager, who also kept the documentation ready for audits. They handed over the code, the infrastructure definitions and 180 pages of documentation, trained six of the client’s people over two days and then stayed on call for 8 hours a month during the first quarter. Every night an automated evaluation compares the newest model with the last approved one.</p>$html$,
'Powerful Medical', 'Custom AI', '/storage/v1/object/public/case-studies/powerful-medical-ecg.avif', true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical develops software that helps clinicians read ECGs. It works with recordings as they come from everyday practice and gives the clinician a second pair of eyes; the decision always stays with the human. In software of this kind, the quality and origin of the data matter at least as much as the model itself.</p>$html$,
$html$The day they told us our best result was wrong was the day I knew we had picked the right partner. They stopped, found the cause, gave us the real number and made sure it can’t happen unnoticed again.$html$,
'Jana H.', 'Head of Data', null),
('tb-powerful-medical', 'sk',
$html$Powerful Medical: dáta z EKG s dohľadateľným pôvodom$html$,
$html$Dvanásť formátov, rôzne zdroje a jedna nepríjemná otázka: pochádzajú dva záznamy od toho istého človeka? Štyria naši ľudia postavili za 16 týždňov dátovú pipeline, ktorá pripraví EKG na trénovanie modelu a pri každom zázname doloží pôvod.$html$,
$html$<ul><li><strong>Tím:</strong> špecialista na strojové učenie, dátová inžinierka, full-stack vývojár a projektová manažérka na polovičný úväzok</li><li><strong>Trvanie:</strong> 16 týždňov</li><li><strong>Technológie:</strong> Python, PyTorch, Airflow, PostgreSQL, AWS, FastAPI, React</li></ul>
<p>Powerful Medical vyvíja softvér, ktorý lekárom pomáha čítať EKG. Model, ktorý za ním stojí, je len taký dobrý ako záznamy, na ktorých sa učí, a tie prichádzajú tak, ako vznikajú v bežnej praxi: ako exporty z prístrojov, skeny papierových pásov či fotky z mobilu. V archíve pripravenom pre projekt sme narátali <strong>12 formátov</strong>. Klient chcel dátovú pipeline, ktorá pobeží v jeho vlastnom cloude, ktorú budú obsluhovať jeho vlastní ľudia a ktorá kedykoľvek ukáže, odkiaľ záznam pochádza a ktorá verzia kódu ho spracovala.</p>
<h2>Výsledok, ktorý bol až príliš dobrý</h2>
<p>V siedmom týždni stúplo skóre na testovacej sade cez noc o 6 percentuálnych bodov, hoci sa modelu nikto nedotkol. <em>Zastavili sme všetko trénovanie</em> a začali hľadať chybu. Bola v našom vlastnom importe. Časť záznamov nám dodali dva zdroje, každý pod iným pseudonymom, takže záznamy jedného človeka sa ocitli v trénovacej aj v testovacej sade. Model tie EKG nečítal, pamätal si ich.</p>
<h2>Rozhodnutie: kedy sú dva súbory tým istým záznamom?</h2>
<p>Trénovaciu a testovaciu sadu treba deliť podľa pacientov. Mená však nikdy neopustia nemocnicu a pseudonym platí iba v rámci jedného zdroja. Dva pseudonymy patria určite tomu istému človeku vtedy, keď sa ten istý záznam objaví pod oboma. Lenže export z prístroja a sken jeho výtlačku nemajú spoločný ani jediný bajt.</p>
<p>Lekári na strane klienta ručne zostavili 500 dvojíc, v každej dve podoby toho istého záznamu. Na nich a na 10 000 dvojiciach rôznych záznamov sme vyskúšali štyri metódy, dve z nich s odtlačkom signálu:</p>
<table><caption>Porovnanie štyroch metód</caption>
<thead><tr><th scope="col">Metóda</th><th scope="col">Nájdené dvojice (z 500)</th><th scope="col">Falošné zhody (z 10 000)</th><th scope="col">Čas na 1 000</th></tr></thead>
<tbody><tr><th scope="row">Pseudonym</th><td>0</td><td>0</td><td>1 s</td></tr>
<tr><th scope="row">Kontrolný súčet súboru</th><td>61</td><td>0</td><td>4 s</td></tr>
<tr><th scope="row">Odtlačok, prísny</th><td>448</td><td>0</td><td>11 min</td></tr>
<tr><th scope="row">Odtlačok, tolerantný</th><td>497</td><td>23</td><td>11 min</td></tr></tbody></table>
<p>Zvolili sme tolerantný odtlačok. Dvojica, ktorú metóda prehliadne, skreslí skóre a nikto si to nevšimne. Falošná zhoda iba zaradí dvoch ľudí do tej istej sady, takže delenie je o niečo hrubšie. Prísny variant nemá ani jednu falošnú zhodu, ale 52 dvojíc prehliadne. Chyba tolerantného variantu neškodí.</p>
<h3>Koľko to stálo</h3>
<ul><li>Vytvoriť odtlačok, nanovo rozdeliť dáta a zopakovať vyhodnotenie trvalo 9 pracovných dní.</li>
<li>Poctivé skóre vyšlo nižšie než to predošlé. Klient dostal obe čísla ešte v ten istý deň.</li>
<li>Tri dvojice, ktoré nenašla žiadna metóda, sú fotky pokrčených pásov. Záznamy takejto kvality už do testovacej sady nejdú.</li></ul>
<p>Odvtedy sa pipeline nespustí, ak sa sady prekrývajú.</p>
<h2>Čo ešte pipeline vie</h2>
<p>Každý vstup, od fotiek z mobilu po súbory <a href="https://www.dicomstandard.org">DICOM</a>, sa prevedie do jedného formátu signálu. Originál zostáva vedľa neho spolu s verziou kódu. Kardiológovia anotujú v nástroji, ktorý ich nezdržiava; jazykový model pripraví z voľného textu starších nálezov návrh zhrnutia, kardiológ ho potvrdí, opraví alebo odmietne a každé rozhodnutie sa zaznamená. Žiadny osobný údaj neopustí prostredie klienta. Súčasťou akceptácie bol aj záťažový test s 250 000 záznamami.</p>
<h2>Výsledky</h2>
<p>Merali sme ich v posledných dvoch týždňoch na dávke, ktorá predtým prešla prípravou po starom:</p>
<ul><li><strong>14 hodín namiesto 11 dní</strong> na prípravu 1 000 záznamov,</li>
<li><strong>96,4 % záznamov</strong> prejde bez ručnej práce,</li>
<li><strong>90 sekúnd namiesto 4 minút</strong> na anotovanie jedného záznamu,</li>
<li><strong>100 % záznamov</strong> s dohľadateľným zdrojom a verziou kódu.</li></ul>
<h2>Kto na tom pracoval</h2>
<p>Špecialista na strojové učenie (Python, PyTorch), dátová inžinierka (Airflow, PostgreSQL, AWS), full-stack vývojár (FastAPI, React, TypeScript) a projektová manažérka na polovičný úväzok, ktorá zároveň udržiavala dokumentáciu pripravenú na audit. Odovzdali kód, definície infraštruktúry aj 180 strán dokumentácie, počas dvoch dní zaškolili šiestich ľudí klienta a v prvom štvrťroku zostali k dispozícii 8 hodín mesačne. Automatické vyhodnotenie každú noc porovná najnovší model s posledným schváleným.</p>$html$,
'Powerful Medical', 'AI na mieru', '/storage/v1/object/public/case-studies/powerful-medical-ecg.avif', true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical vyvíja softvér, ktorý lekárom pomáha čítať EKG. Pracuje so záznamami tak, ako prichádzajú z bežnej praxe, a lekárovi ponúka druhý pár očí; rozhodnutie však vždy zostáva na človeku. Pri softvéri tohto druhu záleží na kvalite a pôvode dát prinajmenšom rovnako ako na samotnom modeli.</p>$html$,
$html$V deň, keď nám povedali, že náš najlepší výsledok neplatí, som vedela, že sme si vybrali správneho partnera. Zastavili prácu, našli príčinu, dali nám skutočné číslo a postarali sa, aby sa to už nemohlo stať nepozorovane.$html$,
'Jana H.', 'vedúca dátového tímu', null),
('tb-powerful-medical', 'cz',
$html$Powerful Medical: data z EKG s dohledatelným původem$html$,
$html$Dvanáct formátů, různé zdroje a jedna nepříjemná otázka: pocházejí dva záznamy od téhož člověka? Čtyři naši lidé postavili za 16 týdnů datovou pipeline, která připraví EKG pro trénování a u každého záznamu doloží původ.$html$,
$html$<ul><li><strong>Tým:</strong> specialista na strojové učení, datová inženýrka, full-stack vývojář a projektová manažerka na poloviční úvazek</li><li><strong>Doba:</strong> 16 týdnů</li><li><strong>Technologie:</strong> Python, PyTorch, Airflow, PostgreSQL, AWS, FastAPI, React</li></ul>
<p>Powerful Medical vyvíjí software, který lékařům pomáhá číst EKG. Model, který za ním stojí, je jen tak dobrý jako záznamy, na kterých se učí, a ty přicházejí tak, jak v běžné praxi vznikají: jako exporty z přístrojů, skeny papírových pásků nebo fotky z mobilu. V archivu připraveném pro projekt jsme napočítali <strong>12 formátů</strong>. Klient chtěl datovou pipeline, která poběží v jeho vlastním cloudu, kterou budou obsluhovat jeho vlastní lidé a která kdykoli řekne, odkud záznam pochází a která verze kódu ho zpracovala.</p>
<h2>Výsledek, který byl až příliš dobrý</h2>
<p>V sedmém týdnu stouplo skóre na testovací sadě přes noc o 6 procentních bodů, ačkoli na model nikdo nesáhl. <em>Zastavili jsme veškeré trénování</em> a začali hledat chybu. Byla v našem vlastním importu. Některé záznamy jsme měli ze dvou zdrojů, z každého pod jiným pseudonymem, takže se záznamy jednoho člověka ocitly v trénovací i testovací sadě. Model ta EKG nečetl, pamatoval si je.</p>
<h2>Rozhodnutí: kdy jsou dva soubory tímtéž záznamem?</h2>
<p>Trénovací a testovací sadu je třeba dělit podle pacientů. Jména však nikdy neopustí nemocnici a pseudonym platí jen v rámci jednoho zdroje. Že dva pseudonymy patří jednomu člověku, je jisté jen tehdy, když se pod oběma objeví stejný záznam. Jenže export z přístroje a sken jeho výtisku nemají společný ani jediný bajt.</p>
<p>Lékaři na straně klienta ručně sestavili 500 dvojic, v každé dvě podoby téhož záznamu. Na nich a na 10 000 dvojicích různých záznamů jsme vyzkoušeli čtyři metody, dvě z nich s otiskem signálu:</p>
<table><caption>Srovnání čtyř metod</caption>
<thead><tr><th scope="col">Metoda</th><th scope="col">Nalezené dvojice (z 500)</th><th scope="col">Falešné shody (z 10 000)</th><th scope="col">Čas na 1 000</th></tr></thead>
<tbody><tr><th scope="row">Pseudonym</th><td>0</td><td>0</td><td>1 s</td></tr>
<tr><th scope="row">Kontrolní součet souboru</th><td>61</td><td>0</td><td>4 s</td></tr>
<tr><th scope="row">Otisk, přísný</th><td>448</td><td>0</td><td>11 min</td></tr>
<tr><th scope="row">Otisk, tolerantní</th><td>497</td><td>23</td><td>11 min</td></tr></tbody></table>
<p>Zvolili jsme tolerantní otisk. Dvojice, kterou metoda přehlédne, zkreslí skóre a nikdo si toho nevšimne. Falešná shoda jen zařadí dva lidi do téže sady, takže dělení je o něco hrubší. Přísná varianta nemá jedinou falešnou shodu, ale přehlédne 52 dvojic. Tolerantní chybuje tam, kde to neškodí.</p>
<h3>Kolik to stálo</h3>
<ul><li>Vytvořit otisk, nově rozdělit data a zopakovat vyhodnocení trvalo 9 pracovních dnů.</li>
<li>Poctivé skóre vyšlo nižší než to předchozí. Klient od nás dostal obě čísla ještě týž den.</li>
<li>Tři dvojice, které nenašla žádná metoda, jsou fotky pomačkaných pásků. Záznamy takové kvality už do testovací sady nejdou.</li></ul>
<p>Od té doby se pipeline nespustí, pokud se sady překrývají.</p>
<h2>Co ještě umí</h2>
<p>Každý vstup, od fotek z mobilu po soubory <a href="https://www.dicomstandard.org">DICOM</a>, se převede do jednoho formátu signálu. Originál zůstává vedle něj spolu s verzí kódu. Kardiologové anotují v nástroji, který je nezdržuje; jazykový model připraví z volného textu starších nálezů návrh shrnutí, kardiolog ho potvrdí, opraví nebo odmítne a každé rozhodnutí se zaznamená. Žádný osobní údaj neopustí prostředí klienta. Součástí akceptace byl i zátěžový test s 250 000 záznamy.</p>
<h2>Výsledky</h2>
<p>Měřili jsme je v posledních dvou týdnech na dávce, která předtím prošla přípravou postaru:</p>
<ul><li><strong>14 hodin místo 11 dnů</strong> na přípravu 1 000 záznamů,</li>
<li><strong>96,4 % záznamů</strong> projde bez ruční práce,</li>
<li><strong>90 sekund místo 4 minut</strong> na anotaci jednoho záznamu,</li>
<li><strong>100 % záznamů</strong> s dohledatelným zdrojem a verzí kódu.</li></ul>
<h2>Kdo na tom pracoval</h2>
<p>Specialista na strojové učení (Python, PyTorch), datová inženýrka (Airflow, PostgreSQL, AWS), full-stack vývojář (FastAPI, React, TypeScript) a projektová manažerka na poloviční úvazek, která zároveň udržovala dokumentaci připravenou na audit. Předali kód, definice infrastruktury i 180 stran dokumentace, během dvou dnů zaškolili šest lidí klienta a v prvním čtvrtletí zůstali k dispozici 8 hodin měsíčně. Automatické vyhodnocení každou noc porovná nejnovější model s posledním schváleným.</p>$html$,
'Powerful Medical', 'AI na míru', '/storage/v1/object/public/case-studies/powerful-medical-ecg.avif', true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical vyvíjí software, který lékařům pomáhá číst EKG. Pracuje se záznamy tak, jak přicházejí z běžné praxe, a lékaři nabízí druhý pár očí; rozhodnutí ale vždy zůstává na člověku. U softwaru tohoto druhu záleží na kvalitě a původu dat přinejmenším stejně jako na samotném modelu.</p>$html$,
$html$V den, kdy nám řekli, že náš nejlepší výsledek neplatí, jsem věděla, že jsme si vybrali správného partnera. Zastavili práci, našli příčinu, dali nám skutečné číslo a postarali se, aby se to už nemohlo stát bez povšimnutí.$html$,
'Jana H.', 'vedoucí datového týmu', null),
('tb-powerful-medical', 'de',
$html$Powerful Medical: EKGs mit belegter Herkunft$html$,
$html$Zwölf Formate, viele Quellen und eine unbequeme Frage: Stammen zwei Aufzeichnungen von derselben Person? In 16 Wochen bauten vier unserer Leute eine Pipeline, die EKG-Daten fürs Training aufbereitet und die Herkunft jeder Aufzeichnung belegen kann.$html$,
$html$<ul><li><strong>Team:</strong> ein Spezialist für maschinelles Lernen, eine Data-Engineerin, ein Full-Stack-Entwickler und eine Projektmanagerin in Teilzeit</li><li><strong>Dauer:</strong> 16 Wochen</li><li><strong>Technologien:</strong> Python, PyTorch, Airflow, PostgreSQL, AWS, FastAPI, React</li></ul>
<p>Powerful Medical entwickelt Software, die in Klinik und Praxis bei der Befundung von EKGs hilft. Das Modell dahinter ist nur so gut wie die Aufzeichnungen, aus denen es lernt, und die kommen so an, wie sie im Alltag entstehen: als Export aus Geräten, als Scan von Papierstreifen, als Handyfoto. Im Archiv, das für das Projekt bereitstand, zählten wir <strong>12 Formate</strong>. Der Kunde wollte eine Pipeline, die in seiner eigenen Cloud läuft, von seinen eigenen Leuten betrieben wird und jederzeit sagen kann, woher eine Aufzeichnung stammt und welche Version des Codes sie verarbeitet hat.</p>
<h2>Ein Ergebnis, das zu gut war</h2>
<p>In der siebten Woche stieg der Score auf dem Testdatensatz über Nacht um 6 Prozentpunkte, obwohl niemand das Modell angefasst hatte. Wir haben <em>jedes Training gestoppt</em> und den Fehler gesucht. Er steckte in unserem eigenen Import. Zwei Quellen hatten zum Teil dieselben Aufzeichnungen unter verschiedenen Pseudonymen geliefert, sodass Aufzeichnungen einer Person sowohl im Trainings- als auch im Testdatensatz landeten. Das Modell las diese EKGs nicht, es erinnerte sich an sie.</p>
<h2>Die Entscheidung: Wann sind zwei Dateien dieselbe Aufzeichnung?</h2>
<p>Trainings- und Testdaten müssen nach Patienten getrennt werden. Namen verlassen das Krankenhaus jedoch nie, und ein Pseudonym gilt nur innerhalb einer Quelle. Zwei Pseudonyme gehören mit Sicherheit zu ein und derselben Person, wenn dieselbe Aufzeichnung unter beiden auftaucht. Aber der Export aus dem Gerät und der Scan seines Ausdrucks haben kein einziges Byte gemeinsam.</p>
<p>Das Ärzteteam des Kunden stellte von Hand 500 Paare zusammen, jedes aus zwei Fassungen einer Aufzeichnung. An ihnen und an 10.000 Paaren verschiedener Aufzeichnungen haben wir vier Verfahren getestet, zwei davon mit einem Fingerabdruck des Signals:</p>
<table><caption>Vier Verfahren im Vergleich</caption>
<thead><tr><th scope="col">Verfahren</th><th scope="col">Gefundene Paare (von 500)</th><th scope="col">Falsche Treffer (von 10.000)</th><th scope="col">Zeit je 1.000</th></tr></thead>
<tbody><tr><th scope="row">Pseudonym</th><td>0</td><td>0</td><td>1 s</td></tr>
<tr><th scope="row">Prüfsumme der Datei</th><td>61</td><td>0</td><td>4 s</td></tr>
<tr><th scope="row">Finger­abdruck, streng</th><td>448</td><td>0</td><td>11 min</td></tr>
<tr><th scope="row">Finger­abdruck, tolerant</th><td>497</td><td>23</td><td>11 min</td></tr></tbody></table>
<p>Wir haben uns für den toleranten Fingerabdruck entschieden. Ein übersehenes Paar verfälscht den Score, ohne dass es jemand merkt. Ein falscher Treffer steckt lediglich zwei Personen in denselben Datensatz, die Aufteilung wird also etwas gröber. Die strenge Variante liefert keinen falschen Treffer, übersieht aber 52 Paare. Die tolerante irrt dort, wo es nicht schadet.</p>
<h3>Was es gekostet hat</h3>
<ul><li>Den Fingerabdruck zu entwickeln, die Daten neu aufzuteilen und die Auswertung zu wiederholen, dauerte 9 Arbeitstage.</li>
<li>Der ehrliche Score fiel niedriger aus als der vorige. Der Kunde bekam beide Zahlen noch am selben Tag.</li>
<li>Die 3 Paare, die kein Verfahren fand, sind Fotos zerknitterter Streifen. Aufzeichnungen dieser Qualität kommen nicht mehr in den Testdatensatz.</li></ul>
<p>Seitdem verweigert die Pipeline den Start, wenn sich Trainings- und Testdaten überschneiden.</p>
<h2>Was sie sonst noch kann</h2>
<p>Jede Eingabe, vom Handyfoto bis zur <a href="https://www.dicomstandard.org">DICOM</a>-Datei, wird in ein einheitliches Signalformat überführt. Das Original bleibt daneben liegen, zusammen mit der Version des Codes. Kardiologen annotieren in einem auf Tempo ausgelegten Werkzeug; ein Sprachmodell entwirft aus dem Freitext älterer Befunde eine Zusammenfassung, die ärztlich bestätigt, korrigiert oder verworfen wird, und jede dieser Entscheidungen wird festgehalten. Personenbezogene Daten verlassen die Umgebung des Kunden nicht. Zur Abnahme gehörte ein Lasttest mit 250.000 Aufzeichnungen.</p>
<h2>Die Ergebnisse</h2>
<p>Gemessen haben wir in den letzten beiden Projektwochen an einem Datenbestand, der zuvor schon auf die alte Art aufbereitet worden war:</p>
<ul><li><strong>14 Stunden statt 11 Tage</strong> für die Aufbereitung von 1.000 Aufzeichnungen</li>
<li><strong>96,4 % der Aufzeichnungen</strong> laufen ohne Handarbeit durch</li>
<li><strong>90 Sekunden statt 4 Minuten</strong> für die Annotation einer Aufzeichnung</li>
<li><strong>100 % der Aufzeichnungen</strong> bis zu Quelle und Codeversion rückverfolgbar</li></ul>
<h2>Wer daran gearbeitet hat</h2>
<p>Ein Spezialist für maschinelles Lernen (Python, PyTorch), eine Data-Engineerin (Airflow, PostgreSQL, AWS), ein Full-Stack-Entwickler (FastAPI, React, TypeScript) und eine Projektmanagerin in Teilzeit, die auch die Dokumentation auditfähig hielt. Sie haben Code, Infrastrukturdefinitionen und 180 Seiten Dokumentation übergeben, sechs Leute des Kunden zwei Tage lang geschult und standen in den ersten drei Monaten danach noch 8 Stunden im Monat auf Abruf bereit. Jede Nacht vergleicht eine automatische Auswertung das neueste Modell mit dem zuletzt freigegebenen.</p>$html$,
'Powerful Medical', 'KI nach Maß', '/storage/v1/object/public/case-studies/powerful-medical-ecg.avif', true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical entwickelt Software, die in Klinik und Praxis bei der Befundung von EKGs hilft. Sie arbeitet mit Aufzeichnungen, wie sie der Alltag liefert, und bietet einen zweiten Blick; die Entscheidung bleibt immer beim Menschen. Bei Software dieser Art zählen Qualität und Herkunft der Daten mindestens so viel wie das Modell selbst.</p>$html$,
$html$An dem Tag, an dem sie uns sagten, dass unser bestes Ergebnis falsch war, wusste ich, dass wir den richtigen Partner gewählt hatten. Sie hielten inne, fanden die Ursache, nannten uns die echte Zahl und sorgten dafür, dass so etwas nie mehr unbemerkt bleibt.$html$,
'Jana H.', 'Leiterin Datenteam', null);
