-- Each row is a version: a case study in one language (spec 3).
create table public.case_studies (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  language text not null,
  title text not null,
  excerpt text not null default '',
  content text not null default '',
  client_name text not null default '',
  category text not null default '',
  featured_image text,
  published boolean not null default false,
  published_at timestamptz,
  about_company text,
  testimonial_text text,
  testimonial_author text,
  testimonial_author_role text,
  testimonial_image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- `source_digest` is the `text_digest` of the English version that a translation was made from, or last saved or
  -- compared with (D45). Without the separators, moving words to the next column would not change the digest.
  text_digest text not null generated always as (md5(
    title || E'\x1f' || category || E'\x1f' || excerpt || E'\x1f' || content
    || E'\x1f' || coalesce(about_company, '') || E'\x1f' || coalesce(testimonial_text, '')
    || E'\x1f' || coalesce(testimonial_author_role, '')
  )) stored,
  source_digest text,
  unread boolean not null default false,

  constraint one_version_per_language unique (slug, language),
  constraint slug_is_lower_case_words check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
  -- A host serves `404.html` for unknown pages, and Cloudflare Pages redirects `index` to the folder.
  constraint slug_is_no_file_name check (slug not in ('404', 'index')),
  constraint language_is_known check (language in ('en', 'sk', 'cz', 'de')),
  constraint title_is_given check (title ~ '\S'),
  constraint source_digest_is_md5 check (source_digest ~ '^[0-9a-f]{32}$'),

  -- The edge function `create-case-study-translations` recognizes by `_fits` that a text is too long.
  constraint title_fits check (length(title) <= 200),
  constraint client_name_fits check (length(client_name) <= 200),
  constraint category_fits check (length(category) <= 100),
  constraint featured_image_fits check (length(featured_image) <= 2000),
  constraint excerpt_fits check (length(excerpt) <= 1000),
  constraint content_fits check (length(content) <= 200000),
  constraint about_company_fits check (length(about_company) <= 50000),
  constraint testimonial_text_fits check (length(testimonial_text) <= 5000),
  constraint testimonial_author_fits check (length(testimonial_author) <= 200),
  constraint testimonial_author_role_fits check (length(testimonial_author_role) <= 200),
  constraint testimonial_image_fits check (length(testimonial_image) <= 2000),

  -- A file of the bucket `case-studies`, whose host the database does not know, or of the site (D35).
  constraint featured_image_is_ours check (
    featured_image
      ~ '^((https://[\w.-]+|http://(localhost|127\.0\.0\.1))(:\d+)?)?/storage/v1/object/public/case-studies/[\w-][\w.-]*$'
    or featured_image ~ '^/(?!storage/)([\w-][\w.-]*/)*[\w-][\w.-]*$'
  ),
  constraint testimonial_image_is_ours check (
    testimonial_image
      ~ '^((https://[\w.-]+|http://(localhost|127\.0\.0\.1))(:\d+)?)?/storage/v1/object/public/case-studies/[\w-][\w.-]*$'
    or testimonial_image ~ '^/(?!storage/)([\w-][\w.-]*/)*[\w-][\w.-]*$'
  )
);

create index case_studies_public_list on public.case_studies (language, published_at desc) where published;
create index case_studies_admin_list on public.case_studies (created_at desc);

-- Sets the dates (D23, D33). An update that changes a translated text shows that a person has read the machine
-- translation. A new or changed text remembers the English text of this moment, unless the statement names another one
-- (D45).
create function private.stamp_case_study() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  -- Compares the columns, because `text_digest` is computed after this trigger.
  is_rewritten constant boolean := tg_op = 'INSERT' or (
    new.title, new.category, new.excerpt, new.content, new.about_company, new.testimonial_text,
    new.testimonial_author_role
  ) is distinct from (
    old.title, old.category, old.excerpt, old.content, old.about_company, old.testimonial_text,
    old.testimonial_author_role
  );
begin
  if new.published and new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'UPDATE' then
    -- What `follow_english_version` changes is no edit that a form in another tab would overwrite (D33).
    if pg_trigger_depth() = 1 then
      new.updated_at := now();
    end if;
    new.unread := new.unread and not is_rewritten;
  end if;
  if new.language <> 'en' and is_rewritten and new.source_digest is not distinct from old.source_digest then
    new.source_digest := coalesce(
      (select s.text_digest from public.case_studies s where s.slug = new.slug and s.language = 'en'),
      new.source_digest
    );
  end if;
  return new;
end
$$;

-- D78. A study that was deleted gets no further version, also if it is deleted at the same moment: `for share` waits for a
-- deletion, and deletions wait for it. A translation that nobody has read is published only if its English version is.
create function private.guard_new_version() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  source public.case_studies;
begin
  select * into source from public.case_studies s
  where s.slug = new.slug and (s.language = 'en' or not new.unread)
  order by s.language <> 'en' limit 1
  for share;
  -- Row-level security hides all versions from a user who may not insert one, and then says why.
  if not found and private.is_admin() then
    raise foreign_key_violation using message = format('the study "%s" was deleted', new.slug);
  end if;
  new.published := new.published and (source.published is true or not new.unread);
  return new;
end
$$;

-- English is deleted only with its study (D33). A deletion or withdrawal that has waited for a lock of
-- `guard_new_version` does not see the new version: only this function does.
create function private.follow_english_version() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.case_studies s where s.slug = old.slug;
  elsif not new.published then
    update public.case_studies s set published = false where s.slug = old.slug and s.unread and s.published;
  end if;
  return null;
end
$$;

-- Only for administrators, because a backup that is restored has the rows in any order.
create trigger guard_new_version before insert on public.case_studies
  for each row when (new.language <> 'en' and current_user = 'authenticated')
  execute function private.guard_new_version();

create trigger follow_english_version after update of published or delete on public.case_studies
  for each row when (old.language = 'en' and current_user = 'authenticated')
  execute function private.follow_english_version();

create trigger stamp_case_study before insert or update on public.case_studies
  for each row execute function private.stamp_case_study();

alter table public.case_studies enable row level security;

grant select on public.case_studies to anon, authenticated;
-- The database sets the id and the dates, so administrators may not write them.
grant insert (
    slug, language, title, excerpt, content, client_name, category, featured_image, published, about_company,
    testimonial_text, testimonial_author, testimonial_author_role, testimonial_image, source_digest, unread
  ),
  update (
    slug, language, title, excerpt, content, client_name, category, featured_image, published, about_company,
    testimonial_text, testimonial_author, testimonial_author_role, testimonial_image, source_digest, unread
  ),
  delete on public.case_studies to authenticated;
grant select, insert, update, delete on public.case_studies to service_role;

create policy "Visitors read published case studies" on public.case_studies
  for select to anon
  using (published);

create policy "Signed-in users read published case studies, administrators all" on public.case_studies
  for select to authenticated
  using (published or (select private.is_admin()));

create policy "Administrators create case studies" on public.case_studies
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change case studies" on public.case_studies
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators delete case studies" on public.case_studies
  for delete to authenticated
  using ((select private.is_admin()));
