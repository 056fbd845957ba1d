-- Tables, sequences and functions are accessible through the API only if a migration grants access (D36). By default, a
-- hosted project grants every role access to everything in `public`.
revoke all on all tables in schema public from anon, authenticated, service_role, public;
revoke all on all sequences in schema public from anon, authenticated, service_role, public;
revoke all on all functions in schema public from anon, authenticated, service_role, public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Postgres grants `execute` on new functions to `public`. This default can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

-- The schema for helper functions. The API does not expose it, so they cannot be called through /rpc.
create schema private;
revoke all on schema private from public;
