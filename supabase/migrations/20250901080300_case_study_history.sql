-- Each row is a version of a case study before an update changed its content, or before it was deleted.
create table public.case_study_history (
  id bigint generated always as identity primary key,
  slug text not null,
  language text not null,
  title text not null,
  version jsonb not null,
  deleted boolean not null,
  replaced_at timestamptz not null default now(),
  -- No foreign key, so that the id stays if the user is removed.
  replaced_by uuid
);

create index case_study_history_of_version on public.case_study_history (slug, language, id desc);
create index case_study_history_by_time on public.case_study_history (replaced_at);

alter table public.case_study_history enable row level security;

grant select on public.case_study_history to authenticated;
grant select, delete on public.case_study_history to service_role;

create policy "Administrators read the history of case studies" on public.case_study_history
  for select to authenticated
  using ((select private.is_admin()));

create function private.keep_earlier_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  ignored constant text[] := array['published', 'published_at', 'updated_at', 'source_digest', 'unread'];
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - ignored = to_jsonb(new) - ignored then
    return null;
  end if;

  insert into public.case_study_history (slug, language, title, version, deleted, replaced_by)
  values (old.slug, old.language, old.title, to_jsonb(old), tg_op = 'DELETE', auth.uid());

  delete from public.case_study_history where id in (
    select h.id from public.case_study_history h
    where h.slug = old.slug and h.language = old.language
    order by h.id desc offset 50
  );
  return null;
end
$$;

create trigger keep_earlier_version after update or delete on public.case_studies
  for each row execute function private.keep_earlier_version();

-- The names of the pictures that can be deleted (D81, docs/deploy.md): older than 30 days, and named by no version and no
-- earlier version.
create function private.unused_pictures() returns setof text
  language sql stable set search_path = ''
  as $$
    with texts as (
      select s::text as content from public.case_studies s
      union all
      select h.version::text from public.case_study_history h
    )
    select o.name from storage.objects o
    where o.bucket_id = 'case-studies' and o.created_at < now() - interval '30 days'
      and o.name not in (select (regexp_matches(content, '/case-studies/([\w.-]+)', 'g'))[1] from texts)
  $$;

-- Restores the id and the dates too, which administrators may not write.
create function private.insert_deleted_versions(history_ids bigint[]) returns setof public.case_studies
  language plpgsql security definer set search_path = ''
  as $$
declare
  earlier public.case_study_history;
  stored_columns text;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only administrators restore deleted versions';
  end if;
  for earlier in
    select * from public.case_study_history where id = any (history_ids) and deleted order by id
  loop
    -- A later migration may have added or removed columns.
    select string_agg(quote_ident(attname), ', ') into stored_columns
    from pg_catalog.pg_attribute
    where attrelid = 'public.case_studies'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and earlier.version ? attname;

    return query execute format(
      'insert into public.case_studies (%1$s)
       select %1$s from jsonb_populate_record(null::public.case_studies, $1)
       on conflict (slug, language) do nothing
       returning *',
      stored_columns
    ) using earlier.version;
  end loop;
end
$$;

-- The API exposes only the schema `public`, which must not contain `security definer` functions.
create function public.restore_deleted_versions(history_ids bigint[]) returns setof public.case_studies
  language sql set search_path = ''
  as $$ select * from private.insert_deleted_versions(history_ids) $$;

grant execute on function
  private.insert_deleted_versions, public.restore_deleted_versions to authenticated;
