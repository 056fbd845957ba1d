import { useEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLoaderData } from 'react-router-dom'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { ToastSlot } from '@/components/toast/notify'
import { detectLanguage } from '@/i18n/detect-language'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage, type Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'

import { UnsavedChangesProvider } from './unsaved-changes'
import { useScrollToTop } from './use-scroll-to-top'

export { AdminError as ErrorBoundary } from './admin-error'

/** Loads the English texts of shared components. Returns the visitor's language, for the links to the public site. */
export async function loader(): Promise<Language> {
  await loadCatalogues(defaultLanguage, ['common', 'forms'])
  return detectLanguage()
}

/**
 * Wraps the pages of the admin area (spec 2) in their providers. Scrolls to the top after a navigation to another page,
 * but not after going back or forward. Sets `<html lang="en">`, and shared components show their English texts.
 * @param children components that the router adds, such as `RouteAnnouncer`. They are rendered before the page, so that
 * a page can move the focus after `RouteAnnouncer` has moved it.
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
        <ToastSlot side="right" />
      </I18nextProvider>
    </LanguageContext>
  )
}
