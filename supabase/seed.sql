-- Demo offers (D3). No seed file may create a user (D49), because the Supabase CLI may run it on a hosted project. The
-- dates are fixed, so that they are the same in every build.
insert into public.offers (
  title, status, published_at, remote_percentage, employment_type, duration_months,
  salary_from, salary_to, salary_currency, location, languages, tech_stack, description, requirements, benefits
) values
(
  'Senior React Developer', 1, '2026-11-18 09:00+01', 100, 'Contract', 12,
  5400, 6800, 'EUR', 'Remote', 'English, Slovak', 'React, TypeScript, GraphQL, Vite, Playwright',
$$A European energy supplier is replacing six regional customer portals with one. You will join a product team of eight and own the part that most people see first: sign-in, the overview of contracts and the monthly bill.

The design system exists and is looked after by a team of its own. The backend speaks GraphQL. What is missing is somebody who has built a large React application before and knows which decisions hurt a year later.$$,
$$• Five or more years with React, at least two of them with TypeScript in strict mode
• Experience with server-side data: caching, optimistic updates, error states that help
• Tests you would trust with a release on a Friday
• Accessibility as a habit, not as a phase at the end
• English good enough to disagree politely$$,
$$• Fully remote within the European Union; joint meetings take place between 10 a.m. and 3 p.m.
• Payment within 14 days of your invoice
• You plan your time off yourself and announce it four weeks ahead
• One visit to the team per quarter, travel on us$$
),
(
  'Java Backend Engineer, Payments', 1, '2026-11-12 08:30+01', 40, 'Contract', 18,
  6300, 6300, 'EUR', 'Bratislava', 'English, Slovak', 'Java 21, Spring Boot, Kafka, PostgreSQL, Kubernetes',
$$A payment institution processes card and instant payments for shops in nine countries. Its ledger was written ten years ago and is now being split into services, one by one, while two million payments a day keep flowing through it.

You will join a team of five that works on settlement and reconciliation. The rate is fixed; what we negotiate is the start date.$$,
$$• Java and Spring Boot in production, in systems where a lost message costs money
• Solid SQL; you read an execution plan before you add an index
• Messaging with Kafka: ordering, repeated delivery, dead letters
• Experience with payments or accounting is welcome but can be learned here$$,
$$• Two days a week at home, three in an office five minutes from the main station
• A long project: 18 months, with an option to extend
• Either side can end the contract with 30 days’ notice
• A team that writes its design decisions down$$
),
(
  'DevOps Engineer', 1, '2026-11-05 10:15+01', 80, 'Contract', 9,
  140000, 175000, 'CZK', 'Prague', 'English, Czech', 'AWS, Terraform, Kubernetes, GitHub Actions, Grafana',
$$An online grocery runs its warehouse, its drivers, its shop and its data platform on AWS. Deployments take forty minutes, alerts wake the wrong people, and nobody is quite sure which of the 340 Terraform modules are still in use.

Together with a colleague you will bring deployments under ten minutes, give every service an owner and a dashboard, and leave behind a platform that developers use without asking.$$,
$$• Three or more years with AWS and Terraform in a company that depends on them
• Kubernetes beyond the tutorial: upgrades, limits, network policies
• You have carried a pager and have opinions about it
• Czech for everyday work, English for documentation$$,
$$• One day a week in the Prague office, the rest from anywhere
• On-call duty shared by six people and paid on top of the rate
• Start in December or January, whichever suits you
• A handover week with the engineer who is moving to the data team$$
),
(
  'Flutter Developer', 1, '2026-10-29 11:00+01', 100, 'Contract', 6,
  null, 5400, 'EUR', 'Remote', 'English', 'Flutter, Dart, Firebase, BLoC',
$$A startup in preventive medicine has a prototype that patients like and investors have seen. In six months it has to become an application that passes a medical audit and works on a four-year-old phone in a basement clinic.

You will be the second Flutter developer next to a technical lead, with a designer and two backend developers on the same team.$$,
$$• Two or more published applications in Flutter
• Offline storage and synchronization done properly at least once
• Comfort with small teams and quick decisions
• An eye for detail in animation and typography$$,
$$• Fully remote, hours of your own choosing
• A code base that is three months old
• An extension is likely: the audit is only the first milestone$$
),
(
  'Data Engineer', 1, '2026-10-27 09:45+01', 60, 'Contract', 12,
  8400, null, 'EUR', 'Vienna', 'English, German', 'Python, dbt, Airflow, Snowflake, Azure',
$$An insurer wants its actuaries to stop exporting spreadsheets. The data is there, in eleven systems that disagree about what a customer is. You will build the pipelines and the models that settle the argument, beginning with car insurance.

The platform team has chosen Snowflake, dbt and Airflow. How the models are structured, tested and documented is up to you and one analyst.$$,
$$• Three or more years of building pipelines that other people rely on
• SQL and Python at a level where reviews are a pleasure
• Data modeling, slowly changing dimensions included
• German for conversations with the business departments$$,
$$• Two days a week in Vienna, three at home
• Train and hotel paid for those who do not live there
• Time for documentation is part of the plan$$
),
(
  'QA Automation Engineer', 1, '2026-10-22 13:00+02', 50, 'Full-time employment', null,
  2600, 3400, 'EUR', 'Košice', 'English, Slovak', 'Playwright, TypeScript, k6, GitLab CI',
$$A producer of telematics for trucks releases every two weeks and tests by hand for three days before each release. The goal is three hours, without a person clicking through the same forty screens.

This is a permanent position with the client. You will set up end-to-end and load tests, agree with developers on what is worth testing where, and teach two manual testers to write tests themselves.$$,
$$• Two or more years of test automation for web applications
• TypeScript or the will to switch to it within weeks
• Patience with flaky tests, and none for ignoring them
• Slovak for daily work with the team$$,
$$• Permanent contract with 25 days of vacation
• Flexible working hours, half of them from home
• Meal allowance, gym membership, public transit pass
• Individual training plan with a mentor$$
),
(
  '.NET Developer, Manufacturing', 1, '2026-10-19 08:00+02', 0, 'Contract', 24,
  115000, 140000, 'CZK', 'Brno', 'Czech, English', '.NET 10, C#, Azure, SQL Server, SignalR',
$$A maker of electron microscopes assembles them on three floors, and every step is recorded by software from 2009. A new manufacturing system is in the works; it talks to machines, scales and torque wrenches, which is why the team sits next to the line.

You will take over modules for traceability and quality. Work is on site: the hardware cannot be taken home, and colleagues from production drop by with questions.$$,
$$• C# and .NET in long-lived business applications
• SQL Server, including the parts an object mapper hides
• Experience with industrial protocols is a plus
• Willingness to spend the first two weeks on the assembly line$$,
$$• A quiet office in the technology park, parking included
• Two years of predictable work
• Invoices paid within 14 days$$
),
(
  'Machine Learning Engineer, Language Models', 1, '2026-10-15 15:30+02', 100, 'Contract', 8,
  8000, 10500, 'EUR', 'Remote', 'English', 'Python, PyTorch, LangGraph, pgvector, Docker',
$$A legal publisher has four million pages of commentary and customers who ask questions in full sentences. A first prototype answers well and invents a paragraph every now and then. You will turn it into a product that cites its sources and says so when it does not know.

Measuring comes first: an evaluation set made with lawyers exists, and every change is judged against it.$$,
$$• Retrieval-augmented systems in production, not only in notebooks
• A sound method for evaluating answers, with figures you can defend
• Python services that run without supervision
• An interest in law helps; a law degree is not required$$,
$$• Fully remote, two workshops in Berlin with all expenses paid
• Budget for models and hardware agreed up front
• Publication of non-confidential results encouraged$$
),
(
  'SAP Consultant, S/4HANA Logistics (m/f/d)', 1, '2026-10-13 09:00+02', 20, 'Contract', 15,
  null, null, 'EUR', 'Munich', 'German, English', 'SAP S/4HANA, EWM, ABAP, Fiori',
$$A supplier to the car industry is moving eight plants from ECC to S/4HANA. Finance is done; logistics follows plant by plant. You will lead the work stream for warehouse management, from the blueprint to the first weekend after go-live.

The budget is open and depends on experience: tell us your rate.$$,
$$• Two complete S/4HANA projects in logistics, one of them with EWM
• Enough ABAP to read what the last consultant left behind
• Fluent German, as workshops take place with warehouse staff
• Willingness to travel to plants in Slovakia and Hungary$$,
$$• One day a week from home, travel and hotel covered
• A core team of twelve that has worked together since the first plant
• Extension planned for the remaining sites$$
),
(
  'Scrum Master (m/f/d)', 1, '2026-10-08 10:00+02', 50, 'Part-time contract', 3,
  7800, 9400, 'EUR', 'Berlin', 'English, German', 'Jira, Confluence, Miro',
$$Two teams at a logistics startup have outgrown their founder, who used to decide everything. They need somebody for three days a week who helps them decide for themselves, and who becomes unnecessary within three months.

The head of engineering, who is new as well and keen to learn, is the person you talk to most.$$,
$$• Several years as a Scrum Master or engineering manager
• Facilitation of difficult conversations, in English and German
• A healthy distrust of ceremonies for their own sake$$,
$$• About 13 days a month, and which ones is up to you
• Half of the time from home
• A clear end and a reference to show for it$$
),
(
  'Angular Developer', 0, '2026-09-21 09:00+02', 60, 'Contract', 10,
  4800, 5800, 'EUR', 'Bratislava', 'English, Slovak', 'Angular, RxJS, NgRx, Nx',
'An internal portal for the branches of a bank. The position has been filled, so visitors do not see the offer.',
'Angular on large teams, and Slovak or Czech', 'Two days a week in the office'
),
(
  'Go Developer', 0, '2026-09-14 14:00+02', 100, 'Contract', 6,
  140000, 140000, 'CZK', 'Remote', 'English', 'Go, gRPC, NATS, ClickHouse',
'A provider of network monitoring. The project is on hold until the spring, so visitors do not see the offer.',
'Go in production for three or more years', 'Fully remote'
),
(
  'Full-Stack Developer, Vue.js and Node.js (m/f/d)', 1, '2026-10-06 09:30+02', 70, 'Contract', 9,
  10400, 12600, 'EUR', 'Berlin', 'English, German', 'Vue.js, TypeScript, Node.js, MySQL, Docker',
$$A mail-order pharmacy is moving its ordering and its customer accounts to Vue 3, page by page, while the shop keeps selling. Half of the pages are done. The other half are the difficult ones: prescriptions, interactions between medicines, and the checkout.

You will work across the stack on a team of four, with a designer who tests every flow with patients before it is built.$$,
$$• Vue.js in production, with the Composition API and TypeScript
• Node.js services that other teams depend on, with tests and sensible logs
• Relational databases: you can explain a slow query
• Care with personal data; health data is part of the work
• German for conversations with pharmacists$$,
$$• Three or four days a week from home
• A release every day except Friday
• You decide together with the team how the work is split$$
),
(
  'Android Developer (Kotlin)', 1, '2026-10-02 11:15+02', 60, 'Contract', 12,
  5300, 6700, 'EUR', 'Bratislava', 'English, Slovak', 'Kotlin, Jetpack Compose, Coroutines, Room, React Native',
$$A bank is replacing an application that half a million customers use for everyday payments. The old one is written in React Native; the new Android version is native, and both run side by side until the last screen has moved.

You will join three Android developers and own the modules for cards and contactless payments, including the bridge that the old screens use until they are gone.$$,
$$• Three or more years of Android with Kotlin
• Jetpack Compose in an application that people use every day
• Enough React Native to read, fix and retire it
• Security of mobile applications: key storage, certificate pinning, code reviews with an attacker in mind$$,
$$• Two days a week in the office, above the tram line
• A device lab with 40 phones
• An option to extend for the wearable version$$
),
(
  'E-commerce Developer (Shopify, PHP)', 1, '2026-09-30 10:45+02', 100, 'Part-time contract', 5,
  72000, 88000, 'CZK', 'Remote', 'English, Czech', 'Shopify, Liquid, PHP, Laravel, MySQL',
$$A maker of outdoor clothing sells in six countries through Shopify. Stock, prices and returns live in an older PHP application that nobody has dared to touch for years, and the two disagree every Monday.

You will rebuild the connection between them in Laravel, with a queue that survives an outage on either side, and tidy up the theme before the spring collection.$$,
$$• Shopify themes and its Admin API, in shops with real traffic
• PHP 8 and Laravel, including queues and tests
• Experience with tax and shipping rules across borders is welcome
• Calm explanations for colleagues in purchasing and customer care$$,
$$• Fully remote, about 24 hours a week
• A test shop with a copy of all products from day one
• The spring collection is the only fixed date$$
),
(
  'Full-Stack Developer (Go, Angular)', 1, '2026-09-25 08:45+02', 40, 'Contract', 14,
  130000, 160000, 'CZK', 'Prague', 'English, Czech', 'Go, gRPC, Angular, PostgreSQL, Kubernetes',
$$An operator of charging stations runs 3,000 of them on software that was meant for 300. Messages from the stations are now handled by services written in Go, and dispatchers watch the network in an Angular application.

You will work on both sides: fewer lost messages below, fewer clicks above.$$,
$$• Go in production: concurrency, timeouts, profiles you have read yourself
• Angular with signals and strict types, or the same depth in another framework
• Protocols in which a message may arrive twice or never
• Czech for daily work with the dispatchers$$,
$$• Two days a week from home, three in an office by the river
• Work that you can see on the street
• Access to the test station in the yard, cables and all$$
);
