import { cx } from 'class-variance-authority'
import { ArrowUpRight, LogOut } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import {
  Form,
  NavLink,
  Outlet,
  replace,
  useLoaderData,
  useRevalidator,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'

import { BrandLogo } from '@/components/art/brand-logo'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { getSubmissionCounts } from '@/features/enquiries/api/submission-counts'
import { isAdministrator, signOut, watchRejection, watchSession } from '@/features/session/api/session'
import { detectLanguage } from '@/i18n/detect-language'
import { href } from '@/i18n/href'
import { adminPaths } from '@/routes'

import { AdminHeading } from './admin-heading'
import { attempt } from './attempt'
import { useTranslate } from './case-studies/translations/use-translate'
import { EnquiryStatus } from './enquiry-status'
import { useFreshData } from './fresh-data'
import { PublicationContext, PublicationLine, usePublication } from './publication'

const rejected = {
  tone: 'error',
  title: 'Your sign-in is no longer accepted. Please sign in again.',
  description: 'If this happens again, check date and time of this computer.',
} as const

const publicHome = () => href(detectLanguage(), 'home')

export async function loader() {
  const counts = getSubmissionCounts().catch((error: unknown) => {
    console.error('Could not load the numbers of undelivered enquiries', error)
    return 'failed' as const
  })
  return { hasAccess: await isAdministrator(), counts: await counts }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** Signs out (spec 4). As for a link, `useLeaveQuestion` asks first if there are unsaved changes. */
export async function signOutAction() {
  if (!(await attempt(signOut, 'Failed to sign out'))) return replace(adminPaths.caseStudies)
  notify({ tone: 'success', title: 'Signed out successfully' })
  return replace(publicHome())
}

/** Shows "No access" instead of the admin pages if the signed-in user is not an administrator (D22). */
export function Component() {
  const { hasAccess, counts } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useFreshData()
  const publication = usePublication(hasAccess)
  // Keeps the report of a run while another page is open.
  useTranslate()
  // `requireSession` then redirects to the sign-in.
  useEffect(() => watchSession(() => void revalidate()), [revalidate])
  useEffect(() => watchRejection(() => notify(rejected)), [])
  return (
    <PublicationContext value={publication}>
      {hasAccess && (
        <header className="border-b border-line bg-surface">
          <Navigation />
          <PublicationLine />
          <EnquiryStatus counts={counts} />
        </header>
      )}
      <main id="content" tabIndex={-1}>
        {/* No space at the end, so that the bar of a form stays at the end of the window, below the toasts. */}
        <Container className="pt-8 lg:pt-12">
          {hasAccess ? (
            <Outlet />
          ) : (
            <>
              <AdminHeading title="No access" />
              <p className="mt-3 mb-6 text-small text-muted">
                This account is not an administrator of the site. Sign out, then sign in with another account.
              </p>
              <SignOut className={buttonVariants()}>Sign Out</SignOut>
            </>
          )}
        </Container>
      </main>
    </PublicationContext>
  )
}

const tab =
  'flex h-11 items-center border-b-2 border-transparent px-3 text-small text-muted transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:h-16 forced-colors:not-aria-[current=page]:border-b-0'

const action = cx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'max-sm:size-11 max-sm:px-0')

function Navigation() {
  return (
    <Container className="flex flex-wrap items-center gap-x-8">
      <BrandLogo name={company.brand} />
      <nav aria-label="Administration" className="flex max-md:order-last max-md:-mx-3 max-md:w-full">
        <NavLink to={adminPaths.caseStudies} className={tab}>
          Case Studies
        </NavLink>
        <NavLink to={adminPaths.itProjects} lang="sk" className={tab}>
          IT Projekty
        </NavLink>
      </nav>
      <div className="ml-auto flex h-14 items-center gap-1 md:h-16">
        <a href={publicHome()} target="_blank" rel="noreferrer" className={action}>
          <ArrowUpRight aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">View site</span>
        </a>
        <SignOut className={action}>
          <LogOut aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Sign Out</span>
        </SignOut>
      </div>
    </Container>
  )
}

function SignOut({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Form method="post" action={`${adminPaths.signIn}/sign-out`}>
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  )
}
