import { replace, type LoaderFunctionArgs } from 'react-router-dom'

import { hasSession } from '@/features/session/api/session'
import { adminPaths } from '@/routes'

/** A redirect from one of these URLs to the sign-in has no `returnTo` (spec 4), unless the URL has a query. */
const withoutReturn: readonly string[] = [adminPaths.caseStudies, adminPaths.itProjects]

/** Middleware: redirects to the sign-in if there is no session. `returnTo` contains the requested path and query. */
export async function requireSession({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | undefined> {
  if (await hasSession()) return undefined
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\/$/, '') + search
  const query = withoutReturn.includes(path) ? '' : `?${new URLSearchParams({ returnTo: path })}`
  return replace(adminPaths.signIn + query)
}

/**
 * Loader of the sign-in page. If there is a session, redirects to the page in `returnTo`, or to the case studies if
 * `returnTo` is missing or is not in the admin area (D65).
 */
export async function redirectSignedIn({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!(await hasSession())) return null
  const target = new URL(request.url).searchParams.get('returnTo')
  return replace(target?.startsWith(`${adminPaths.signIn}/`) ? target : adminPaths.caseStudies)
}
