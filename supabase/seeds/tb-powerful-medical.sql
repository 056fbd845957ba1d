-- Demo content (D2): a case study about custom AI in four languages.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-powerful-medical', 'en',
$html$Powerful Medical: ECG data traceable to the first heartbeat$html$,
$html$Twelve formats, recordings from many sources and no room for error. In 16 weeks, four of our people built a pipeline that prepares ECG data for training and can prove where every recording came from.$html$,
$html$<h2>The situation</h2>
<p>Powerful Medical develops software that helps clinicians read ECGs. The model behind it is only as good as the recordings it learns from, and those arrive just as everyday practice produces them: as exports from devices, scans of paper strips, photos taken with a phone.</p>
<p>In the archive prepared for the project we counted <strong>12 formats</strong>. Some of the preparation was done by hand, so it took patience to find out which version of which recording had gone into which experiment. In medicine, that answer has to be at hand at any time.</p>
<h2>The task</h2>
<p>The client wanted a production line for data that would run in its own cloud and be operated by its own people. One sentence from the brief stayed with us to the end: “If we can’t trace it, we don’t have it.” Three requirements followed from it:</p>
<ul><li>every recording leads back to its source and to the exact version of the code that processed it,</li>
<li>cardiologists label recordings in a tool that does not slow them down,</li>
<li>no personal data leaves the client’s environment.</li></ul>
<h2>How we built it</h2>
<p>Our screening lets through the top 3% of applicants. From among them, within <strong>48 hours</strong>, we presented 2–3 vetted candidates for each role. The client talked to them and decided, and a week later the team was complete. The work itself took 16 weeks.</p>
<h3>The team</h3>
<ul><li>a machine-learning engineer (Python, PyTorch),</li>
<li>a data engineer (Airflow, PostgreSQL, AWS),</li>
<li>a full-stack developer (FastAPI, React, TypeScript),</li>
<li>a half-time project manager, who also kept the documentation ready for audits.</li></ul>
<h3>The schedule</h3>
<ol><li><strong>Weeks 1–4:</strong> all inputs, from phone photos to <a href="https://www.dicomstandard.org">DICOM</a> files, are converted into one signal format.</li>
<li><strong>Weeks 5–10:</strong> quality checks, the labeling tool and the first training runs.</li>
<li><strong>Weeks 11–14:</strong> evaluation and a load test with 250,000 recordings.</li>
<li><strong>Weeks 15–16:</strong> handover and training.</li></ol>
<p>The labeling tool also contains a language model. It turns the free text of older reports into a draft summary; the cardiologist confirms, corrects or rejects it, and each of these decisions is recorded.</p>
<h2>What went wrong</h2>
<p>In week seven the results were suddenly too good. Overnight, the score on the test set had gone up by 6 percentage points, although nobody had touched the model. We could have celebrated. Instead we <em>stopped all training</em> and went looking for the mistake.</p>
<p>It was in our own import. Two sources used different pseudonyms for the same patients, so recordings of one person had ended up in both the training set and the test set. We now compare a fingerprint of the signal and split strictly by patient, and the pipeline refuses to run if the two sets overlap. The repair took 9 working days, and the honest score was lower. The client had both figures from us the same day.</p>
<blockquote><p>A result that is too good is a bug report. You just have to be willing to read it as one.</p>
<p><em>Petra, data engineer, Tidebridge</em></p></blockquote>
<h2>Results</h2>
<p>We measured them in the last two weeks, on a batch that had been prepared the old way before:</p>
<ul><li><strong>14 hours instead of 11 days</strong> to prepare 1,000 recordings,</li>
<li><strong>96.4% of recordings</strong> go through without manual work,</li>
<li><strong>90 seconds instead of 4 minutes</strong> to label one recording,</li>
<li><strong>100% of recordings</strong> can be traced to their source and code version.</li></ul>
<h2>What remains with the client</h2>
<p>The pipeline runs in the client’s cloud account; the code, the infrastructure definitions and 180 pages of documentation are in its repositories. Every night an automated evaluation compares the newest model with the last approved one.</p>
<p>We trained six of the client’s people over two days and then stayed on call for 8 hours a month during the first quarter. In the third month, nobody needed to call.</p>$html$,
'Powerful Medical', 'Custom AI', null, true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical develops software that helps clinicians read ECGs. It works with recordings as they come from everyday practice and gives the clinician a second pair of eyes; the decision always stays with the human. In software of this kind, the quality and origin of the data matter at least as much as the model itself.</p>$html$,
$html$The day they told us our best result was wrong was the day I knew we had picked the right partner. They stopped, found the cause, gave us the real number and made sure it can’t happen unnoticed again.$html$,
'Jana H.', 'Head of Data', null),
('tb-powerful-medical', 'sk',
$html$Powerful Medical: dáta z EKG dohľadateľné až po prvý úder srdca$html$,
$html$Dvanásť formátov, záznamy z rôznych zdrojov a žiadny priestor na chyby. Štyria naši ľudia postavili za 16 týždňov linku na spracovanie dát, ktorá pripraví EKG na trénovanie a pri každom zázname doloží pôvod.$html$,
$html$<h2>Východisková situácia</h2>
<p>Powerful Medical vyvíja softvér, ktorý lekárom pomáha čítať EKG. Model, ktorý za ním stojí, je len taký dobrý ako záznamy, na ktorých sa učí, a tie prichádzajú tak, ako vznikajú v bežnej praxi: ako exporty z prístrojov, skeny papierových pásov či fotky z mobilu.</p>
<p>V archíve pripravenom pre projekt sme narátali <strong>12 formátov</strong>. Časť prípravy sa robila ručne, a tak si vyžadovalo trpezlivosť zistiť, ktorá verzia ktorého záznamu vstúpila do ktorého experimentu. V medicíne musí byť takáto odpoveď kedykoľvek poruke.</p>
<h2>Zadanie</h2>
<p>Klient chcel výrobnú linku na dáta, ktorá pobeží v jeho vlastnom cloude a budú ju obsluhovať jeho vlastní ľudia. Jedna veta zo zadania nás sprevádzala až do konca: „Čo nevieme dohľadať, to nemáme.“ Vyplynuli z nej tri požiadavky:</p>
<ul><li>pri každom zázname sa dá dôjsť až k zdroju a k presnej verzii kódu, ktorá ho spracovala,</li>
<li>kardiológovia označujú záznamy v nástroji, ktorý ich nezdržiava,</li>
<li>žiadny osobný údaj neopustí prostredie klienta.</li></ul>
<h2>Ako sme to postavili</h2>
<p>Naším výberom prejdú len najlepšie 3 % uchádzačov. Z nich sme do <strong>48 hodín</strong> predstavili na každú pozíciu 2 – 3 preverených kandidátov. Klient sa s nimi porozprával, rozhodol sa a o týždeň bol tím kompletný. Samotná práca trvala 16 týždňov.</p>
<h3>Zloženie tímu</h3>
<ul><li>špecialista na strojové učenie (Python, PyTorch),</li>
<li>dátová inžinierka (Airflow, PostgreSQL, AWS),</li>
<li>full-stack vývojár (FastAPI, React, TypeScript),</li>
<li>projektová manažérka na polovičný úväzok, ktorá zároveň viedla dokumentáciu pripravenú na audit.</li></ul>
<h3>Harmonogram</h3>
<ol><li><strong>1. – 4. týždeň:</strong> všetky vstupy, od fotiek z mobilu po súbory <a href="https://www.dicomstandard.org">DICOM</a>, prevádzame do jedného formátu signálu.</li>
<li><strong>5. – 10. týždeň:</strong> kontroly kvality, nástroj na označovanie a prvé trénovanie.</li>
<li><strong>11. – 14. týždeň:</strong> vyhodnotenie a záťažový test s 250 000 záznamami.</li>
<li><strong>15. – 16. týždeň:</strong> odovzdanie a školenie.</li></ol>
<p>Súčasťou nástroja na označovanie je aj jazykový model. Z voľného textu starších nálezov pripraví návrh zhrnutia, kardiológ ho potvrdí, opraví alebo odmietne a každé takéto rozhodnutie sa zaznamená.</p>
<h2>Kde to zaškrípalo</h2>
<p>V siedmom týždni boli výsledky zrazu až príliš dobré. Skóre na testovacej sade cez noc narástlo o 6 percentuálnych bodov, hoci sa modelu nikto nedotkol. Mohli sme oslavovať. Namiesto toho sme <em>zastavili všetko trénovanie</em> a začali hľadať chybu.</p>
<p>Bola v našom vlastnom importe. Dva zdroje používali pre tých istých pacientov rôzne pseudonymy, takže záznamy jedného človeka sa ocitli v trénovacej aj v testovacej sade. Dnes porovnávame odtlačok signálu, sady delíme striktne podľa pacientov, a ak sa prekrývajú, linka sa odmietne spustiť. Náprava trvala 9 pracovných dní a poctivé skóre vyšlo nižšie. Klient dostal obe čísla ešte v ten istý deň.</p>
<blockquote><p>Príliš dobrý výsledok je hlásenie o chybe. Len ho tak musíte chcieť čítať.</p>
<p><em>Petra, dátová inžinierka, Tidebridge</em></p></blockquote>
<h2>Výsledky</h2>
<p>Merali sme ich v posledných dvoch týždňoch na dávke, ktorá predtým prešla prípravou po starom:</p>
<ul><li><strong>14 hodín namiesto 11 dní</strong> na prípravu 1 000 záznamov,</li>
<li><strong>96,4 % záznamov</strong> prejde bez ručnej práce,</li>
<li><strong>90 sekúnd namiesto 4 minút</strong> na označenie jedného záznamu,</li>
<li><strong>100 % záznamov</strong> s dohľadateľným zdrojom a verziou kódu.</li></ul>
<h2>Čo klientovi zostalo</h2>
<p>Linka beží v cloudovom účte klienta. Kód, definície infraštruktúry aj 180 strán dokumentácie sú v jeho repozitároch. Automatické vyhodnotenie každú noc porovná najnovší model s posledným schváleným.</p>
<p>Počas dvoch dní sme zaškolili šiestich ľudí klienta a v prvom štvrťroku sme zostali k dispozícii 8 hodín mesačne. V treťom mesiaci už nikto nemusel volať.</p>$html$,
'Powerful Medical', 'AI na mieru', null, true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical vyvíja softvér, ktorý lekárom pomáha čítať EKG. Pracuje so záznamami tak, ako prichádzajú z bežnej praxe, a lekárovi ponúka druhý pár očí; rozhodnutie však vždy zostáva na človeku. Pri softvéri tohto druhu záleží na kvalite a pôvode dát prinajmenšom rovnako ako na samotnom modeli.</p>$html$,
$html$V deň, keď nám povedali, že náš najlepší výsledok neplatí, som vedela, že sme si vybrali správneho partnera. Zastavili prácu, našli príčinu, dali nám skutočné číslo a postarali sa, aby sa to už nemohlo stať nepozorovane.$html$,
'Jana H.', 'vedúca dátového tímu', null),
('tb-powerful-medical', 'cz',
$html$Powerful Medical: data z EKG dohledatelná až k prvnímu úderu srdce$html$,
$html$Dvanáct formátů, záznamy z různých zdrojů a žádný prostor pro chyby. Čtyři naši lidé postavili za 16 týdnů datovou pipeline, která připraví EKG pro trénování a u každého záznamu doloží původ.$html$,
$html$<h2>Výchozí situace</h2>
<p>Powerful Medical vyvíjí software, který lékařům pomáhá číst EKG. Model, který za ním stojí, je jen tak dobrý jako záznamy, na kterých se učí, a ty přicházejí tak, jak v běžné praxi vznikají: jako exporty z přístrojů, skeny papírových pásků nebo fotky z mobilu.</p>
<p>V archivu připraveném pro projekt jsme napočítali <strong>12 formátů</strong>. Část přípravy se dělala ručně, a tak chtělo trpělivost zjistit, která verze kterého záznamu vstoupila do kterého experimentu. V medicíně musí být taková odpověď kdykoli po ruce.</p>
<h2>Zadání</h2>
<p>Klient chtěl výrobní linku na data, která poběží v jeho vlastním cloudu a budou ji obsluhovat jeho vlastní lidé. Jedna věta ze zadání nás provázela až do konce: „Co nedokážeme dohledat, to nemáme.“ Vyplynuly z ní tři požadavky:</p>
<ul><li>u každého záznamu se dá dojít až ke zdroji a k přesné verzi kódu, která ho zpracovala,</li>
<li>kardiologové označují záznamy v nástroji, který je nezdržuje,</li>
<li>žádný osobní údaj neopustí prostředí klienta.</li></ul>
<h2>Jak jsme to postavili</h2>
<p>Naším výběrem projdou jen nejlepší 3 % uchazečů. Z nich jsme do <strong>48 hodin</strong> představili na každou pozici 2–3 prověřené kandidáty. Klient si s nimi promluvil, rozhodl se a za týden byl tým kompletní. Samotná práce trvala 16 týdnů.</p>
<h3>Složení týmu</h3>
<ul><li>specialista na strojové učení (Python, PyTorch),</li>
<li>datová inženýrka (Airflow, PostgreSQL, AWS),</li>
<li>full-stack vývojář (FastAPI, React, TypeScript),</li>
<li>projektová manažerka na poloviční úvazek, která zároveň vedla dokumentaci připravenou na audit.</li></ul>
<h3>Harmonogram</h3>
<ol><li><strong>1.–4. týden:</strong> všechny vstupy, od fotek z mobilu po soubory <a href="https://www.dicomstandard.org">DICOM</a>, převádíme do jednoho formátu signálu.</li>
<li><strong>5.–10. týden:</strong> kontroly kvality, nástroj pro označování a první trénování.</li>
<li><strong>11.–14. týden:</strong> vyhodnocení a zátěžový test s 250 000 záznamy.</li>
<li><strong>15.–16. týden:</strong> předání a školení.</li></ol>
<p>Součástí nástroje pro označování je i jazykový model. Z volného textu starších nálezů připraví návrh shrnutí, kardiolog ho potvrdí, opraví nebo odmítne a každé takové rozhodnutí se zaznamená.</p>
<h2>Kde to zaskřípalo</h2>
<p>V sedmém týdnu byly výsledky najednou až příliš dobré. Skóre na testovací sadě přes noc stouplo o 6 procentních bodů, ačkoli na model nikdo nesáhl. Mohli jsme slavit. Místo toho jsme <em>zastavili veškeré trénování</em> a začali hledat chybu.</p>
<p>Byla v našem vlastním importu. Dva zdroje používaly pro tytéž pacienty různé pseudonymy, takže se záznamy jednoho člověka ocitly v trénovací i testovací sadě. Dnes porovnáváme otisk signálu, sady dělíme striktně podle pacientů, a pokud se překrývají, linka se odmítne spustit. Náprava zabrala 9 pracovních dnů a poctivé skóre vyšlo nižší. Klient od nás dostal obě čísla ještě týž den.</p>
<blockquote><p>Příliš dobrý výsledek je hlášení o chybě. Jen ho tak musíte chtít číst.</p>
<p><em>Petra, datová inženýrka, Tidebridge</em></p></blockquote>
<h2>Výsledky</h2>
<p>Měřili jsme je v posledních dvou týdnech na dávce, která předtím prošla přípravou postaru:</p>
<ul><li><strong>14 hodin místo 11 dnů</strong> na přípravu 1 000 záznamů,</li>
<li><strong>96,4 % záznamů</strong> projde bez ruční práce,</li>
<li><strong>90 sekund místo 4 minut</strong> na označení jednoho záznamu,</li>
<li><strong>100 % záznamů</strong> s dohledatelným zdrojem a verzí kódu.</li></ul>
<h2>Co klientovi zůstalo</h2>
<p>Linka běží v cloudovém účtu klienta. Kód, definice infrastruktury i 180 stran dokumentace jsou v jeho repozitářích. Automatické vyhodnocení každou noc porovná nejnovější model s posledním schváleným.</p>
<p>Během dvou dnů jsme zaškolili šest lidí klienta a v prvním čtvrtletí jsme zůstali k dispozici 8 hodin měsíčně. Ve třetím měsíci už nikdo nemusel volat.</p>$html$,
'Powerful Medical', 'AI na míru', null, true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical vyvíjí software, který lékařům pomáhá číst EKG. Pracuje se záznamy tak, jak přicházejí z běžné praxe, a lékaři nabízí druhý pár očí; rozhodnutí ale vždy zůstává na člověku. U softwaru tohoto druhu záleží na kvalitě a původu dat přinejmenším stejně jako na samotném modelu.</p>$html$,
$html$V den, kdy nám řekli, že náš nejlepší výsledek neplatí, jsem věděla, že jsme si vybrali správného partnera. Zastavili práci, našli příčinu, dali nám skutečné číslo a postarali se, aby se to už nemohlo stát bez povšimnutí.$html$,
'Jana H.', 'vedoucí datového týmu', null),
('tb-powerful-medical', 'de',
$html$Powerful Medical: EKG-Daten, rückverfolgbar bis zum ersten Herzschlag$html$,
$html$Zwölf Formate, Aufzeichnungen aus vielen Quellen, kein Raum für Fehler. In 16 Wochen bauten vier unserer Leute eine Pipeline, die EKG-Daten fürs Training aufbereitet und jede Herkunft belegen kann.$html$,
$html$<h2>Die Ausgangslage</h2>
<p>Powerful Medical entwickelt Software, die Ärztinnen und Ärzte beim Lesen von EKGs unterstützt. Das Modell dahinter ist nur so gut wie die Aufzeichnungen, aus denen es lernt, und die kommen so an, wie sie im Alltag entstehen: als Export aus Geräten, als Scan von Papierstreifen, als Handyfoto.</p>
<p>Im Archiv, das für das Projekt bereitstand, zählten wir <strong>12 Formate</strong>. Ein Teil der Aufbereitung geschah von Hand. Wer wissen wollte, welche Version welcher Aufzeichnung in welches Experiment eingeflossen war, brauchte Geduld. In der Medizin muss diese Antwort jederzeit griffbereit sein.</p>
<h2>Der Auftrag</h2>
<p>Der Kunde wollte eine Fertigungsstraße für Daten, die in seiner eigenen Cloud läuft und von seinen eigenen Leuten betrieben wird. Ein Satz aus dem Briefing hat uns bis zum Schluss begleitet: „Was wir nicht zurückverfolgen können, haben wir nicht.“ Daraus ergaben sich drei Anforderungen:</p>
<ul><li>Jede Aufzeichnung führt zurück zu ihrer Quelle und zur genauen Version des Codes, der sie verarbeitet hat.</li>
<li>Kardiologen annotieren in einem Werkzeug, das sie nicht aufhält.</li>
<li>Keine personenbezogenen Daten verlassen die Umgebung des Kunden.</li></ul>
<h2>Wie wir es gebaut haben</h2>
<p>Unsere Auswahl bestehen nur die besten 3 % der Bewerber. Aus diesem Kreis stellten wir innerhalb von <strong>48 Stunden</strong> für jede Rolle 2–3 geprüfte Kandidaten vor. Der Kunde sprach mit ihnen, entschied sich, und eine Woche später war das Team komplett. Die eigentliche Arbeit dauerte 16 Wochen.</p>
<h3>Das Team</h3>
<ul><li>ein Spezialist für maschinelles Lernen (Python, PyTorch)</li>
<li>eine Dateningenieurin (Airflow, PostgreSQL, AWS)</li>
<li>ein Full-Stack-Entwickler (FastAPI, React, TypeScript)</li>
<li>eine Projektmanagerin mit halber Stelle, die auch die Dokumentation revisionssicher führte</li></ul>
<h3>Der Zeitplan</h3>
<ol><li><strong>Woche 1–4:</strong> Alle Eingaben, vom Handyfoto bis zur <a href="https://www.dicomstandard.org">DICOM</a>-Datei, werden in ein einheitliches Signalformat überführt.</li>
<li><strong>Woche 5–10:</strong> Qualitätsprüfungen, Annotationswerkzeug und erste Trainingsläufe.</li>
<li><strong>Woche 11–14:</strong> Auswertung und ein Lasttest mit 250.000 Aufzeichnungen.</li>
<li><strong>Woche 15–16:</strong> Übergabe und Schulung.</li></ol>
<p>Im Annotationswerkzeug arbeitet auch ein Sprachmodell mit. Es macht aus dem Freitext älterer Befunde den Entwurf einer Zusammenfassung; die Kardiologin oder der Kardiologe bestätigt, korrigiert oder verwirft ihn, und jede dieser Entscheidungen wird festgehalten.</p>
<h2>Was schiefging</h2>
<p>In der siebten Woche waren die Ergebnisse plötzlich zu gut. Über Nacht war der Wert auf dem Testdatensatz um 6 Prozentpunkte gestiegen, obwohl niemand das Modell angefasst hatte. Wir hätten feiern können. Stattdessen haben wir <em>jedes Training gestoppt</em> und den Fehler gesucht.</p>
<p>Er steckte in unserem eigenen Import. Zwei Quellen führten dieselben Patienten unter verschiedenen Pseudonymen, sodass Aufzeichnungen einer Person sowohl im Trainings- als auch im Testdatensatz landeten. Heute vergleichen wir einen Fingerabdruck des Signals und trennen strikt nach Patienten; überschneiden sich die Datensätze, verweigert die Pipeline den Start. Die Reparatur dauerte 9 Arbeitstage, und der ehrliche Wert fiel niedriger aus. Der Kunde bekam beide Zahlen noch am selben Tag von uns.</p>
<blockquote><p>Ein zu gutes Ergebnis ist eine Fehlermeldung. Man muss nur bereit sein, es so zu lesen.</p>
<p><em>Petra, Dateningenieurin, Tidebridge</em></p></blockquote>
<h2>Die Ergebnisse</h2>
<p>Gemessen haben wir in den letzten zwei Wochen, an einem Datenbestand, der zuvor schon auf die alte Art aufbereitet worden war:</p>
<ul><li><strong>14 Stunden statt 11 Tage</strong> für die Aufbereitung von 1.000 Aufzeichnungen</li>
<li><strong>96,4 % der Aufzeichnungen</strong> laufen ohne Handarbeit durch</li>
<li><strong>90 Sekunden statt 4 Minuten</strong> für die Annotation einer Aufzeichnung</li>
<li><strong>100 % der Aufzeichnungen</strong> bis zu Quelle und Codeversion rückverfolgbar</li></ul>
<h2>Was dem Kunden bleibt</h2>
<p>Die Pipeline läuft im Cloud-Konto des Kunden; Code, Infrastrukturdefinitionen und 180 Seiten Dokumentation liegen in seinen Repositorys. Jede Nacht vergleicht eine automatische Auswertung das neueste Modell mit dem zuletzt freigegebenen.</p>
<p>Wir haben sechs Leute des Kunden zwei Tage lang geschult und standen im ersten Quartal noch 8 Stunden im Monat auf Abruf bereit. Im dritten Monat musste niemand mehr anrufen.</p>$html$,
'Powerful Medical', 'KI nach Maß', null, true, '2025-11-25 10:15:00+01',
$html$<p>Powerful Medical entwickelt Software, die Ärztinnen und Ärzte beim Lesen von EKGs unterstützt. Sie arbeitet mit Aufzeichnungen, wie sie der Alltag liefert, und bietet ein zweites Paar Augen; die Entscheidung bleibt immer beim Menschen. Bei Software dieser Art zählen Qualität und Herkunft der Daten mindestens so viel wie das Modell selbst.</p>$html$,
$html$An dem Tag, an dem sie uns sagten, dass unser bestes Ergebnis falsch war, wusste ich, dass wir den richtigen Partner gewählt hatten. Sie hielten inne, fanden die Ursache, nannten uns die echte Zahl und sorgten dafür, dass so etwas nie mehr unbemerkt bleibt.$html$,
'Jana H.', 'Leiterin Datenteam', null);
