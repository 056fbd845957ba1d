-- Offers: IT projects that specialists can apply for (spec 3). The site only reads them. They are edited with SQL, or
-- through the API with the secret key.
create table public.offers (
  id bigint generated always as identity primary key,
  title text not null,
  status smallint not null default 0,
  published_at timestamptz not null default now(),
  remote_percentage smallint not null default 0,
  employment_type text not null,
  duration_months smallint,
  salary_from integer,
  salary_to integer,
  salary_currency char(3) not null default 'EUR',
  location text not null,
  languages text not null default '',
  tech_stack text not null default '',
  description text not null,
  requirements text not null default '',
  benefits text not null default '',

  constraint status_is_active_or_inactive check (status in (0, 1)),
  constraint remote_percentage_is_a_percentage check (remote_percentage between 0 and 100),
  constraint duration_is_positive check (duration_months > 0),
  constraint salary_is_a_range check (salary_from > 0 and salary_to > 0 and salary_from <= salary_to),
  constraint salary_currency_is_an_iso_code check (salary_currency ~ '^[A-Z]{3}$'),
  constraint title_is_given check (title ~ '\S' and length(title) <= 200),
  constraint location_is_given check (location ~ '\S' and length(location) <= 100),
  constraint texts_fit check (
    length(employment_type) <= 100
    and length(languages) <= 200
    and length(tech_stack) <= 500
    and length(description) <= 20000
    and length(requirements) <= 20000
    and length(benefits) <= 20000
  )
);

comment on column public.offers.status is '1 active, 0 inactive';
comment on column public.offers.salary_from is 'per month, in salary_currency; salary_from, salary_to or both may be null (D17)';
comment on column public.offers.tech_stack is 'comma-separated';

create index offers_public_list on public.offers (published_at desc) where status = 1;

alter table public.offers enable row level security;

grant select on public.offers to anon, authenticated;
grant select, insert, update, delete on public.offers to service_role;

create policy "Visitors read active offers" on public.offers
  for select to anon
  using (status = 1);

create policy "Signed-in users read active offers" on public.offers
  for select to authenticated
  using (status = 1);
