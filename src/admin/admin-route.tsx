import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Navigate, Route, Routes, useLoaderData } from 'react-router-dom'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { ToastSlot } from '@/components/toast/toast-slot'
import { Spinner } from '@/components/ui/spinner'
import { useSession } from '@/features/session/use-session'
import { detectLanguage } from '@/i18n/detect-language'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage, type Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'
import { adminPaths } from '@/routes'

import { ManageCaseStudiesPage } from './case-studies/manage-case-studies-page'
import { ItProjectsPage } from './it-projects/it-projects-page'
import { AdminLayout } from './layout/admin-layout'
import { SignInPage } from './sign-in/sign-in-page'
import { texts } from './texts'
import { UnsavedChangesProvider } from './unsaved-changes'
import { useScrollToTop } from './use-scroll-to-top'

export { AdminError as ErrorBoundary } from './admin-error'

/** The visitor's language, for the way back to the site. Shared components speak English here, as the area does. */
export async function loader(): Promise<Language> {
  await loadCatalogues(defaultLanguage, ['common', 'forms'])
  return detectLanguage()
}

/** The private area (spec 2). Addresses it does not know, `/tb_admin/auth` among them (D4), lead to the sign-in. */
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
            <Pages />
          </UnsavedChangesProvider>
        </ConfirmProvider>
        <ToastSlot />
      </I18nextProvider>
    </LanguageContext>
  )
}

function Pages() {
  const session = useSession()
  if (session === 'unknown') return <Spinner label={texts.loading} />
  const signedIn = session === 'signed-in'
  return (
    <Routes>
      <Route index element={signedIn ? <Navigate to={adminPaths.caseStudies} replace /> : <SignInPage />} />
      <Route element={<AdminLayout signedIn={signedIn} />}>
        <Route path="case-studies" element={<ManageCaseStudiesPage />} />
        <Route path="it-projects" element={<ItProjectsPage />} />
      </Route>
      <Route path="*" element={<Navigate to={adminPaths.signIn} replace />} />
    </Routes>
  )
}
