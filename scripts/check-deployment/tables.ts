import { jsonOf, type Finding, type Project } from './deployment'

/** The tables that visitors may read. `hiddenRows` is a filter that matches the rows that visitors must not see. */
const publicTables = [
  { name: 'case_studies', hiddenRows: 'published=is.false', hidden: 'drafts of case studies' },
  { name: 'offers', hiddenRows: 'status=neq.1', hidden: 'inactive offers' },
]

export const closedTables = [
  'admins',
  'case_study_history',
  'rate_limits',
  'submission_counts',
  'submissions',
  'translation_leases',
]

const section = 'Create the database'

export async function checkTables(project: Project): Promise<Finding[]> {
  const findings = await Promise.all([
    ...publicTables.map((table) => checkPublicTable(project, table)),
    ...closedTables.map((name) => checkClosedTable(project, name)),
  ])
  return findings.flat()
}

const read = ({ url, publishableKey, send }: Project, query: string) =>
  send(`${url}/rest/v1/${query}`, { headers: { apikey: publishableKey } })

async function checkPublicTable(
  project: Project,
  { name, hiddenRows, hidden }: (typeof publicTables)[number],
) {
  const response = await read(project, `${name}?select=id&limit=1&${hiddenRows}`)
  if (response.status === 404) return [missingTable(project, name)]
  if (response.status !== 200) {
    return [
      {
        problem: `Visitors cannot read the table ${name} of ${project.url}: status ${response.status}.`,
        remedy:
          'Check that VITE_SUPABASE_PUBLISHABLE_KEY is the publishable key of this project, that the project is not paused, and that all migrations are pushed.',
        section,
      } as const,
    ]
  }
  const rows = await jsonOf(response)
  if (Array.isArray(rows) && rows.length === 0) return []
  return [openRights(`Visitors can read ${hidden} in ${project.url}.`)]
}

async function checkClosedTable(project: Project, name: string): Promise<Finding[]> {
  const response = await read(project, `${name}?select=*&limit=1`)
  if (response.status === 404) return [missingTable(project, name)]
  return response.ok ? [openRights(`Visitors can read the table ${name} of ${project.url}.`)] : []
}

const missingTable = ({ url }: Project, name: string): Finding => ({
  problem: `The table ${name} does not exist in ${url}.`,
  remedy: 'Push the migrations to this project.',
  section,
})

const openRights = (problem: string): Finding => ({
  problem,
  remedy:
    'A policy or grant was changed by hand. Compare the policies of the table with supabase/migrations/ and restore them.',
  section,
})
