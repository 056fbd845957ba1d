-- What the build of the site must follow (D83). One row. `changes` are the times of the last changes that visitors may see,
-- the newest first. `hook_digest` is that of the build hook in the vault, null without one. `request_id` is that of a call
-- whose response is unknown, and `failures` counts the failed calls since the last good one.
create table private.publication (
  is_only_row boolean primary key default true check (is_only_row),
  changes timestamptz[] not null default array[date_trunc('milliseconds', now())],
  changed_by xid8,
  hook_digest text,
  asked_at timestamptz,
  request_id bigint,
  failures integer not null default 0,
  failure text,
  ran_at timestamptz
);

alter table private.publication enable row level security;
insert into private.publication default values;

-- Takes a condition such as `{"published": true}`. Runs at the end of a transaction, so that a build cannot read the time
-- of a change and the content before it, and that no two transactions wait for each other. Once is enough.
create function private.note_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_jsonb(old) @> tg_argv[0]::jsonb or to_jsonb(new) @> tg_argv[0]::jsonb then
    -- In milliseconds, because JavaScript has no microseconds. No two changes have the same time.
    update private.publication p set changed_by = pg_current_xact_id(), changes = (
      greatest(date_trunc('milliseconds', clock_timestamp()), p.changes[1] + interval '1 ms') || p.changes
    )[:50]
    where p.changed_by is distinct from pg_current_xact_id();
  end if;
  return null;
end
$$;

create constraint trigger note_change after insert or update or delete on public.case_studies
  deferrable initially deferred for each row execute function private.note_change('{"published": true}');
create constraint trigger note_change after insert or update or delete on public.offers
  deferrable initially deferred for each row execute function private.note_change('{"status": 1}');

-- Run each minute. Calls the build hook when the last change is a minute old, or the first one ten, and no build was asked
-- for since. After a failed call, waits 2, 4, 8 minutes and so on, at most an hour. A new hook is called at once.
create function private.start_build() returns void
  language plpgsql set search_path = ''
  as $$
declare
  site private.publication;
  hook text;
  answer record;
begin
  select * into site from private.publication for update skip locked;
  if not found then
    return;
  end if;
  select decrypted_secret into hook from vault.decrypted_secrets where name = 'build_hook_url' and decrypted_secret <> '';
  if md5(hook) is distinct from site.hook_digest then
    select md5(hook), null, null, 0, null
    into site.hook_digest, site.asked_at, site.request_id, site.failures, site.failure;
  end if;

  select status_code, created into answer from net._http_response where id = site.request_id;
  if answer.status_code between 200 and 299 then
    select null, 0, null into site.request_id, site.failures, site.failure;
  elsif answer.created is not null or (site.request_id is not null and site.asked_at < now() - interval '5 minutes') then
    select null, site.failures + 1, coalesce('status ' || answer.status_code, 'no response')
    into site.request_id, site.failures, site.failure;
  end if;

  if hook is not null and site.request_id is null and (
    site.changes[1] <= now() - interval '1 minute'
    or exists (select from unnest(site.changes) as c where c > site.asked_at and c <= now() - interval '10 minutes')
  ) and (
    (site.failures = 0 and coalesce(site.asked_at < site.changes[1], true))
    or (site.failures > 0 and site.asked_at <= now() - least(2 ^ least(site.failures, 6), 60) * interval '1 minute')
  ) then
    site.asked_at := now();
    begin
      site.request_id := net.http_post(url := hook, timeout_milliseconds := 30000);
    exception when others then
      select site.failures + 1, 'not a valid URL' into site.failures, site.failure;
    end;
  end if;
  update private.publication set hook_digest = site.hook_digest, asked_at = site.asked_at, request_id = site.request_id,
    failures = site.failures, failure = site.failure, ran_at = now();
end
$$;

-- `content` is what /build.json says: the last change that is online. A build of another database has none of our changes, so
-- all of them wait. Durations are measured only here, by one clock. The function send-contact-email claims the turn
-- `each-minute` when the job reaches it.
create function private.publication_state(content timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'changed_at', p.changes[1],
      'waiting_since', waiting.since,
      'waiting_minutes', floor(extract(epoch from now() - waiting.since) / 60),
      'has_hook', p.hook_digest is not null,
      'hook_failure', p.failure,
      'job_idle_minutes', floor(extract(epoch from now() - p.ran_at) / 60),
      'mail_idle_minutes', floor(extract(epoch from now() - reached.at) / 60)
    )
    from private.publication p
    cross join lateral (
      select p.changes[coalesce(array_position(p.changes, content), cardinality(p.changes) + 1) - 1]
    ) as waiting (since)
    cross join (select max(window_start) from public.rate_limits where subject = 'each-minute') as reached (at)
  $$;

create function public.publication_state(content timestamptz default null) returns jsonb
  language sql stable set search_path = ''
  as $$ select private.publication_state(content) $$;

grant execute on function private.publication_state, public.publication_state to anon, authenticated, service_role;
