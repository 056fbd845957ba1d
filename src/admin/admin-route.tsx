import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLoaderData } from 'react-router-dom'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { ToastSlot } from '@/components/toast/toast-slot'
import { Spinner } from '@/components/ui/spinner'
import { useSession } from '@/features/session/use-session'
import { detectLanguage } from '@/i18n/detect-language'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage, type Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'

import { texts } from './texts'
import { UnsavedChangesProvider } from './unsaved-changes'
import { useScrollToTop } from './use-scroll-to-top'

export { AdminError as ErrorBoundary } from './admin-error'

/** Loads the area's catalogues and returns the visitor's language, which the links to the public site use. */
export async function loader(): Promise<Language> {
  await loadCatalogues(defaultLanguage, ['common', 'forms'])
  return detectLanguage()
}

/** Frame of the admin area (spec 2). Shared components use English texts here, as the area's own texts mostly do. */
export function Component() {
  const language = useLoaderData<Language>()
  useScrollToTop()
  useEffect(() => {
    document.documentElement.lang = 'en'
  }, [])
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(defaultLanguage)}>
        <ConfirmProvider>
          <UnsavedChangesProvider>
            <PageForSession />
          </UnsavedChangesProvider>
        </ConfirmProvider>
        <ToastSlot />
      </I18nextProvider>
    </LanguageContext>
  )
}

/** Shows nothing of the area until the session is known, then passes on whether there is one. */
function PageForSession() {
  const session = useSession()
  if (session === 'unknown') return <Spinner label={texts.loading} />
  return <Outlet context={session === 'signed-in'} />
}
