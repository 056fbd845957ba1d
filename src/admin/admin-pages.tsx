import { Navigate, useOutletContext } from 'react-router-dom'

import { adminPaths } from '@/routes'

import { AdminLayout } from './layout/admin-layout'
import { SignInPage } from './sign-in/sign-in-page'

export { ManageCaseStudiesPage as CaseStudies } from './case-studies/manage-case-studies-page'
export { ItProjectsPage as ItProjects } from './it-projects/it-projects-page'

/** Whether there is a session; `admin-route.tsx` provides it. */
const useSignedIn = () => useOutletContext<boolean>()

/** Shows the sign-in, or redirects to the case studies if there is a session (spec 4). */
export function SignIn() {
  return useSignedIn() ? <Navigate to={adminPaths.caseStudies} replace /> : <SignInPage />
}

/** Layout of the pages that need a session. */
export function Guarded() {
  return <AdminLayout signedIn={useSignedIn()} />
}
