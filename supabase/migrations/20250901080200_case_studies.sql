-- Each row is a version: a case study in one language (spec 3). The versions of a case study have the same slug.
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

  constraint one_version_per_language unique (slug, language),
  constraint slug_is_lower_case_words check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint language_is_known check (language in ('en', 'sk', 'cz', 'de')),
  constraint title_is_given check (title ~ '\S' and length(title) <= 200),
  constraint texts_fit check (
    length(excerpt) <= 1000
    and length(content) <= 200000
    and length(client_name) <= 200
    and length(category) <= 100
    and length(about_company) <= 50000
    and length(testimonial_text) <= 5000
    and length(testimonial_author) <= 200
    and length(testimonial_author_role) <= 200
  ),
  -- An image is an https URL or a file in the bucket `case-studies` (D35). The URL of a file may be relative, or use
  -- http on localhost or 127.0.0.1.
  constraint featured_image_is_https_or_ours check (
    length(featured_image) <= 2000
    and (
      featured_image ~ '^https://[^\s/?#@\\]+([/?#]\S*)?$'
      or featured_image
        ~ '^(http://(localhost|127\.0\.0\.1)(:\d+)?)?/storage/v1/object/public/case-studies/[\w-][\w.-]*$'
    )
  ),
  constraint testimonial_image_is_https_or_ours check (
    length(testimonial_image) <= 2000
    and (
      testimonial_image ~ '^https://[^\s/?#@\\]+([/?#]\S*)?$'
      or testimonial_image
        ~ '^(http://(localhost|127\.0\.0\.1)(:\d+)?)?/storage/v1/object/public/case-studies/[\w-][\w.-]*$'
    )
  )
);

-- Indexes for the list on the site and for the list in the admin area. The page of a case study uses the index of the
-- constraint `one_version_per_language` above.
create index case_studies_public_list on public.case_studies (language, published_at desc) where published;
create index case_studies_admin_list on public.case_studies (created_at desc);

-- Sets `published_at` to the current time if the version is published and has no date yet. So the date of the first
-- publication stays (D23). Sets `updated_at` on every update.
create function private.stamp_case_study() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.published and new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger stamp_case_study before insert or update on public.case_studies
  for each row execute function private.stamp_case_study();

alter table public.case_studies enable row level security;

grant select on public.case_studies to anon, authenticated;
-- The database sets the id and the dates, so administrators may not write them.
grant insert (
    slug, language, title, excerpt, content, client_name, category, featured_image, published, about_company,
    testimonial_text, testimonial_author, testimonial_author_role, testimonial_image
  ),
  update (
    slug, language, title, excerpt, content, client_name, category, featured_image, published, about_company,
    testimonial_text, testimonial_author, testimonial_author_role, testimonial_image
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
