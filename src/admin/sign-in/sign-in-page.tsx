import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'

import { BrandLogo } from '@/components/art/brand-logo'
import { company } from '@/config/company'
import { watchSession } from '@/features/session/api/session'

import { AdminHeading } from '../admin-heading'
import { readDrafts } from '../case-studies/editor/draft'
import { areaTexts } from '../texts/area'
import { SignInForm } from './sign-in-form'

export { redirectSignedIn as loader } from '../session-guard'

/** Shows the sign-in form (spec 2). When a session starts in any browser tab, runs the loader, which redirects. */
export function Component() {
  const { revalidate } = useRevalidator()
  useEffect(() => watchSession((signedIn) => void (signedIn && revalidate())), [revalidate])
  const hasDraft = useSyncExternalStore(subscribeToStorage, hasDrafts)
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-104 px-5 py-14 sm:py-24">
      <BrandLogo name={company.brand} />
      <div className="mt-8 rounded-surface border border-line bg-surface p-6 sm:p-8">
        <AdminHeading title={areaTexts.signIn.title} className="mb-6" />
        <SignInForm />
      </div>
      {hasDraft && <p className="mt-5 text-small text-muted">{areaTexts.signIn.draftKept}</p>}
    </main>
  )
}

const hasDrafts = () => readDrafts().length > 0

/**
 * Calls `onChange` when another browser tab changes local storage. There is no event for a change in this tab, such as
 * the draft that the study form saves when this page replaces it. The page still notices the draft, because
 * `useSyncExternalStore` reads the value again after the commit.
 */
function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
