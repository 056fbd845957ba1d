-- Demo content (D2): a draft in English only, about a dedicated team. The client is invented.
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
'Róbert S.', 'Managing Director', null);
