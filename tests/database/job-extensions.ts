/** Substitutes for the schemas of the extensions pg_cron, pg_net and the vault. `net.requests` records the calls. */
export const jobExtensions = `
  create schema cron;
  create table cron.job (name text, schedule text, command text);
  create function cron.schedule(text, text, text) returns bigint
    language sql as 'insert into cron.job values ($1, $2, $3) returning 1';
  create table cron.job_run_details (runid int, end_time timestamptz);
  create schema net;
  create table net.requests (
    id bigint generated always as identity, url text not null, headers jsonb, timeout_milliseconds int
  );
  create function net.http_post(url text, headers jsonb default null, timeout_milliseconds int default 5000)
    returns bigint language sql as 'insert into net.requests (url, headers, timeout_milliseconds)
      values (url, headers, timeout_milliseconds) returning id';
  create table net._http_response (
    id bigint, status_code int, error_msg text, created timestamptz not null default now()
  );
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);`
