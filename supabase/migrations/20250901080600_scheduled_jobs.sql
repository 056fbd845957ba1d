-- Deletes what is not kept any longer (D26, docs/decisions/0048).
create function private.purge_expired() returns void
  language sql set search_path = ''
  as $$
    delete from public.submissions
    where state = 'suspected' and (
      state_since < now() - interval '30 days'
      -- 5 000 texts take about 75 MB. Nobody could read more.
      or id in (
        select id from public.submissions where state = 'suspected' order by state_since desc offset 5000
      )
    );
    delete from public.rate_limits
    where window_start < now() - case subject when 'suspected' then interval '7 days' else interval '1 day' end;
    delete from public.case_study_history where replaced_at < now() - interval '90 days';
  $$;

-- The embedded database lacks these extensions. Without the values in the vault (docs/deploy.md), the first job sends no
-- request. The third job exists, because the log of pg_cron gets one row for each run of a job.
do $$
declare
  extension record;
begin
  for extension in
    select name, case name when 'pg_cron' then 'with schema pg_catalog' when 'pg_net' then 'with schema extensions' else '' end as target
    from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  loop
    execute format('create extension if not exists %I %s', extension.name, extension.target);
  end loop;
  if num_nulls(to_regnamespace('cron'), to_regnamespace('net'), to_regnamespace('vault')) > 0 then
    return;
  end if;
  perform cron.schedule('each-minute', '* * * * *', $job$
    select net.http_post(
      url := url.decrypted_secret || '/functions/v1/send-contact-email/retry',
      headers := jsonb_build_object('Content-Type', 'application/json', 'X-Retry-Secret', secret.decrypted_secret),
      timeout_milliseconds := 120000
    )
    from vault.decrypted_secrets url, vault.decrypted_secrets secret
    where url.name = 'project_url' and secret.name = 'retry_secret';
    select private.start_build()
  $job$);
  perform cron.schedule('purge-expired', '17 * * * *', 'select private.purge_expired()');
  perform cron.schedule(
    'purge-job-log', '27 3 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
  );
end
$$;
