-- Every minute a hosted project calls the function that mails what is due (D32). The job finds the project's address
-- and the function's secret in the vault (README, "Put it online"); until they are there it does nothing. A database
-- without these extensions, such as the embedded one, is called upon by its runner instead.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('retry-enquiry-mails', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/functions/v1/send-contact-email/retry',
      headers := jsonb_build_object('Content-Type', 'application/json', 'X-Retry-Secret', secret.decrypted_secret),
      timeout_milliseconds := 120000
    )
    from vault.decrypted_secrets address, vault.decrypted_secrets secret
    where address.name = 'project_url' and secret.name = 'retry_secret'
  $job$);
end
$$;
