-- For the index with which the search finds the beginnings of words.
create extension if not exists pg_trgm with schema extensions;

-- Converts a text for the search (D12, D38). `searchableText` in src/lib/text-search.ts returns the same text: words
-- with a space before and after each. After a text with ä, ö or ü follows the same text with `ae`, `oe` and `ue`.
create function private.searchable_text(original text) returns text
  language plpgsql immutable strict parallel safe set search_path = ''
  as $$
declare
  -- With `pg_c_utf8`, `lower` gives the same text on every machine.
  result text := replace(lower(normalize(original, nfkd) collate pg_c_utf8), 'ß', 'ss');
begin
  if result ~ '[aou]\u0308' then
    result := result || ' ' || regexp_replace(result, '([aou])\u0308', '\1e', 'g');
  end if;
  result := regexp_replace(' ' || result || ' ', '[\u0300-\u036f]', '', 'g');
  result := regexp_replace(result, '\y(back|front|full|go)[ -](end|live|stack)\y', '\1\2', 'g');
  result := replace(result, '.net', ' dotnet');
  return regexp_replace(result, '[^a-z0-9+#\u00c0-\u1fff\u2070-\U0010ffff]+', ' ', 'g');
end
$$;

-- The role that writes an offer must be allowed to call the function that computes `search_text`.
grant execute on function private.searchable_text(text) to service_role;

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
  -- `|` separates the texts that rank first from the others.
  search_text text not null generated always as (
    private.searchable_text(title || ' ' || tech_stack) || '|' ||
    private.searchable_text(location || ' ' || languages || ' ' || description)
  ) stored,

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
create index offers_by_location on public.offers (location, published_at desc) where status = 1;
create index offers_search on public.offers using gin (search_text extensions.gin_trgm_ops) where status = 1;

alter table public.offers enable row level security;

grant select on public.offers to anon, authenticated;
grant select, insert, update, delete on public.offers to service_role;

create policy "Visitors and signed-in users read active offers" on public.offers
  for select to anon, authenticated
  using (status = 1);

create view public.offer_locations with (security_invoker = true) as
  select distinct location from public.offers where status = 1;

grant select on public.offer_locations to anon;

-- Finds the active offers that contain every word, and says whether all words are in title or tech stack. A word is an
-- array of alternatives, such as `[" praha", " prague "]`. `security definer`, because under row-level security a filter
-- of a query can use an index only if its operator is leakproof, and `like` is not.
create function private.offers_with_words(words jsonb) returns table (id bigint, in_title boolean)
  language sql rows 50 stable security definer set search_path = ''
  as $$
  select found.id, bool_and(found.in_title)
  from jsonb_array_elements(words) as word (alternatives)
  cross join lateral (
    select array(select '%' || alternative || '%' from jsonb_array_elements_text(alternatives) as alternative) as list
  ) as patterns
  cross join lateral (
    select offers.id, split_part(offers.search_text, '|', 1) like any (patterns.list) as in_title from public.offers
    where offers.status = 1 and offers.search_text like any (patterns.list)
    offset 0 -- Prevents Postgres from merging the subquery, so that the subquery uses the index once for each word.
  ) as found
  group by found.id
  having count(*) = jsonb_array_length(words)
$$;

create function public.search_offers(words jsonb) returns setof public.offers
  language sql stable set search_path = ''
  as $$
  select offers.* from private.offers_with_words(words) as found join public.offers using (id)
  where offers.status = 1
  order by found.in_title desc, offers.published_at desc, offers.id desc
$$;

grant execute on function private.offers_with_words(jsonb), public.search_offers(jsonb) to anon;
