import { useEffect, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { replace, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import * as z from 'zod/mini'

import { BrandLogo } from '@/components/art/brand-logo'
import { FormField } from '@/components/form-field'
import { clearNotices, notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { company } from '@/config/company'
import { authErrorMessage, hasSession, signIn, watchSession } from '@/features/session/api/session'
import { adminPaths } from '@/routes'

import { AdminHeading } from './admin-heading'
import { readDrafts } from './case-studies/editor/draft'

/** A redirect from these paths to the sign-in has no `returnTo` (spec 4). */
const withoutReturn: readonly string[] = [adminPaths.caseStudies, adminPaths.itProjects]

/** Middleware of the admin pages. Without a session, redirects to the sign-in. */
export async function requireSession({ request }: { request: Request }) {
  if (await hasSession()) return
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/\/$/, '') + search
  const query = withoutReturn.includes(path) ? '' : `?${new URLSearchParams({ returnTo: path })}`
  return replace(adminPaths.signIn + query)
}

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await hasSession())) return null
  const target = new URL(request.url).searchParams.get('returnTo')
  return replace(target?.startsWith(`${adminPaths.signIn}/`) ? target : adminPaths.caseStudies)
}

/** When a session starts in any browser tab, runs the loader, which redirects. */
export function Component() {
  const { revalidate } = useRevalidator()
  useEffect(() => watchSession((signedIn) => void (signedIn && revalidate())), [revalidate])
  // `useState` would read the drafts too early: the study form stores its draft only when this page has replaced it.
  const hasDraft = useSyncExternalStore(doNotSubscribe, () => readDrafts().length > 0)
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-104 px-5 py-14 sm:py-24">
      <BrandLogo name={company.brand} />
      <div className="mt-8 rounded-surface border border-line bg-surface p-6 sm:p-8">
        <AdminHeading title="Admin sign-in" className="mb-6" />
        <SignInForm />
      </div>
      {hasDraft && (
        <p className="mt-5 text-small text-muted">
          Your unsaved text is kept in this browser. It is offered back once you have signed in.
        </p>
      )}
    </main>
  )
}

const doNotSubscribe = () => () => undefined

const credentialsSchema = z.object({ email: z.string(), password: z.string() })

/** The browser validates e-mail and password (spec 5). */
export function SignInForm() {
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (working) return
    setWorking(true)
    setFailure(undefined)
    clearNotices()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    try {
      await signIn(credentialsSchema.parse(fields))
      notify({ tone: 'success', title: 'Signed in successfully' })
    } catch (error) {
      console.error('Could not sign in', error)
      const message = authErrorMessage(error) ?? 'Failed to sign in'
      setFailure(message)
      notify({ tone: 'error', title: message })
      setWorking(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-5">
      <FormField required label="Email">
        {(field) => (
          <input
            {...field}
            required
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            className={inputVariants()}
          />
        )}
      </FormField>
      <FormField required label="Password">
        {(field) => (
          <input
            {...field}
            required
            name="password"
            type="password"
            autoComplete="current-password"
            className={inputVariants()}
          />
        )}
      </FormField>
      {failure && <p className="text-small text-danger">{failure}</p>}
      {/* Not `disabled`, because a disabled button loses the focus. */}
      <button type="submit" aria-disabled={working} className={buttonVariants({ className: 'w-full' })}>
        {working ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  )
}
