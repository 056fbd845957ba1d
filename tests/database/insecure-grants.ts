import {
  deviationsOf,
  draft,
  membership,
  provenance,
  writeOperations,
  type InsecureChange,
} from './insecure-change.ts'

export const helperInPublic: InsecureChange = {
  apply: 'alter function private.is_admin() set schema public',
  undo: 'alter function public.is_admin() set schema private',
  deviations: [
    'execute not listed: public.is_admin, authenticated',
    'execute not in the database: private.is_admin, authenticated',
  ],
}

export const insecureGrants: Record<string, InsecureChange> = {
  'an extra grant': {
    apply: `grant update (id), truncate on public.case_studies to authenticated;
            grant insert on public.offers to anon`,
    undo: `revoke update (id), truncate on public.case_studies from authenticated;
           revoke insert on public.offers from anon`,
    deviations: [
      'grant not listed: case_studies, authenticated: truncate',
      'grant not listed: case_studies, authenticated: update id',
      'grant not listed: offers, anon: insert',
    ],
  },
  'a missing grant for the provenance of translations': {
    apply: 'revoke insert (unread), update (unread) on public.case_studies from authenticated',
    undo: 'grant insert (unread), update (unread) on public.case_studies to authenticated',
    tables: [provenance],
    deviations: [
      'grant not in the database: case_studies, authenticated: insert unread',
      'grant not in the database: case_studies, authenticated: update unread',
      ...deviationsOf(
        provenance,
        ['administrator'],
        ['insert', 'insert returning', 'update', 'upsert'],
        'is denied',
      ),
    ],
  },
  'an extra grant to the service role': {
    apply: 'grant update on public.admins to service_role',
    undo: 'revoke update on public.admins from service_role',
    tables: [membership],
    deviations: [
      'grant not listed: admins, service_role: update',
      ...deviationsOf(membership, ['service role'], ['update', 'upsert']),
    ],
  },
  'a helper function that every role can execute': {
    apply: 'grant execute on function private.is_admin() to public',
    undo: 'revoke execute on function private.is_admin() from public',
    deviations: [
      'execute not listed: private.is_admin, anon',
      'execute not listed: private.is_admin, service_role',
    ],
  },
  'a helper function that trusts the claims of the token': {
    apply: `create or replace function private.is_admin() returns boolean
              language sql stable security definer set search_path = ''
              as $$ select current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ? 'is_admin' $$`,
    undo: `create or replace function private.is_admin() returns boolean
             language sql stable security definer set search_path = ''
             as $$ select exists (select from public.admins where user_id = auth.uid()) $$`,
    tables: [draft],
    deviations: [
      ...deviationsOf(draft, ['user with forged metadata'], ['select', ...writeOperations]),
      ...deviationsOf(draft, ['administrator'], ['select', ...writeOperations], 'is denied'),
    ],
  },
  'a helper function in the schema public': helperInPublic,
}
