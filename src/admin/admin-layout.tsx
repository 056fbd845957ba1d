import { cx } from 'class-variance-authority'
import { ArrowUpRight, LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  NavLink,
  Outlet,
  useLoaderData,
  useNavigate,
  useRevalidator,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'

import { BrandLogo } from '@/components/art/brand-logo'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { isAdministrator, signOut, watchSession } from '@/features/session/api/session'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { adminPaths } from '@/routes'

import { AdminHeading } from './admin-heading'
import { EnquiryStatus } from './enquiry-status'
import { useUnsavedChanges } from './unsaved-changes'

export const loader = isAdministrator

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** Shows "No access" instead of the admin pages if the signed-in user is not an administrator (D22). */
export function Component() {
  const hasAccess = useLoaderData<typeof loader>()
  const { leaving, leave } = useSignOut()
  return (
    <>
      {hasAccess && <AdminHeader leaving={leaving} onSignOut={() => void leave()} />}
      <main id="content" tabIndex={-1}>
        <Container className="py-8 lg:py-12">
          {hasAccess ? (
            <Outlet />
          ) : (
            <>
              <AdminHeading title="No access" />
              <p className="mt-3 text-small text-muted">
                This account is not an administrator of the site. Sign out, then sign in with another account.
              </p>
              <button
                type="button"
                disabled={leaving}
                onClick={() => void leave()}
                className={buttonVariants({ className: 'mt-6' })}
              >
                Sign Out
              </button>
            </>
          )}
        </Container>
      </main>
    </>
  )
}

const tab =
  'flex h-11 items-center border-b-2 border-transparent px-3 text-small text-muted transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:h-16 forced-colors:not-aria-[current=page]:border-b-0'

const action = cx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'max-sm:size-11 max-sm:px-0')

function AdminHeader({ leaving, onSignOut }: { leaving: boolean; onSignOut: () => void }) {
  const language = useLanguage()
  return (
    <header className="border-b border-line bg-surface">
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
          <a href={href(language, 'home')} target="_blank" rel="noreferrer" className={action}>
            <ArrowUpRight aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">View site</span>
          </a>
          <button type="button" disabled={leaving} onClick={onSignOut} className={action}>
            <LogOut aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">Sign Out</span>
          </button>
        </div>
      </Container>
      <EnquiryStatus />
    </header>
  )
}

/**
 * `leave` signs out and opens the public site (spec 4). If the session ends in another way, the hook revalidates the
 * routes, so that `requireSession` redirects to the sign-in.
 */
function useSignOut() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { mayLeave, discard } = useUnsavedChanges()
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const isLeaving = useRef(false)

  useEffect(
    // After `leave`, `requireSession` must not redirect to the sign-in.
    () => watchSession((signedIn) => void (signedIn || isLeaving.current || revalidate())),
    [revalidate],
  )

  const leave = async () => {
    if (!(await mayLeave())) return
    setLeaving(true)
    isLeaving.current = true
    try {
      await signOut()
      discard()
      await navigate(href(language, 'home'), { replace: true })
      notify({ tone: 'success', title: 'Signed out successfully' })
    } catch (error) {
      console.error('Could not sign out', error)
      notify({ tone: 'error', title: 'Failed to sign out' })
      setLeaving(false)
      isLeaving.current = false
    }
  }
  return { leaving, leave }
}
