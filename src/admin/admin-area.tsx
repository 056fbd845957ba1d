import { useEffect, useRef, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLoaderData, useLocation, useNavigationType, useRouteError } from 'react-router-dom'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { ToastSlot } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { detectLanguage } from '@/i18n/detect-language'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage, type Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'

import { UnsavedChangesProvider } from './unsaved-changes'

// The texts of the admin area are not translated. Most are English, some are Slovak (D7) and need `lang="sk"`.

/** Loads the English texts of shared components. Returns the visitor's language, for the links to the public site. */
export async function loader(): Promise<Language> {
  await loadCatalogues(defaultLanguage, ['common', 'forms'])
  return detectLanguage()
}

/** Renders `children` before the page, so that a page can move the focus after `RouteAnnouncer` has moved it. */
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

const REDIRECT_DELAY_MS = 100

/** Scrolls to the top after a navigation to another path (spec 2), with a delay after a redirect (spec 4). */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shownPath = useRef(pathname)
  useEffect(() => {
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (isSamePage || navigation === 'POP') return
    const wait = navigation === 'REPLACE' ? REDIRECT_DELAY_MS : 0
    const timer = setTimeout(() => window.scrollTo(0, 0), wait)
    return () => clearTimeout(timer)
  }, [pathname, navigation])
}

export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => console.error('The admin area failed', error), [error])
  return (
    <main>
      <Container className="py-16">
        <h1 className="text-heading">Something went wrong</h1>
        <p className="mt-3 text-small text-muted">This part of the administration could not be shown.</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonVariants({ className: 'mt-6' })}
        >
          Reload the page
        </button>
      </Container>
    </main>
  )
}
