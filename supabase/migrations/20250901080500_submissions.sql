-- The outbox (D32): an enquiry is stored before the response is sent, and mailed afterwards. `anon` and `authenticated`
-- have no access to the tables of this file. The edge function `send-contact-email` accesses them with the secret key.
create table public.submissions (
  id uuid primary key,
  form text not null,
  state text not null default 'pending',
  -- The enquiry, including the CV. Null after the mail has been sent.
  payload jsonb,
  digest text not null,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  delivered_at timestamptz,

  constraint form_is_given check (form ~ '^[a-z-]{1,50}$'),
  constraint state_is_known check (state in ('pending', 'suspected', 'delivered')),
  constraint delivered_means_erased check (
    (state = 'delivered') = (payload is null) and (state = 'delivered') = (delivered_at is not null)
  )
);

comment on column public.submissions.id is 'derived from the idempotency key, which is not stored';
comment on column public.submissions.digest is 'HMAC of the payload with the idempotency key; shows whether a repeated request has the same payload';
comment on column public.submissions.due_at is 'time of the next attempt to mail the submission';

create index submissions_due on public.submissions (due_at) where state = 'pending';

-- The counters of the rate limits: one row for each subject and time window. `subject` is a digest of a sender's IP
-- address, or `everybody` for all senders together. The migration `submission_limits` adds subjects.
create table public.rate_limits (
  subject text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (subject, window_start)
);

alter table public.submissions enable row level security;
alter table public.rate_limits enable row level security;

grant select, insert, update, delete on public.submissions, public.rate_limits to service_role;

-- Stores a submission. The migration `submission_limits` replaces this function and describes its results.
create function public.store_submission(
  submission_id uuid,
  form text,
  payload jsonb,
  digest text,
  suspected boolean,
  sender text,
  sender_limit integer,
  total_limit integer,
  window_seconds integer
) returns text
  language plpgsql set search_path = ''
  as $$
declare
  stored_digest text;
begin
  perform pg_advisory_xact_lock(hashtextextended(submission_id::text, 0));

  select s.digest into stored_digest from public.submissions s where s.id = submission_id;
  if found then
    return case when stored_digest = store_submission.digest then 'repeated' else 'conflicting' end;
  end if;

  -- Checks the limit of the sender first. A submission that exceeds this limit does not count towards the total limit.
  if private.count_submission(sender, make_interval(secs => window_seconds)) > sender_limit then
    return 'limited';
  end if;
  if private.count_submission('everybody', make_interval(secs => window_seconds)) > total_limit then
    return 'limited';
  end if;

  insert into public.submissions (id, form, payload, digest, state)
  values (
    submission_id, store_submission.form, store_submission.payload, store_submission.digest,
    case when suspected then 'suspected' else 'pending' end
  );
  return 'stored';
end
$$;

-- Increments the counter of the subject in the current window and returns the new count, or null for a null subject.
create function private.count_submission(subject text, window_length interval) returns integer
  language sql set search_path = ''
  as $$
    insert into public.rate_limits as r (subject, window_start, count)
    select subject, date_bin(window_length, now(), 'epoch'), 1 where subject is not null
    on conflict (subject, window_start) do update set count = r.count + 1
    returning r.count
  $$;

-- Returns one due submission, or no row. The migration `submission_states` replaces this function and describes it.
create function public.claim_submission() returns setof public.submissions
  language sql set search_path = ''
  as $$
    update public.submissions s
    set attempts = least(s.attempts + 1, 1000),
        due_at = now() + least(interval '3 minutes' * 2 ^ least(s.attempts, 5), interval '1 hour')
    where s.id = (
      select d.id from public.submissions d
      where d.state = 'pending' and d.due_at <= now()
      order by d.due_at limit 1
      for update skip locked
    )
    returning s.*
  $$;

grant usage on schema private to service_role;
grant execute on function
  public.store_submission, public.claim_submission, private.count_submission to service_role;
