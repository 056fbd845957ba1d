-- A new table, sequence or function can be reached through the API only when a migration says so (D36). A hosted
-- project starts out the other way round: everything in `public` is granted to everybody.
revoke all on all tables in schema public from anon, authenticated, service_role, public;
revoke all on all sequences in schema public from anon, authenticated, service_role, public;
revoke all on all functions in schema public from anon, authenticated, service_role, public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Postgres itself lets everybody execute new functions, in every schema; this cannot be taken back for one schema.
alter default privileges revoke execute on functions from public;

-- Helpers live here: the API does not expose this schema, so none of them can be called through /rpc.
create schema private;
revoke all on schema private from public;
