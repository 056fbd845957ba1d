import type { ComponentProps } from 'react'
import { replace, useFetcher, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import * as z from 'zod/mini'

import { BrandLogo } from '@/components/art/brand-logo'
import { FormField } from '@/components/form-field'
import { clearNotice, notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { company } from '@/config/company'
import { authErrorMessage, hasSession, signIn } from '@/features/session/api/session'
import { adminPaths } from '@/routes'

import { AdminHeading } from './admin-heading'

/** Middleware of the admin pages. Without a session, redirects to the sign-in, which leads back to a study. */
export async function requireSession({ request, params }: LoaderFunctionArgs) {
  if (await hasSession()) return
  const { pathname, search } = new URL(request.url)
  const query = params.slug ? `?${new URLSearchParams({ returnTo: pathname + search })}` : ''
  return replace(adminPaths.signIn + query)
}

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await hasSession())) return null
  const target = new URL(request.url).searchParams.get('returnTo')
  return replace(target?.startsWith(`${adminPaths.signIn}/`) ? target : adminPaths.caseStudies)
}

const credentialsSchema = z.object({ email: z.string(), password: z.string() })

/** Returns what to say about a failure. After a success, the router runs `loader`, which redirects. */
export async function action({ request }: ActionFunctionArgs): Promise<string | null> {
  clearNotice()
  try {
    await signIn(credentialsSchema.parse(Object.fromEntries(await request.formData())))
  } catch (error) {
    console.error('Could not sign in', error)
    const title = authErrorMessage(error) ?? 'Failed to sign in'
    notify({ tone: 'error', title })
    return title
  }
  notify({ tone: 'success', title: 'Signed in successfully' })
  return null
}

export function Component() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-104 px-5 py-14 sm:py-24">
      <BrandLogo name={company.brand} />
      <div className="mt-8 rounded-surface border border-line bg-surface p-6 sm:p-8">
        <AdminHeading title="Admin sign-in" className="mb-6" />
        <SignInForm />
      </div>
      <p className="mt-5 text-small text-muted">
        Unsaved text is kept in this browser. You can restore it after you sign in.
      </p>
    </main>
  )
}

/** The browser validates e-mail and password (spec 2). */
function SignInForm() {
  const { Form, state, data: failure } = useFetcher<typeof action>()
  const isWorking = state !== 'idle'
  return (
    <Form method="post" className="space-y-5">
      <Credential label="Email" name="email" type="email" autoComplete="username" />
      <Credential label="Password" name="password" type="password" autoComplete="current-password" />
      {failure && !isWorking && <p className="text-small text-danger">{failure}</p>}
      {/* Not `disabled`, because a disabled button loses the focus. */}
      <button type="submit" aria-disabled={isWorking} className={buttonVariants({ className: 'w-full' })}>
        {isWorking ? 'Signing in...' : 'Sign In'}
      </button>
    </Form>
  )
}

function Credential({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <FormField required label={label}>
      {(field) => <input {...field} {...input} required className={inputVariants()} />}
    </FormField>
  )
}
