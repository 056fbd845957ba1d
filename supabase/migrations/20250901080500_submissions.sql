-- The outbox (D32): a form's enquiry is stored before it is answered and mailed after it. No client role can reach
-- either table; the function that takes the forms uses the secret key.
create table public.submissions (
  id uuid primary key,
  form text not null,
  state text not null default 'pending',
  -- The enquiry with its CV, until the mail server has taken it.
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

comment on column public.submissions.id is 'made from the idempotency key, which is not kept';
comment on column public.submissions.digest is 'of the payload, keyed with the idempotency key: tells nothing by itself';
comment on column public.submissions.due_at is 'when the next attempt to mail it may begin';

create index submissions_due on public.submissions (due_at) where state = 'pending';

-- How many submissions came in a stretch of time, from one sender (a digest of the address) and from everybody.
create table public.rate_limits (
  subject text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (subject, window_start)
);

alter table public.submissions enable row level security;
alter table public.rate_limits enable row level security;

grant select, insert, update, delete on public.submissions, public.rate_limits to service_role;

-- Stores a submission once. Answers `stored`, `repeated` (the same one is there), `conflicting` (another one is there
-- under this id) or `limited` (too many; nothing is stored). A repeated one does not count against the limits.
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
  known text;
begin
  -- Twins that come at once wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended(submission_id::text, 0));

  select s.digest into known from public.submissions s where s.id = submission_id;
  if found then
    return case when known = store_submission.digest then 'repeated' else 'conflicting' end;
  end if;

  -- The sender first: who is stopped here uses up nobody else's share.
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

-- Counts one more for the subject and answers how many there are in this stretch; null for an unknown subject.
create function private.count_submission(subject text, stretch interval) returns integer
  language sql set search_path = ''
  as $$
    insert into public.rate_limits as r (subject, window_start, count)
    select subject, date_bin(stretch, now(), 'epoch'), 1 where subject is not null
    on conflict (subject, window_start) do update set count = r.count + 1
    returning r.count
  $$;

-- Hands out one submission that is due, or none, and puts off its next attempt: first by three minutes, which is longer
-- than a hosted function lives, then ever longer, up to an hour. So no two callers get the same one, and one whose mail
-- failed or whose caller died comes back by itself.
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
