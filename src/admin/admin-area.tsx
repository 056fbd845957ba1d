import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'

import { ConfirmProvider } from '@/components/confirm-dialog'
import { ToastSlot } from '@/components/toast/notify'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { defaultLanguage } from '@/i18n/languages'
import { followTheme } from '@/lib/theme'

// The texts of the admin area are not translated. Most are English, some are Slovak (D7) and need `lang="sk"`.

export async function loader(): Promise<null> {
  await loadCatalogues(defaultLanguage, ['common', 'forms'])
  return null
}

/** Renders `children` before the page, so that a page can move the focus after `RouteAnnouncer` has moved it. */
export function AdminArea({ children }: { children?: ReactNode }) {
  useScrollToTop()
  useEffect(() => {
    document.documentElement.lang = 'en'
    return followTheme()
  }, [])
  return (
    <I18nextProvider i18n={i18nFor(defaultLanguage)}>
      {children}
      <ConfirmProvider>
        <Outlet />
      </ConfirmProvider>
      <ToastSlot side="right" />
    </I18nextProvider>
  )
}

const REDIRECT_DELAY_MS = 100

/** Scrolls to the top when another path is opened (spec 2), but not by going back. Waits after a redirect (spec 4). */
export function useScrollToTop(): void {
  const location = useLocation()
  const { pathname } = location
  const { keepsFocus } = (location.state as { keepsFocus?: boolean } | null) ?? {}
  const navigation = useNavigationType()
  const scroll = useEffectEvent(() => {
    if (navigation === 'POP' || keepsFocus) return
    const wait = navigation === 'REPLACE' ? REDIRECT_DELAY_MS : 0
    const timer = setTimeout(() => window.scrollTo(0, 0), wait)
    return () => clearTimeout(timer)
  })
  useEffect(() => scroll(), [pathname])
}
