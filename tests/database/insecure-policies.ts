import {
  deviationsOf,
  draft,
  earlierVersion,
  membership,
  provenance,
  published,
  signedInNonAdmins,
  writeOperations,
  type InsecureChange,
} from './insecure-change.ts'

export const insecurePolicies: Record<string, InsecureChange> = {
  'disabled row-level security': {
    apply: 'alter table public.case_studies disable row level security',
    undo: 'alter table public.case_studies enable row level security',
    tables: [draft],
    deviations: [
      'public.case_studies: row-level security is disabled',
      ...deviationsOf(draft, ['anonymous'], ['select']),
      ...deviationsOf(draft, signedInNonAdmins, ['select', ...writeOperations]),
    ],
  },
  'disabled row-level security of a table that clients cannot write': {
    apply: 'alter table public.offers disable row level security',
    undo: 'alter table public.offers enable row level security',
    tables: ['an inactive offer', 'an active offer'],
    deviations: [
      'public.offers: row-level security is disabled',
      ...deviationsOf('an inactive offer', ['anonymous', ...signedInNonAdmins, 'administrator'], ['select']),
    ],
  },
  'a select policy with using (true)': {
    apply: `alter policy "Visitors read published case studies" on public.case_studies using (true)`,
    undo: `alter policy "Visitors read published case studies" on public.case_studies using (published)`,
    tables: [draft],
    deviations: deviationsOf(draft, ['anonymous'], ['select']),
  },
  'a select policy for signed-in users with using (true)': {
    apply: `alter policy "Signed-in users read published case studies, administrators all"
              on public.case_studies using (true)`,
    undo: `alter policy "Signed-in users read published case studies, administrators all"
             on public.case_studies using (published or (select private.is_admin()))`,
    tables: [draft],
    deviations: deviationsOf(draft, signedInNonAdmins, ['select']),
  },
  'a delete policy with using (true)': {
    apply: `alter policy "Administrators delete case studies" on public.case_studies using (true)`,
    undo: `alter policy "Administrators delete case studies" on public.case_studies
             using ((select private.is_admin()))`,
    tables: [published],
    deviations: deviationsOf(published, signedInNonAdmins, ['delete', 'delete every row']),
  },
  'select policies of offers with using (true)': {
    apply: `alter policy "Visitors read active offers" on public.offers using (true);
            alter policy "Signed-in users read active offers" on public.offers using (true)`,
    undo: `alter policy "Visitors read active offers" on public.offers using (status = 1);
           alter policy "Signed-in users read active offers" on public.offers using (status = 1)`,
    tables: ['an inactive offer'],
    deviations: deviationsOf(
      'an inactive offer',
      ['anonymous', ...signedInNonAdmins, 'administrator'],
      ['select'],
    ),
  },
  // The select policy is changed too, because Postgres updates and deletes only rows that the user may read.
  'storage policies that let every signed-in user change and delete images': {
    apply: `alter policy "Administrators list case-study images" on storage.objects
              using (bucket_id = 'case-studies');
            alter policy "Administrators change case-study images" on storage.objects
              using (bucket_id = 'case-studies') with check (bucket_id = 'case-studies');
            alter policy "Administrators delete case-study images" on storage.objects
              using (bucket_id = 'case-studies')`,
    undo: `alter policy "Administrators list case-study images" on storage.objects
             using (bucket_id = 'case-studies' and (select private.is_admin()));
           alter policy "Administrators change case-study images" on storage.objects
             using (bucket_id = 'case-studies' and (select private.is_admin()))
             with check (bucket_id = 'case-studies' and (select private.is_admin()));
           alter policy "Administrators delete case-study images" on storage.objects
             using (bucket_id = 'case-studies' and (select private.is_admin()))`,
    buckets: ['case-studies'],
    deviations: deviationsOf('case-studies', signedInNonAdmins, [
      'list',
      'create a signed URL',
      'move',
      'remove',
    ]),
    deviationsOverSql: deviationsOf('case-studies', signedInNonAdmins, ['list', 'replace', 'move', 'remove']),
  },
  'an insert policy with check (true)': {
    apply: `alter policy "Administrators create case studies" on public.case_studies with check (true)`,
    undo: `alter policy "Administrators create case studies" on public.case_studies
           with check ((select private.is_admin()))`,
    tables: [published],
    deviations: deviationsOf(published, signedInNonAdmins, ['insert', 'insert returning']),
  },
  'an insert policy for translations with check (true)': {
    apply: `create policy "Translations are created" on public.case_studies
              for insert to authenticated with check (source_digest is not null)`,
    undo: `drop policy "Translations are created" on public.case_studies`,
    tables: [provenance],
    deviations: deviationsOf(provenance, signedInNonAdmins, ['insert', 'insert returning']),
  },
  'an update policy that lets every signed-in user mark translations as read': {
    apply: `create policy "Translations are read" on public.case_studies
              for update to authenticated using (unread) with check (not unread)`,
    undo: `drop policy "Translations are read" on public.case_studies`,
    tables: [provenance],
    deviations: deviationsOf(provenance, signedInNonAdmins, ['update']),
  },
  'an update policy without with check': {
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
      ...deviationsOf(published, signedInNonAdmins, ['update']),
    ],
  },
  'a history of case studies that every signed-in user can read': {
    apply: `alter policy "Administrators read the history of case studies" on public.case_study_history using (true)`,
    undo: `alter policy "Administrators read the history of case studies" on public.case_study_history
             using ((select private.is_admin()))`,
    tables: [earlierVersion],
    deviations: deviationsOf(earlierVersion, signedInNonAdmins, ['select']),
  },
  'a history of case studies that administrators can delete': {
    apply: `grant delete on public.case_study_history to authenticated;
            create policy "Administrators delete the history" on public.case_study_history
              for delete to authenticated using ((select private.is_admin()))`,
    undo: `drop policy "Administrators delete the history" on public.case_study_history;
           revoke delete on public.case_study_history from authenticated`,
    tables: [earlierVersion],
    deviations: [
      'grant not listed: case_study_history, authenticated: delete',
      ...deviationsOf(earlierVersion, ['administrator'], ['delete', 'delete every row']),
    ],
  },
  'a policy that lets every user list the bucket': {
    apply: `create policy "Everybody lists" on storage.objects
              for select to anon, authenticated using (bucket_id = 'case-studies')`,
    undo: `drop policy "Everybody lists" on storage.objects`,
    buckets: ['case-studies'],
    deviations: deviationsOf(
      'case-studies',
      ['anonymous', ...signedInNonAdmins],
      ['list', 'create a signed URL'],
    ),
    deviationsOverSql: deviationsOf('case-studies', ['anonymous', ...signedInNonAdmins], ['list']),
  },
  'storage policies without a condition for the bucket': {
    apply: `alter policy "Administrators list case-study images" on storage.objects
              using ((select private.is_admin()));
            alter policy "Administrators upload case-study images" on storage.objects
              with check ((select private.is_admin()))`,
    undo: `alter policy "Administrators list case-study images" on storage.objects
             using (bucket_id = 'case-studies' and (select private.is_admin()));
           alter policy "Administrators upload case-study images" on storage.objects
             with check (bucket_id = 'case-studies' and (select private.is_admin()))`,
    buckets: ['private-bucket'],
    deviations: deviationsOf(
      'private-bucket',
      ['administrator'],
      ['list', 'download', 'create a signed URL', 'upload', 'upload with upsert', 'copy'],
    ),
    deviationsOverSql: deviationsOf('private-bucket', ['administrator'], ['list', 'upload']),
  },
  'a list of administrators that every signed-in user can read': {
    apply: `alter policy "A signed-in user learns whether they are an administrator" on public.admins using (true)`,
    undo: `alter policy "A signed-in user learns whether they are an administrator" on public.admins
             using (user_id = (select auth.uid()))`,
    tables: [membership],
    deviations: deviationsOf(membership, [...signedInNonAdmins, 'administrator'], ['select']),
  },
}
