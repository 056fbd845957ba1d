-- Keeps the newest 200 suspected submissions with at most 50 MB together (D47) and deletes the others. Skips rows that
-- another transaction has locked, for example because a parallel call is deleting them. Without `skip locked`, parallel
-- calls could cause a deadlock: each call waits for rows of the other calls, and the order of the rows can differ. If
-- the other transaction does not delete a skipped row, the next call deletes it.
create or replace function private.limit_suspected_submissions() returns void
  language sql set search_path = ''
  as $$
    delete from public.submissions
    where id in (
      select s.id
      from public.submissions s
      where s.id in (
        select ranked.id
        from (
          select s.id, row_number() over newest_first as number, sum(pg_column_size(s.payload)) over newest_first as bytes
          from public.submissions s
          where s.state = 'suspected'
          window newest_first as (order by s.created_at desc, s.id rows unbounded preceding)
        ) ranked
        where ranked.number > 200 or ranked.bytes > 50 * 1024 * 1024
      )
      for update skip locked
    )
  $$;
