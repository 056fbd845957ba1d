import { useState } from 'react'
import { Navigate, Outlet, useNavigate } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { Container } from '@/components/ui/container'
import { signOut } from '@/features/session/api/sign-out'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { adminPaths } from '@/routes'

import { texts } from '../texts'
import { useUnsavedChanges } from '../unsaved-changes'
import { AdminHeader } from './admin-header'

/** Frame and guard of the pages behind the sign-in: without a session it leads there. */
export function AdminLayout({ signedIn }: { signedIn: boolean }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { mayLeave, discard } = useUnsavedChanges()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    if (!(await mayLeave())) return
    setLeaving(true)
    try {
      await signOut()
      discard()
      await navigate(href(language, 'home'), { replace: true })
      notify({ tone: 'success', title: texts.header.signOutSuccess })
    } catch (error) {
      console.error('Could not sign out', error)
      notify({ tone: 'error', title: texts.header.signOutFailure })
      setLeaving(false)
    }
  }

  // Who signs out is on the way to the public site; the guard must not come in between.
  if (!signedIn && !leaving) return <Navigate to={adminPaths.signIn} replace />
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-small font-medium text-on-primary focus:translate-y-0"
      >
        {texts.skipToContent}
      </a>
      <AdminHeader leaving={leaving} onSignOut={() => void leave()} />
      <main id="content" tabIndex={-1}>
        <Container className="py-8 lg:py-12">
          <Outlet />
        </Container>
      </main>
    </>
  )
}
