-- A lease reserves a version for one translation run, so that two runs do not pay for the same version. The edge
-- function `create-case-study-translations` deletes the lease when the version has been saved, was skipped or has
-- failed. The platform ends an edge function after 150 seconds, perhaps before the function deletes the lease. So
-- before a run reserves a version, it deletes a lease of this version that is older than three minutes.
create table public.translation_leases (
  slug text not null,
  language text not null,
  expires_at timestamptz not null default now() + interval '3 minutes',
  primary key (slug, language)
);

alter table public.translation_leases enable row level security;

-- No client may write `expires_at`, so that each lease expires three minutes after it was inserted.
grant select, insert (slug, language), delete on public.translation_leases to authenticated;

create policy "Administrators read translation leases" on public.translation_leases
  for select to authenticated
  using ((select private.is_admin()));

create policy "Administrators reserve translations" on public.translation_leases
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators release translations" on public.translation_leases
  for delete to authenticated
  using ((select private.is_admin()));
