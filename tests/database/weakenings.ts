/** A fault that a migration could bring in, and what the checks of the rights say to it. */
export interface Weakening {
  apply: string
  undo: string
  /** Subjects of table-rights.ts that are tried. */
  tables?: string[]
  /** Buckets of bucket-rights.ts that are tried. */
  buckets?: string[]
  deviations: string[]
  /** Where it differs: the storage API asks for more than the policy of its operation. */
  deviationsOverSql?: string[]
}

const users = ['signed-in user', 'user with forged metadata', 'removed administrator']
const writing = ['insert', 'insert returning', 'update', 'upsert', 'delete', 'delete every row']
const draft = 'a case study in draft'
const published = 'a published case study'
const membership = 'the membership of another administrator'

/** One line for each persona and operation. */
const cells = (subject: string, personas: string[], operations: string[], fault = 'succeeds') =>
  personas.flatMap((persona) =>
    operations.map((operation) => `${subject}, ${persona}: ${operation} ${fault}`),
  )

export const helperInPublic: Weakening = {
  apply: 'alter function private.is_admin() set schema public',
  undo: 'alter function public.is_admin() set schema private',
  deviations: [
    'execute in excess: public.is_admin, authenticated',
    'execute missing: private.is_admin, authenticated',
  ],
}

export const weakenings: Record<string, Weakening> = {
  'row-level security off': {
    apply: 'alter table public.case_studies disable row level security',
    undo: 'alter table public.case_studies enable row level security',
    tables: [draft],
    deviations: [
      'public.case_studies: row-level security is off',
      ...cells(draft, ['anonymous'], ['select']),
      ...cells(draft, users, ['select', ...writing]),
    ],
  },
  'row-level security off, where no client role may write': {
    apply: 'alter table public.offers disable row level security',
    undo: 'alter table public.offers enable row level security',
    tables: ['an inactive offer', 'an active offer'],
    deviations: [
      'public.offers: row-level security is off',
      ...cells('an inactive offer', ['anonymous', ...users, 'administrator'], ['select']),
    ],
  },
  'using (true)': {
    apply: `alter policy "Visitors read published case studies" on public.case_studies using (true)`,
    undo: `alter policy "Visitors read published case studies" on public.case_studies using (published)`,
    tables: [draft],
    deviations: cells(draft, ['anonymous'], ['select']),
  },
  'with check (true)': {
    apply: `alter policy "Administrators create case studies" on public.case_studies with check (true)`,
    undo: `alter policy "Administrators create case studies" on public.case_studies
           with check ((select private.is_admin()))`,
    tables: [published],
    deviations: cells(published, users, ['insert', 'insert returning']),
  },
  'a missing with check': {
    apply: `drop policy "Administrators change case studies" on public.case_studies;
            create policy "Administrators change case studies" on public.case_studies
              for update to authenticated using (published or (select private.is_admin()))`,
    undo: `drop policy "Administrators change case studies" on public.case_studies;
           create policy "Administrators change case studies" on public.case_studies
             for update to authenticated
             using ((select private.is_admin())) with check ((select private.is_admin()))`,
    tables: [published],
    deviations: [
      'public.case_studies, "Administrators change case studies": has no with check',
      ...cells(published, users, ['update']),
    ],
  },
  'an extra grant': {
    apply: `grant update (id), truncate on public.case_studies to authenticated;
            grant insert on public.offers to anon`,
    undo: `revoke update (id), truncate on public.case_studies from authenticated;
           revoke insert on public.offers from anon`,
    deviations: [
      'grant in excess: case_studies, authenticated: truncate',
      'grant in excess: case_studies, authenticated: update id',
      'grant in excess: offers, anon: insert',
    ],
  },
  'an extra grant to the service role': {
    apply: 'grant update on public.admins to service_role',
    undo: 'revoke update on public.admins from service_role',
    tables: [membership],
    deviations: [
      'grant in excess: admins, service_role: update',
      ...cells(membership, ['service role'], ['update', 'upsert']),
    ],
  },
  'a listable bucket': {
    apply: `create policy "Everybody lists" on storage.objects
              for select to anon, authenticated using (bucket_id = 'case-studies')`,
    undo: `drop policy "Everybody lists" on storage.objects`,
    buckets: ['case-studies'],
    deviations: cells('case-studies', ['anonymous', ...users], ['list', 'sign an address']),
    deviationsOverSql: cells('case-studies', ['anonymous', ...users], ['list']),
  },
  'policies that forget the bucket': {
    apply: `alter policy "Administrators list case-study images" on storage.objects
              using ((select private.is_admin()));
            alter policy "Administrators upload case-study images" on storage.objects
              with check ((select private.is_admin()))`,
    undo: `alter policy "Administrators list case-study images" on storage.objects
             using (bucket_id = 'case-studies' and (select private.is_admin()));
           alter policy "Administrators upload case-study images" on storage.objects
             with check (bucket_id = 'case-studies' and (select private.is_admin()))`,
    buckets: ['private-papers'],
    deviations: cells(
      'private-papers',
      ['administrator'],
      ['list', 'download', 'sign an address', 'upload', 'upload with upsert', 'copy'],
    ),
    deviationsOverSql: cells('private-papers', ['administrator'], ['list', 'upload']),
  },
  'an open helper': {
    apply: 'grant execute on function private.is_admin() to public',
    undo: 'revoke execute on function private.is_admin() from public',
    deviations: [
      'execute in excess: private.is_admin, anon',
      'execute in excess: private.is_admin, service_role',
    ],
  },
  'a helper that believes the token': {
    apply: `create or replace function private.is_admin() returns boolean
              language sql stable security definer set search_path = ''
              as $$ select current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ? 'is_admin' $$`,
    undo: `create or replace function private.is_admin() returns boolean
             language sql stable security definer set search_path = ''
             as $$ select exists (select from public.admins where user_id = auth.uid()) $$`,
    tables: [draft],
    deviations: [
      ...cells(draft, ['user with forged metadata'], ['select', ...writing]),
      ...cells(draft, ['administrator'], ['select', ...writing], 'is refused'),
    ],
  },
  'readable admins': {
    apply: `alter policy "A signed-in user learns whether they are an administrator" on public.admins using (true)`,
    undo: `alter policy "A signed-in user learns whether they are an administrator" on public.admins
             using (user_id = (select auth.uid()))`,
    tables: [membership],
    deviations: cells(membership, [...users, 'administrator'], ['select']),
  },
  'a helper in public': helperInPublic,
}
