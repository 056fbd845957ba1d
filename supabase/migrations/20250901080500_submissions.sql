-- The outbox (D32): an enquiry is stored before the response is sent, and mailed afterwards.
create table public.submissions (
  id uuid primary key,
  form text not null,
  state text not null default 'pending',
  payload jsonb,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now(),
  delivered_at timestamptz,

  constraint form_is_given check (form ~ '^[a-z-]{1,50}$'),
  constraint state_is_known check (state in ('pending', 'suspected', 'failed', 'delivered')),
  constraint delivered_means_erased check (
    (state = 'delivered') = (payload is null) and (state = 'delivered') = (delivered_at is not null)
  )
);

comment on column public.submissions.id is 'the idempotency key of the request, or a random id if it has none';
comment on column public.submissions.state_since is 'time of the last change of the state; the deadlines count from it';

create index submissions_due on public.submissions (due_at) where state = 'pending';
create index submissions_undelivered on public.submissions (state, state_since) where state <> 'delivered';

-- The counters of the rate limits (D48), where `subject` is a digest of a sender or of a network, or `everybody`, and the
-- turns of `claim_turn`.
create table public.rate_limits (
  subject text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (subject, window_start)
);

alter table public.submissions enable row level security;
alter table public.rate_limits enable row level security;

grant select, insert, update, delete on public.submissions, public.rate_limits to service_role;

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

-- A submission that exceeds a limit does not count toward the later limits. `sender` and `network` are null if the IP
-- address is unknown.
create function public.store_submission(
  submission_id uuid,
  form text,
  payload jsonb,
  suspected boolean,
  sender text,
  network text,
  sender_limit integer,
  network_limit integer,
  total_limit integer,
  window_seconds integer
) returns text
  language plpgsql set search_path = ''
  as $$
declare
  counted record;
  used integer;
begin
  -- Of parallel calls with the same id, only one inserts the row.
  perform pg_advisory_xact_lock(hashtextextended(submission_id::text, 0));
  if exists (select from public.submissions s where s.id = submission_id) then
    return 'repeated';
  end if;

  for counted in
    select * from (values (1, sender, sender_limit), (2, network, network_limit), (3, 'everybody', total_limit))
      as limits (place, subject, maximum)
    where limits.subject is not null order by limits.place
  loop
    insert into public.rate_limits as r (subject, window_start, count)
    values (counted.subject, date_bin(make_interval(secs => window_seconds), now(), 'epoch'), 1)
    on conflict (subject, window_start) do update set count = r.count + 1
    returning r.count into used;
    if used > counted.maximum then
      return 'limited';
    end if;
  end loop;

  -- The limits count enquiries, but a CV has up to 7 MB. Above 100 MB, a suspected enquiry is stored without the content of
  -- its CV (D79), which the mail says. The counter `everybody` is locked, so parallel calls cannot exceed the limit.
  if suspected and payload #>> '{cvFile,content}' <> '' and (
    select sum(pg_column_size(s.payload)) from public.submissions s where s.state = 'suspected'
  ) > 100 * 1024 * 1024 then
    payload := jsonb_set(payload, '{cvFile,content}', '""');
  end if;
  insert into public.submissions (id, form, payload, state)
  values (
    submission_id, store_submission.form, store_submission.payload,
    case when suspected then 'suspected' else 'pending' end
  );
  -- `npm run check:deployment` sends the nil id, to see whether enquiries can be stored.
  delete from public.submissions s where s.id = submission_id and s.id = '00000000-0000-0000-0000-000000000000';
  return 'stored';
end
$$;

-- A function gives up a mail after at most one minute (`SMTP_TIMEOUT_MS`). So after three minutes, another caller may
-- claim the submission. After three days, a submission is `failed` (D47), and the caller makes a last attempt.
create function public.claim_submission() returns setof public.submissions
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

-- Returns true once in each `period`: only one caller does what `subject` names.
create function public.claim_turn(subject text, period interval) returns boolean
  language sql set search_path = ''
  as $$
    with claimed as (
      insert into public.rate_limits (subject, window_start, count) values (subject, date_bin(period, now(), 'epoch'), 1)
      on conflict do nothing
      returning count
    )
    select exists (select from claimed)
  $$;

-- Returns a row at most once a day, and only while a submission has failed or is pending for an hour or more (D68). Once a
-- week, suspected ones are a reason, too, because they are deleted after 30 days (D80).
create function public.claim_reminder() returns table (failed bigint, late bigint, suspected bigint)
  language sql set search_path = ''
  as $$
    with numbers as (
      select count(*) filter (where s.state = 'failed') as failed, count(*) filter (where s.state = 'pending') as late,
        count(*) filter (where s.state = 'suspected') as suspected
      from public.submissions s
      where s.state in ('failed', 'suspected') or (s.state = 'pending' and s.state_since <= now() - interval '1 hour')
    ),
    -- Both turns are taken, so that suspected submissions do not cause a second mail on the same day.
    turns as (
      select case when failed + late > 0 then public.claim_turn('reminder', '1 day') end as daily,
        case when suspected > 0 then public.claim_turn('suspected', '7 days') end as weekly
      from numbers
    )
    select numbers.* from numbers, turns where daily or weekly
  $$;

grant execute on function public.store_submission, public.claim_submission, public.claim_turn, public.claim_reminder
  to service_role;

create function private.submission_counts()
  returns table (
    pending bigint, pending_since timestamptz, failed bigint, suspected bigint, suspected_until timestamptz
  )
  language sql stable security definer set search_path = ''
  as $$
    select
      count(*) filter (where s.state = 'pending'),
      min(s.state_since) filter (where s.state = 'pending'),
      count(*) filter (where s.state = 'failed'),
      count(*) filter (where s.state = 'suspected'),
      -- Not a microsecond too early, although JavaScript counts in milliseconds.
      max(s.state_since) filter (where s.state = 'suspected') + interval '1 ms'
    from public.submissions s
    where s.state <> 'delivered'
    having private.is_admin()
  $$;

create view public.submission_counts with (security_invoker = true) as
  select * from private.submission_counts();

-- D47. A `due_at` in the future stays, because the last attempt to mail the submission may still run until then.
create function private.resend_submissions(from_state text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only administrators send enquiries again';
  end if;
  update public.submissions s
  set state = 'pending', attempts = 0, due_at = greatest(s.due_at, now())
  where s.state = from_state and from_state in ('failed', 'suspected');
  get diagnostics changed = row_count;
  return changed;
end
$$;

create function public.resend_submissions(from_state text) returns integer
  language sql set search_path = ''
  as $$ select private.resend_submissions(from_state) $$;

-- Deletes no submission later than `until`: the administrator has not seen it in the number (D80).
create function private.delete_suspected_submissions(until timestamptz) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  deleted integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only administrators delete enquiries';
  end if;
  delete from public.submissions where state = 'suspected' and state_since <= until;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

create function public.delete_suspected_submissions(until timestamptz default now()) returns integer
  language sql set search_path = ''
  as $$ select private.delete_suspected_submissions(until) $$;

grant select on public.submission_counts to authenticated;
grant execute on function
  private.submission_counts, private.resend_submissions, public.resend_submissions,
  private.delete_suspected_submissions, public.delete_suspected_submissions to authenticated;
