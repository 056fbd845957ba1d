-- Creates the parts of a hosted Supabase project that the migrations need: the roles of the API, their default
-- privileges (which the first migration revokes), their rights on schemas and on the tables of `storage`, and the
-- schema `extensions`. Runs once in each embedded database.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

grant usage on schema public, auth, storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
