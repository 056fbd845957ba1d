import { caseStudyFields } from './functions/_shared/contracts/case-study.ts'

// What the migrations grant to the roles of the API. A test compares it with the database, and `npm run check:deployment`
// with a hosted project.

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

const everybody = ['anon', 'authenticated', 'service_role']

/** The roles that may call a function of `public` */
export const functions = {
  claim_reminder: 'service_role',
  claim_submission: 'service_role',
  claim_turn: 'service_role',
  delete_suspected_submissions: 'authenticated',
  publication_state: everybody,
  resend_submissions: 'authenticated',
  restore_deleted_versions: 'authenticated',
  search_offers: 'anon',
  store_submission: 'service_role',
}

/** The roles that may call a function of `private`, through a policy or another function */
export const privateFunctions = {
  delete_suspected_submissions: 'authenticated',
  insert_deleted_versions: 'authenticated',
  is_admin: 'authenticated',
  offers_with_words: 'anon',
  publication_state: everybody,
  resend_submissions: 'authenticated',
  searchable_text: 'service_role',
  submission_counts: 'authenticated',
}
