import { caseStudyFields } from './functions/_shared/contracts/case-study.ts'

// What the migrations grant to the roles of the API. Tests compare it with the database (tests/database/grants.test.ts,
// rights.test.ts), and `npm run check:deployment` with a hosted project.

const readAndWrite = ['select', 'insert', 'update', 'delete']

/** The columns that administrators may write */
const writtenColumns = [
  ...['slug', 'language', 'published', 'source_digest', 'unread'],
  ...caseStudyFields.map(({ name }) => name),
]

/** The privileges on tables and views of `public`. A privilege on one column ends with the name of the column. */
export const relations = {
  admins: { authenticated: ['select'], service_role: ['select', 'insert', 'delete'] },
  case_studies: {
    anon: ['select'],
    authenticated: [
      ...['select', 'delete'],
      ...writtenColumns.flatMap((column) => [`insert ${column}`, `update ${column}`]),
    ],
    service_role: readAndWrite,
  },
  case_study_history: { authenticated: ['select'], service_role: ['select', 'delete'] },
  offer_locations: { anon: ['select'] },
  offers: { anon: ['select'], authenticated: ['select'], service_role: readAndWrite },
  rate_limits: { service_role: readAndWrite },
  submission_counts: { authenticated: ['select'] },
  submissions: { service_role: readAndWrite },
}

const visitors = ['anon'] as const
const users = ['authenticated'] as const
const service = ['service_role'] as const
const everybody = ['anon', 'authenticated', 'service_role'] as const

/** The roles that may call a function of `public` */
export const functions = {
  claim_reminder: service,
  claim_submission: service,
  claim_turn: service,
  delete_suspected_submissions: users,
  publication_state: everybody,
  resend_submissions: users,
  restore_deleted_versions: users,
  search_offers: visitors,
  store_submission: service,
}

/** The roles that may call a function of `private`, through a policy or another function */
export const privateFunctions = {
  delete_suspected_submissions: users,
  insert_deleted_versions: users,
  is_admin: users,
  offers_with_words: visitors,
  publication_state: everybody,
  resend_submissions: users,
  searchable_text: service,
  submission_counts: users,
}
