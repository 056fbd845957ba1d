-- D25. SVG is not allowed, because it can contain scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'case-studies',
  'case-studies',
  true,
  5 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
)
-- `supabase db reset` on a linked project keeps the bucket and runs this file again.
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Administrators list case-study images" on storage.objects
  for select to authenticated
  using (bucket_id = 'case-studies' and (select private.is_admin()));

create policy "Administrators upload case-study images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'case-studies' and (select private.is_admin()));

create policy "Administrators change case-study images" on storage.objects
  for update to authenticated
  using (bucket_id = 'case-studies' and (select private.is_admin()))
  with check (bucket_id = 'case-studies' and (select private.is_admin()));

create policy "Administrators delete case-study images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'case-studies' and (select private.is_admin()));
