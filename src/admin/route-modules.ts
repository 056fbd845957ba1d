/** The route modules of the admin area. The router imports only this file, so that the admin area is one chunk. */
export * as area from './admin-area'
export * as itProjects from './it-projects/it-projects-page'
export * as layout from './layout/admin-layout'
export * as manager from './case-studies/manage-case-studies-page'
export * as newStudy from './case-studies/new-study-page'
export * as signIn from './sign-in/sign-in-page'
export * as study from './case-studies/study-page'
export { requireSession } from './session-guard'
