-- The state `failed`, and the deadlines of all states (D47, record 48). A submission fails if the mail server refuses
-- it permanently, or if it is not delivered within three days.
alter table public.submissions
  add column state_since timestamptz not null default now(),
  drop constraint state_is_known,
  add constraint state_is_known check (state in ('pending', 'suspected', 'failed', 'delivered'));

comment on column public.submissions.state_since is 'time of the last change of the state; the deadlines count from it';

update public.submissions set state_since = coalesce(delivered_at, created_at);

create function private.set_state_since() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.state_since := now();
  return new;
end
$$;

create trigger set_state_since before update of state on public.submissions
  for each row when (new.state is distinct from old.state) execute function private.set_state_since();

-- Returns one due submission, or no row, and sets `due_at`, the time of its next attempt. The next attempt is due after
-- three minutes, and the delay doubles with each attempt, up to one hour. A hosted function is stopped before three
-- minutes have passed, so two callers never mail the same submission at the same time. If the caller crashes or cannot
-- send the mail, the submission becomes due again. A submission that has been pending for three days gets a last
-- attempt. Its state becomes `failed` before the attempt, and the caller marks it as delivered if the attempt succeeds.
create or replace function public.claim_submission() returns setof public.submissions
  language sql set search_path = ''
  as $$
    update public.submissions s
    set attempts = least(s.attempts + 1, 1000),
        state = case when s.state_since <= now() - interval '3 days' then 'failed' else 'pending' end,
        due_at = now() + case
          when s.state_since <= now() - interval '3 days' then interval '3 minutes'
          else least(interval '3 minutes' * 2 ^ least(s.attempts, 5), interval '1 hour')
        end
    where s.id = (
      select d.id from public.submissions d
      where d.state = 'pending' and d.due_at <= now()
      order by d.due_at limit 1
      for update skip locked
    )
    returning s.*
  $$;

-- Deletes submissions that have been suspected or failed for 30 days, counters of the rate limits after one day, and
-- earlier versions of case studies 90 days after they were replaced or deleted.
create function public.purge_expired() returns void
  language sql set search_path = ''
  as $$
    delete from public.submissions
    where state in ('suspected', 'failed') and state_since < now() - interval '30 days';
    delete from public.rate_limits where window_start < now() - interval '1 day';
    delete from public.case_study_history where replaced_at < now() - interval '90 days';
  $$;

grant execute on function public.purge_expired to service_role;

-- Schedules two jobs if the database has pg_cron. The embedded database does not have it. `purge-expired` calls
-- `purge_expired` every hour. The retry request calls it too, but it is not sent if the vault has no secret for it.
-- `purge-job-log` deletes rows of the log of pg_cron after seven days. The log gets one row for each run of a job,
-- about 2 900 rows a day, because two other jobs run every minute.
do $$
begin
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  perform cron.schedule('purge-expired', '17 * * * *', 'select public.purge_expired()');
  perform cron.schedule(
    'purge-job-log', '27 3 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
  );
end
$$;
