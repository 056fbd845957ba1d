-- Creates on a Postgres server what a hosted Supabase project has before our first migration: its roles, its schemas
-- (`auth` and `storage` only with some tables and columns) and its broad default privileges. Run this script as a
-- superuser in the database `postgres` of a new server. The migrations then run as the role `postgres`. As in a hosted
-- project, this role is not a superuser. The embedded backend uses embedded-platform.sql instead.
create role anon nologin;
create role authenticated nologin;
create role supabase_auth_admin nologin;
create role supabase_storage_admin nologin;
create role service_role nologin bypassrls;
create role postgres createrole bypassrls;
alter database postgres owner to postgres;
-- Postgres 17 and later have this collation.
create collation if not exists pg_catalog.pg_c_utf8 (provider = libc, locale = 'C.UTF-8');

grant anon, authenticated, service_role, supabase_storage_admin to postgres;

alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;

create schema extensions;
create schema auth authorization supabase_auth_admin;
create schema storage authorization supabase_storage_admin;
grant usage on schema public, auth, storage, extensions to postgres, anon, authenticated, service_role;
grant create on schema extensions to postgres;

create table auth.users (
  id uuid primary key,
  email text,
  phone text,
  created_at timestamptz default now()
);
alter table auth.users owner to supabase_auth_admin;
grant all on auth.users to postgres;

create function auth.jwt() returns jsonb language sql stable
  as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create function auth.uid() returns uuid language sql stable
  as $$ select (auth.jwt() ->> 'sub')::uuid $$;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  metadata jsonb,
  created_at timestamptz default now()
);
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
