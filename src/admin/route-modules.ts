/** The router imports the admin area only through this file, so that all pages of the admin area are in one chunk. */
import './admin.css'

export * as area from './admin-area'
export * as itProjects from './it-projects-page'
export * as layout from './admin-layout'
export * as manager from './case-studies/manage-case-studies-page'
export * as signIn from './sign-in-page'
export * as study from './case-studies/study-page'
export { withWriteCount } from './fresh-data'
export { requireSession } from './sign-in-page'
export * as writes from './writes'
