-- Demo content (D2): a draft in English and Slovak, about a dedicated team. The client is invented.
insert into public.case_studies (slug, language, title, excerpt, content, client_name, category, featured_image, published, published_at, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image) values
('tb-ostrevia', 'en',
$html$Ostrevia: a planning system moved to the cloud without a night shift$html$,
$html$A planning system that had been growing for years, 60 dispatchers and trucks that never stop. A dedicated team of six moved it to the cloud piece by piece in seven months, during office hours.$html$,
$html$<h2>The situation</h2>
<p>Ostrevia is a freight forwarder. Its dispatchers plan every journey in a system that a single programmer had been building and looking after for years. It ran on two servers in the office basement, and it ran well. Nobody was eager to touch it.</p>
<p>Then the programmer announced that he would <strong>retire in a year</strong>. Recalculating the plan for one day already took 50 minutes, and a new version came out once a quarter, at night, with pizza and crossed fingers.</p>
<h2>The task</h2>
<p>The managing director put it briefly: “Move the house while we are living in it.” We agreed on three conditions:</p>
<ul><li>dispatchers do not lose a single working hour because of the move,</li>
<li>every part can be switched back to the old system within 10 minutes,</li>
<li>the retiring programmer can leave with a clear conscience.</li></ul>
<h2>How we staffed it</h2>
<p>The client did not want individuals but a complete team. Two weeks after the first call, six people were working together, in the same time zone as the dispatchers.</p>
<h3>The team</h3>
<ul><li>a project manager with experience in logistics,</li>
<li>two backend developers (Java, PostgreSQL),</li>
<li>a frontend developer (Angular, TypeScript),</li>
<li>a DevOps engineer (Azure, Docker, Kubernetes, Terraform),</li>
<li>a test engineer.</li></ul>
<h3>The schedule</h3>
<ol><li><strong>Weeks 1–6:</strong> sessions with the programmer; 420 rules described, each with an example from practice.</li>
<li><strong>Weeks 7–22:</strong> one part after another moves to the cloud, while the old system runs in parallel.</li>
<li><strong>Weeks 23–30:</strong> the old servers only listen, then they are switched off.</li></ol>
<h2>What went wrong</h2>
<p>On the last Sunday in March the clocks went forward, and with them 74 arrival times in the new plan. We had stored them in local time without a zone: <em>a classic mistake</em>, and one we should have known better than to make. Fortunately the old system was still running in parallel, so the dispatcher on the early shift spotted the difference before a single truck was affected.</p>
<p>We switched the part back in 8 minutes, corrected the storage in two days and added both clock changes to the test calendar. Since then, every part has had to pass a simulated year before dispatchers get to see it.</p>
<h2>Results</h2>
<ul><li><strong>4 minutes instead of 50</strong> to recalculate the plan for a day,</li>
<li><strong>0 hours</strong> of planned downtime throughout the move,</li>
<li><strong>1 release a week</strong> instead of one a quarter,</li>
<li><strong>27% lower</strong> running costs than for the servers in the basement.</li></ul>
<h2>What remains with the client</h2>
<p>The code, the cloud account and the catalog of 420 rules belong to Ostrevia. Two people from our team are staying on for another six months; the others have handed over to the client’s new IT department.</p>
<p>The programmer retired on schedule. His farewell present was one of the two servers, with a plaque.</p>$html$,
'Ostrevia', 'Dedicated team', null, false, null,
$html$<p>Ostrevia is a medium-sized freight forwarder. Its dispatchers plan journeys across Central Europe, combine partial loads and keep an eye on trucks around the clock. Punctuality is all the company has to sell, which is why its planning system has to be as dependable as its drivers, on weekdays, weekends and public holidays.</p>$html$,
$html$I asked for one thing: that my dispatchers would not notice the move. They noticed it only when the plan was suddenly ready before their coffee was. And when a mistake did happen, it was fixed before it reached the road.$html$,
'Róbert S.', 'Managing Director', null),
('tb-ostrevia', 'sk',
$html$Ostrevia: plánovací systém presťahovaný do cloudu bez jedinej nočnej$html$,
$html$Plánovací systém, ktorý rástol celé roky, 60 dispečerov a kamióny, ktoré nikdy nestoja. Šesťčlenný vyhradený tím ho za sedem mesiacov kus po kuse presťahoval do cloudu, a to v bežnom pracovnom čase.$html$,
$html$<h2>Východisková situácia</h2>
<p>Ostrevia je špedičná firma. Jej dispečeri plánujú každú jazdu v systéme, ktorý celé roky vyvíjal a udržiaval jediný programátor. Bežal na dvoch serveroch v pivnici kancelárskej budovy a bežal dobre. Nikomu sa doň nechcelo siahať.</p>
<p>Potom programátor oznámil, že <strong>o rok odchádza do dôchodku</strong>. Prepočet plánu na jeden deň trval už 50 minút a nová verzia vychádzala raz za štvrťrok, v noci, s pizzou a s držaním palcov.</p>
<h2>Zadanie</h2>
<p>Konateľ to zhrnul stručne: „Presťahujte nám dom, kým v ňom bývame.“ Dohodli sme sa na troch podmienkach:</p>
<ul><li>dispečeri neprídu kvôli sťahovaniu ani o hodinu práce,</li>
<li>každá časť sa dá vrátiť do starého systému do 10 minút,</li>
<li>programátor môže odísť s pokojným svedomím.</li></ul>
<h2>Ako sme tím poskladali</h2>
<p>Klient nechcel jednotlivcov, ale hotový tím. Dva týždne po prvom telefonáte už spolu pracovalo šesť ľudí, v rovnakom časovom pásme ako dispečeri.</p>
<h3>Zloženie tímu</h3>
<ul><li>projektová manažérka so skúsenosťami z logistiky,</li>
<li>dvaja backendoví vývojári (Java, PostgreSQL),</li>
<li>frontendová vývojárka (Angular, TypeScript),</li>
<li>DevOps inžinier (Azure, Docker, Kubernetes, Terraform),</li>
<li>tester.</li></ul>
<h3>Harmonogram</h3>
<ol><li><strong>1. – 6. týždeň:</strong> stretnutia s programátorom; opísaných 420 pravidiel, každé s príkladom z praxe.</li>
<li><strong>7. – 22. týždeň:</strong> do cloudu sa sťahuje jedna časť za druhou, starý systém beží súbežne.</li>
<li><strong>23. – 30. týždeň:</strong> staré servery už len počúvajú, potom ich vypíname.</li></ol>
<h2>Kde to zaškrípalo</h2>
<p>V poslednú marcovú nedeľu sa posunuli hodiny a s nimi aj 74 časov príjazdu v novom pláne. Ukladali sme ich v miestnom čase bez časového pásma: <em>učebnicová chyba</em>, ktorá sa nám nemala stať. Starý systém našťastie ešte bežal súbežne, takže dispečer na rannej zmene si rozdiel všimol skôr, než to odniesol čo i len jeden kamión.</p>
<p>Časť sme vrátili do starého systému za 8 minút, ukladanie sme opravili do dvoch dní a do testovacieho kalendára sme doplnili obe zmeny času. Odvtedy musí každá časť prejsť simulovaným rokom, kým sa dostane k dispečerom.</p>
<h2>Výsledky</h2>
<ul><li><strong>4 minúty namiesto 50</strong> na prepočet denného plánu,</li>
<li><strong>0 hodín</strong> plánovaných odstávok počas celého sťahovania,</li>
<li><strong>1 vydanie týždenne</strong> namiesto jedného za štvrťrok,</li>
<li><strong>o 27 % nižšie</strong> prevádzkové náklady než pri serveroch v pivnici.</li></ul>
<h2>Čo klientovi zostalo</h2>
<p>Kód, cloudový účet aj katalóg so 420 pravidlami patria spoločnosti Ostrevia. Dvaja ľudia z nášho tímu zostávajú ešte pol roka, ostatní odovzdali prácu novému IT oddeleniu klienta.</p>
<p>Programátor odišiel do dôchodku podľa plánu. Na rozlúčku dostal jeden z dvoch serverov, aj s venovaním.</p>$html$,
'Ostrevia', 'Vyhradený tím', null, false, null,
$html$<p>Ostrevia je stredne veľká špedičná firma. Jej dispečeri plánujú jazdy po strednej Európe, spájajú čiastkové zásielky a nepretržite sledujú kamióny na cestách. Jediné, čo firma predáva, je presnosť. Plánovací systém preto musí byť rovnako spoľahlivý ako jej vodiči, vo všedný deň, cez víkend aj vo sviatok.</p>$html$,
$html$Chcel som jediné: aby si dispečeri sťahovanie nevšimli. Všimli si ho, až keď bol plán zrazu hotový skôr než ich káva. A keď sa predsa len stala chyba, bola opravená skôr, než sa dostala na cestu.$html$,
'Róbert S.', 'konateľ', null);
