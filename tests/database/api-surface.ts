import type { Persona } from '../setup/embedded-personas.ts'

/** The columns of `case_studies` that administrators may insert and update. */
const writableColumns = [
  'about_company',
  'category',
  'client_name',
  'content',
  'excerpt',
  'featured_image',
  'language',
  'published',
  'slug',
  'testimonial_author',
  'testimonial_author_role',
  'testimonial_image',
  'testimonial_text',
  'title',
]

/** The privileges by table and role. A privilege on single columns is listed once for each column. */
const privileges = {
  'admins, authenticated': ['select'],
  'admins, service_role': ['select', 'insert', 'delete'],
  'case_studies, anon': ['select'],
  'case_studies, authenticated': [
    'select',
    ...writableColumns.flatMap((column) => [`insert ${column}`, `update ${column}`]),
    'delete',
  ],
  'case_studies, service_role': ['select', 'insert', 'update', 'delete'],
  'offers, anon': ['select'],
  'offers, authenticated': ['select'],
  'offers, service_role': ['select', 'insert', 'update', 'delete'],
  'rate_limits, service_role': ['select', 'insert', 'update', 'delete'],
  'submissions, service_role': ['select', 'insert', 'update', 'delete'],
}

/** Every grant on a table or column of the schema `public`. */
export const expectedGrants = Object.entries(privileges).flatMap(([tableAndRole, list]) =>
  list.map((privilege) => `${tableAndRole}: ${privilege}`),
)

/** Every role that may execute a function of the schemas `public` and `private`. */
export const expectedExecuteGrants = [
  'private.count_submission, service_role',
  'private.is_admin, authenticated',
  'public.claim_submission, service_role',
  'public.store_submission, service_role',
]

/** The personas that may call a function through `/rpc`. No other function may be called. */
export const expectedRpcCallers: Record<string, Persona[]> = {
  claim_submission: ['service role'],
  store_submission: ['service role'],
}
