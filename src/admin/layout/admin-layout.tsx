import { useEffect, useRef, useState } from 'react'
import {
  Outlet,
  useLoaderData,
  useNavigate,
  useRevalidator,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { Container } from '@/components/ui/container'
import { isAdministrator, signOut, watchSession } from '@/features/session/api/session'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'

import { areaTexts } from '../texts/area'
import { useUnsavedChanges } from '../unsaved-changes'
import { AdminHeader } from './admin-header'
import { NoAccess } from './no-access'

export const loader = isAdministrator

/**
 * Runs `isAdministrator` again when the router reloads the data of the current URL, for example the list after a
 * deletion. Does not run it again when the URL changes.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export function Component() {
  const hasAccess = useLoaderData<typeof loader>()
  const { leaving, leave } = useSignOut()
  if (!hasAccess) return <NoAccess leaving={leaving} onSignOut={() => void leave()} />
  return (
    <>
      <AdminHeader leaving={leaving} onSignOut={() => void leave()} />
      <main id="content" tabIndex={-1}>
        <Container className="py-8 lg:py-12">
          <Outlet />
        </Container>
      </main>
    </>
  )
}

/**
 * Returns `leave`, which signs out, opens the public site and shows a toast (spec 4). `leave` asks first if there are
 * unsaved changes. If the session ends in another way, the hook revalidates the routes, so that `requireSession`
 * redirects to the sign-in.
 */
function useSignOut() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { mayLeave, discard } = useUnsavedChanges()
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const isLeaving = useRef(false)

  useEffect(
    // Does not revalidate if the session ends because of `leave`. Otherwise `requireSession` would redirect to the
    // sign-in instead of the public site.
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
      notify({ tone: 'success', title: areaTexts.header.signOutSuccess })
    } catch (error) {
      console.error('Could not sign out', error)
      notify({ tone: 'error', title: areaTexts.header.signOutFailure })
      setLeaving(false)
      isLeaving.current = false
    }
  }
  return { leaving, leave }
}
