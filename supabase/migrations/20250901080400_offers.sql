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
  published_at timestamptz,
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

-- The table editor of Supabase shows these comments to whoever publishes an offer (D82, docs/offers.md).
comment on column public.offers.id is 'Set by the database. The offer has the URL /en/it-projects/<id>.';
comment on column public.offers.title is 'Required, in English, up to 200 characters. Found first by the search.';
comment on column public.offers.status is '1: visitors see the offer. 0: they do not.';
comment on column public.offers.published_at is
  'Leave NULL: the database sets it when status first becomes 1. Shown as the date of the offer; newest first.';
comment on column public.offers.remote_percentage is '0: on site, 100: fully remote, in between: the share of remote work.';
comment on column public.offers.employment_type is
  'Required. Contract, Part-time contract and Full-time employment are translated, other words are not.';
comment on column public.offers.duration_months is 'In months, or NULL if the duration is open.';
comment on column public.offers.salary_from is
  'Per month in salary_currency, a whole number. NULL with a salary_to: “up to”. Both NULL: no salary is shown.';
comment on column public.offers.salary_to is 'Per month. NULL with a salary_from: “from”. The same as salary_from: one amount.';
comment on column public.offers.salary_currency is 'Three capital letters, such as EUR, CZK or USD.';
comment on column public.offers.location is
  'Required. Remote, or the English name of a city. Cities of docs/offers.md are translated, others are not.';
comment on column public.offers.languages is 'English names separated by commas, such as: English, German';
comment on column public.offers.tech_stack is 'Separated by commas, such as: React, TypeScript, GraphQL';
comment on column public.offers.description is
  'Required, in English. Plain text: an empty line starts a paragraph. The first 160 characters are shown in search results.';
comment on column public.offers.requirements is 'Plain text. A line that starts with • is an item of a list.';
comment on column public.offers.benefits is 'Plain text. A line that starts with • is an item of a list.';
comment on column public.offers.search_text is 'Computed by the database for the search.';

-- An offer can be prepared weeks before visitors see it, so its date is not that of its row (D78).
create function private.stamp_offer() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.status = 1 then
    new.published_at := coalesce(new.published_at, now());
  end if;
  return new;
end
$$;

create trigger stamp_offer before insert or update on public.offers
  for each row execute function private.stamp_offer();

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
-- array of alternatives, such as `[" praha", " prague "]`. More than 20 words or 40 alternatives would cost too much time,
-- and find nothing (D79). `security definer`, because under row-level security a filter of a query can use an index only
-- if its operator is leakproof, and `like` is not.
create function private.offers_with_words(words jsonb) returns table (id bigint, in_title boolean)
  language sql rows 50 stable security definer set search_path = ''
  as $$
  with searched as materialized (
    select length(alternatives ->> 0) as length,
      array(select '%' || alternative || '%' from jsonb_array_elements_text(alternatives) as alternative) as patterns
    from jsonb_array_elements(
      case
        when jsonb_array_length(words) <= 20 and jsonb_array_length(jsonb_path_query_array(words, '$[*][*]')) <= 40
        then words else '[]'
      end
    ) as word (alternatives)
  ),
  -- The offers with the longest word, which is probably the rarest. `|| ''` decompresses a text once for all words.
  candidates as materialized (
    select found.* from (select patterns from searched order by length desc limit 1) as longest
    cross join unnest(longest.patterns) as pattern
    cross join lateral (
      select offers.id, offers.search_text || '' as text, split_part(offers.search_text, '|', 1) as title
      from public.offers where offers.status = 1 and offers.search_text like pattern
      offset 0 -- Prevents Postgres from merging the subquery, so that it uses the index.
    ) as found
  )
  select distinct candidates.id, not exists (select from searched where not candidates.title like any (patterns))
  from candidates
  where not exists (select from searched where not candidates.text like any (patterns))
$$;

create function public.search_offers(words jsonb) returns setof public.offers
  language sql stable set search_path = ''
  as $$
  select offers.* from private.offers_with_words(words) as found join public.offers using (id)
  where offers.status = 1
  order by found.in_title desc, offers.published_at desc, offers.id desc
$$;

grant execute on function private.offers_with_words(jsonb), public.search_offers(jsonb) to anon;
