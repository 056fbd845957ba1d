-- Tables, sequences and functions are accessible through the API only if a migration grants access (D36). By default, a
-- hosted project grants the roles of the API access to everything in the schema `public`.
revoke all on all tables in schema public from anon, authenticated, service_role, public;
revoke all on all sequences in schema public from anon, authenticated, service_role, public;
revoke all on all functions in schema public from anon, authenticated, service_role, public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- By default, every role may execute new functions. This default can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

-- The schema for helper functions. The API exposes only the schema `public`, so /rpc cannot call these functions.
create schema private;
revoke all on schema private from public;
