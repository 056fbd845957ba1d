-- Calls a build hook of the static host after a change of the published case studies (D44), so that the host builds the
-- prerendered pages again. The triggers below store a row in `build_requests` if a build is needed. The table has at
-- most one row. A job runs every minute. If the row exists, the job deletes it and calls the hook. So several changes
-- within a minute cause one call.
create table private.build_requests (
  id boolean primary key default true check (id),
  requested_at timestamptz not null default now()
);

-- Stores a row in `build_requests`. If the job is deleting an earlier row at this moment, `do update` waits for the job
-- and then inserts a new row. So the next run of the job notices this change.
create function private.request_build() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.build_requests default values
  on conflict (id) do update set requested_at = excluded.requested_at;
  return null;
end
$$;

create trigger request_build_after_insert after insert on public.case_studies
  for each row when (new.published) execute function private.request_build();

create trigger request_build_after_delete after delete on public.case_studies
  for each row when (old.published) execute function private.request_build();

-- Requests no build if the update changes nothing that visitors see. A save of a study updates all its versions, most
-- of them without a change.
create trigger request_build_after_update after update on public.case_studies
  for each row
  when (
    (old.published or new.published)
    and to_jsonb(old) - array['updated_at', 'source_digest', 'unread']
      is distinct from to_jsonb(new) - array['updated_at', 'source_digest', 'unread']
  )
  execute function private.request_build();

-- Schedules the job that calls the build hook. The URL of the hook is a secret in the vault (see the README). Without
-- the secret, the job calls nothing and keeps the row in `build_requests`. A call that fails is not repeated. Schedules
-- nothing in a database that lacks one of the three extensions below, such as the embedded database.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  perform cron.schedule('call-build-hook', '* * * * *', $job$
    with hook as (
      select decrypted_secret as url from vault.decrypted_secrets where name = 'build_hook_url'
    ), requested as (
      delete from private.build_requests where exists (select from hook) returning id
    )
    select net.http_post(url := hook.url) from hook, requested
  $job$);
end
$$;
