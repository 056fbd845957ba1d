-- Creates on a Postgres server what a hosted Supabase project has before our first migration: its roles, its schemas
-- (`auth` and `storage` only with some tables and columns) and its broad default privileges. Run this script as a
-- superuser in a new database. The migrations then run as the role `postgres`. As in a hosted project, this role
-- is not a superuser, unless it was created as the superuser of the server. The embedded backend uses
-- embedded-platform.sql instead.
do $$
declare
  role text;
begin
  foreach role in array array['anon', 'authenticated', 'supabase_auth_admin', 'supabase_storage_admin'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin', role);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'postgres') then
    create role postgres createrole bypassrls;
  end if;
  -- Postgres has the collation `pg_c_utf8` since version 17. An earlier version gets it here.
  if not exists (select from pg_collation where collname = 'pg_c_utf8') then
    create collation pg_catalog.pg_c_utf8 (provider = libc, locale = 'C.UTF-8');
  end if;
  execute format('alter database %I owner to postgres', current_database());
end
$$;

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
  metadata jsonb
);
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
