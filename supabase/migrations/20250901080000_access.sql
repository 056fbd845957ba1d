-- The site does not use GraphQL, which some hosted projects offer to visitors.
drop extension if exists pg_graphql;

-- Many hosted projects grant the roles of the API every right on new objects in the schema `public`. The migrations
-- grant only what a role needs (D36).
revoke all on all tables in schema public from anon, authenticated, service_role, public;
revoke all on all sequences in schema public from anon, authenticated, service_role, public;
revoke all on all functions in schema public from anon, authenticated, service_role, public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- This default can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

-- The API exposes only the schema `public`, so /rpc cannot call the functions in this schema.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.admins enable row level security;

grant select on public.admins to authenticated;
grant select, insert, delete on public.admins to service_role;

create policy "A signed-in user learns whether they are an administrator" on public.admins
  for select to authenticated
  using (user_id = (select auth.uid()));

-- A removed administrator loses access immediately, even with a token that is still valid (D22).
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.admins where user_id = auth.uid()) $$;

grant execute on function private.is_admin() to authenticated;
