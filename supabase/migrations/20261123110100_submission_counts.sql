-- For the header of the admin area (D47): a view with the numbers of undelivered submissions, and a function that
-- makes failed or suspected submissions pending, so that the next retry mails them. The view and the function are for
-- administrators only, and return nothing that a visitor wrote.
create index submissions_undelivered on public.submissions (state, state_since) where state <> 'delivered';

-- Returns the numbers of undelivered submissions in one row. Returns no row if the user is not an administrator.
create function private.submission_counts()
  returns table (pending bigint, pending_since timestamptz, failed bigint, suspected bigint)
  language sql stable security definer set search_path = ''
  as $$
    select
      count(*) filter (where s.state = 'pending'),
      min(s.state_since) filter (where s.state = 'pending'),
      count(*) filter (where s.state = 'failed'),
      count(*) filter (where s.state = 'suspected')
    from public.submissions s
    where s.state <> 'delivered'
    having private.is_admin()
  $$;

-- The API reads this view instead of the function above, because the API exposes only the schema `public`, which must
-- not contain `security definer` functions.
create view public.submission_counts with (security_invoker = true) as
  select * from private.submission_counts();

-- Sets the submissions in the state `from_state` (`failed` or `suspected`) to `pending`, so that the next retries mail
-- them. Returns their number. Raises an error if the user is not an administrator. `due_at` does not change if it is in
-- the future, because the last attempt to mail the submission may still run until then, and no other caller must mail
-- it at the same time.
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

grant select on public.submission_counts to authenticated;
grant execute on function
  private.submission_counts, private.resend_submissions, public.resend_submissions to authenticated;
