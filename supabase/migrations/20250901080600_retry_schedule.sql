-- Schedules a job that sends a request to the edge function `send-contact-email` every minute, so that it mails due
-- submissions (D32). The job reads the URL of the project and the secret of the function from the vault (see the
-- README). It sends no request if the URL or the secret is missing. This migration schedules nothing in a database that
-- lacks one of the three extensions below, such as the embedded database, for which supabase/local sends the request.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('retry-enquiry-mails', '* * * * *', $job$
    select net.http_post(
      url := url.decrypted_secret || '/functions/v1/send-contact-email/retry',
      headers := jsonb_build_object('Content-Type', 'application/json', 'X-Retry-Secret', secret.decrypted_secret),
      timeout_milliseconds := 120000
    )
    from vault.decrypted_secrets url, vault.decrypted_secrets secret
    where url.name = 'project_url' and secret.name = 'retry_secret'
  $job$);
end
$$;
