import type { Persona } from '../setup/embedded-personas.ts'

const columnsThatAdministratorsWrite = [
  'about_company',
  'category',
  'client_name',
  'content',
  'excerpt',
  'featured_image',
  'language',
  'published',
  'slug',
  'source_digest',
  'testimonial_author',
  'testimonial_author_role',
  'testimonial_image',
  'testimonial_text',
  'title',
  'unread',
]

/** Key: table or view, and role. Value: privileges. A privilege on a single column ends with the name of the column. */
const privileges = {
  'admins, authenticated': ['select'],
  'admins, service_role': ['select', 'insert', 'delete'],
  'case_studies, anon': ['select'],
  'case_studies, authenticated': [
    'select',
    ...columnsThatAdministratorsWrite.flatMap((column) => [`insert ${column}`, `update ${column}`]),
    'delete',
  ],
  'case_studies, service_role': ['select', 'insert', 'update', 'delete'],
  'case_study_history, authenticated': ['select'],
  'case_study_history, service_role': ['select', 'delete'],
  'offer_locations, anon': ['select'],
  'offers, anon': ['select'],
  'offers, authenticated': ['select'],
  'offers, service_role': ['select', 'insert', 'update', 'delete'],
  'submission_counts, authenticated': ['select'],
  'rate_limits, service_role': ['select', 'insert', 'update', 'delete'],
  'submissions, service_role': ['select', 'insert', 'update', 'delete'],
}

export const expectedGrants = Object.entries(privileges).flatMap(([tableAndRole, list]) =>
  list.map((privilege) => `${tableAndRole}: ${privilege}`),
)

export const expectedExecuteGrants = [
  'private.insert_deleted_versions, authenticated',
  'private.is_admin, authenticated',
  'private.offers_with_words, anon',
  'private.resend_submissions, authenticated',
  'private.searchable_text, service_role',
  'private.submission_counts, authenticated',
  'public.claim_submission, service_role',
  'public.purge_expired, service_role',
  'public.resend_submissions, authenticated',
  'public.restore_deleted_versions, authenticated',
  'public.search_offers, anon',
  'public.store_submission, service_role',
]

/** Key: function. Value: the personas that may call the function through `/rpc`. Every other call must be denied. */
export const expectedRpcCallers: Record<string, Persona[]> = {
  claim_submission: ['service role'],
  purge_expired: ['service role'],
  resend_submissions: ['administrator'],
  restore_deleted_versions: ['administrator'],
  search_offers: ['anonymous'],
  store_submission: ['service role'],
}
