import { replace, type LoaderFunctionArgs } from 'react-router-dom'

import { hasSession } from '@/features/session/api/session'
import { adminPaths } from '@/routes'

const RETURN_TO = 'returnTo'

/** A redirect from one of these URLs to the sign-in has no `returnTo` (spec 4), unless the URL has a query. */
const withoutReturn: readonly string[] = [adminPaths.caseStudies, adminPaths.itProjects]

/**
 * Middleware of the pages that need a session. Redirects to the sign-in if there is no session. Adds the requested path
 * and query to the redirect as the parameter `returnTo`, except for the URLs in `withoutReturn`.
 */
export async function requireSession({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | undefined> {
  if (await hasSession()) return undefined
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\/$/, '') + search
  const query = withoutReturn.includes(path) ? '' : `?${new URLSearchParams({ [RETURN_TO]: path })}`
  return replace(adminPaths.signIn + query)
}

/**
 * Loader of the sign-in page. If there is a session, redirects to the page in `returnTo`, or to the case studies if
 * `returnTo` is missing or is not in the admin area (spec 4).
 */
export async function redirectSignedIn({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!(await hasSession())) return null
  const target = new URL(request.url).searchParams.get(RETURN_TO)
  return replace(target?.startsWith(`${adminPaths.signIn}/`) ? target : adminPaths.caseStudies)
}
