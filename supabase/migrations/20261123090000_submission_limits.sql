-- Rate limits by IP address, by network and in total (D48), and a limit for the number and the size of suspected
-- submissions (D47). The subjects of `rate_limits` are digests of IP addresses, digests of networks, and `everybody`.
-- Requests that may contain a CV also have counters of their own. The subjects of these counters have the prefix
-- `upload:`.
drop function public.store_submission(uuid, text, jsonb, text, boolean, text, integer, integer, integer);

create index submissions_suspected on public.submissions (created_at) where state = 'suspected';

-- Counts a request and returns true if it is within the limits. Counts the IP address first, then its network, then the
-- total. A request that exceeds a limit does not count towards the later limits. When half of the total limit is used,
-- only the first request of each network in the window is accepted, so that a few networks cannot use up the total
-- limit. `sender` and `network` are null if the IP address is unknown. Then only the total is counted. Without
-- `total_limit`, only the sender and its network are counted.
create function private.count_request(
  prefix text,
  sender text,
  network text,
  sender_limit integer,
  network_limit integer,
  total_limit integer,
  window_seconds integer
) returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  window_length interval := make_interval(secs => window_seconds);
  network_count integer;
begin
  if private.count_submission(prefix || sender, window_length) > sender_limit then
    return false;
  end if;
  network_count := private.count_submission(prefix || network, window_length);
  if network_count > network_limit then
    return false;
  end if;
  if total_limit is null then
    return true;
  end if;
  insert into public.rate_limits as r (subject, window_start, count)
  values (prefix || 'everybody', date_bin(window_length, now(), 'epoch'), 1)
  on conflict (subject, window_start) do update set count = r.count + 1
    where r.count < case when network_count > 1 then (total_limit + 1) / 2 else total_limit end;
  return found;
end
$$;

-- Counts a request that may contain a CV, before the edge function reads its body. Returns false if a limit is
-- exceeded, otherwise true. Repeated requests count too.
create function public.admit_upload(
  sender text,
  network text,
  sender_limit integer,
  network_limit integer,
  total_limit integer,
  window_seconds integer
) returns boolean
  language sql set search_path = ''
  as $$
    select private.count_request('upload:', sender, network, sender_limit, network_limit, total_limit, window_seconds)
  $$;

-- Stores a submission and returns `stored`. Stores nothing and returns `repeated` if its id is stored with the same
-- payload, `conflicting` if its id is stored with another payload, or `limited` if a rate limit is reached. Repeated
-- and conflicting submissions do not count towards the rate limits. Suspected submissions do not count towards the
-- total limit. Instead, only the newest suspected submissions are kept. `network` and `network_limit` have defaults,
-- because an earlier version of the edge function does not send them.
create function public.store_submission(
  submission_id uuid,
  form text,
  payload jsonb,
  digest text,
  suspected boolean,
  sender text,
  sender_limit integer,
  total_limit integer,
  window_seconds integer,
  network text default null,
  network_limit integer default null
) returns text
  language plpgsql set search_path = ''
  as $$
declare
  stored_digest text;
begin
  -- Serializes parallel calls with the same id, so that only one of them inserts the row.
  perform pg_advisory_xact_lock(hashtextextended(submission_id::text, 0));

  select s.digest into stored_digest from public.submissions s where s.id = submission_id;
  if found then
    return case when stored_digest = store_submission.digest then 'repeated' else 'conflicting' end;
  end if;

  if not private.count_request(
    '', sender, network, sender_limit, network_limit, case when suspected then null else total_limit end, window_seconds
  ) then
    return 'limited';
  end if;

  insert into public.submissions (id, form, payload, digest, state)
  values (
    submission_id, store_submission.form, store_submission.payload, store_submission.digest,
    case when suspected then 'suspected' else 'pending' end
  );
  if suspected then
    perform private.limit_suspected_submissions();
  end if;
  return 'stored';
end
$$;

-- Keeps the newest 200 suspected submissions with at most 50 MB together (D47) and deletes the others.
create function private.limit_suspected_submissions() returns void
  language sql set search_path = ''
  as $$
    delete from public.submissions
    where id in (
      select ranked.id
      from (
        select s.id, row_number() over newest_first as number, sum(pg_column_size(s.payload)) over newest_first as bytes
        from public.submissions s
        where s.state = 'suspected'
        window newest_first as (order by s.created_at desc, s.id rows unbounded preceding)
      ) ranked
      where ranked.number > 200 or ranked.bytes > 50 * 1024 * 1024
    )
  $$;

grant execute on function
  public.store_submission, public.admit_upload, private.count_request, private.limit_suspected_submissions
  to service_role;
