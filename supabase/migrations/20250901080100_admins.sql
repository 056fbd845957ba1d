-- The administrators (D22). The README describes how to add one.
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

-- Returns whether the current user is an administrator. Reads the table on every request, so a removed administrator
-- loses access immediately, even with a token that is still valid.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.admins where user_id = auth.uid()) $$;

grant usage on schema private to authenticated;
grant execute on function private.is_admin() to authenticated;
