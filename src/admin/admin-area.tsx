import { useEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLoaderData } from 'react-router-dom'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { ToastSlot } from '@/components/toast/toast-slot'
import { detectLanguage } from '@/i18n/detect-language'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage, type Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'

import { UnsavedChangesProvider } from './unsaved-changes'
import { useScrollToTop } from './use-scroll-to-top'

export { AdminError as ErrorBoundary } from './admin-error'

/** Loads the catalogues of shared components. Returns the visitor's language, which links to the public site use. */
export async function loader(): Promise<Language> {
  await loadCatalogues(defaultLanguage, ['common', 'forms'])
  return detectLanguage()
}

/**
 * Renders what all pages of the admin area share (spec 2). Shared components are in English here, as most of the area's
 * own texts are.
 * @param children parts of the layout that the router provides; rendered before the page, so that an effect of the page
 * that moves the focus runs after theirs
 */
export function AdminArea({ children }: { children?: ReactNode }) {
  const language = useLoaderData<Language>()
  useScrollToTop()
  useEffect(() => {
    document.documentElement.lang = 'en'
  }, [])
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(defaultLanguage)}>
        {children}
        <ConfirmProvider>
          <UnsavedChangesProvider>
            <Outlet />
          </UnsavedChangesProvider>
        </ConfirmProvider>
        <ToastSlot />
      </I18nextProvider>
    </LanguageContext>
  )
}
