import { readFileSync } from 'node:fs'

import { deviationsOf, signedInNonAdmins, type InsecureChange } from './insecure-change.ts'

const migration = readFileSync(
  new URL('../../supabase/migrations/20250901080500_submissions.sql', import.meta.url),
  'utf8',
)

/**
 * Returns the SQL with which the migration `submissions` creates the function `name`, but with `create or replace
 * function` and without the part `without`.
 * @throws Error if the definition does not contain this part
 */
function definitionOf(name: string, { without = '' } = {}): string {
  const [definition = ''] =
    migration.match(new RegExp(`create function ${name}\\([^;]*?\\$\\$.*?\\$\\$;`, 's')) ?? []
  if (!definition.includes(without)) throw new Error(`${name} does not contain ${without}`)
  return definition.replace('create function', 'create or replace function').replace(without, '')
}

const denyOthers = `if not private.is_admin() then
    raise insufficient_privilege using message = 'only administrators send enquiries again';
  end if;`

export const insecureFunctions: Record<string, InsecureChange> = {
  'a function that returns the numbers of submissions to every signed-in user': {
    apply: definitionOf('private.submission_counts', { without: 'having private.is_admin()' }),
    undo: definitionOf('private.submission_counts'),
    resends: true,
    deviations: deviationsOf('submissions', signedInNonAdmins, ['read counts']),
  },
  'a function that lets every signed-in user send submissions again': {
    apply: definitionOf('private.resend_submissions', { without: denyOthers }),
    undo: definitionOf('private.resend_submissions'),
    resends: true,
    deviations: deviationsOf('submissions', signedInNonAdmins, ['resend']),
  },
  'grants that let visitors call the function and the view for the numbers of submissions': {
    apply: `grant select on public.submission_counts to anon;
            grant execute on function private.submission_counts to anon`,
    undo: `revoke select on public.submission_counts from anon;
           revoke execute on function private.submission_counts from anon`,
    resends: true,
    deviations: [
      'grant not listed: submission_counts, anon: select',
      'execute not listed: private.submission_counts, anon',
    ],
  },
}
