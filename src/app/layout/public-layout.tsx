import { Suspense, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet } from 'react-router-dom'

import { ToastSlot } from '@/components/toast/notify'
import { useIsWaiting } from '@/app/router/connection'
import { PromotionSlot } from '@/features/promotion/promotion-slot'
import { i18nFor } from '@/i18n/i18n'
import { languageFacts, type Language } from '@/i18n/languages'
import { LanguageContext, rememberLanguage } from '@/i18n/use-language'

import { MenuSheet } from './menu-sheet'
import { SkipLink } from './navigation'
import { NavigationStatus, RouteAnnouncer } from './navigation-status'
import { PageScroll } from './page-scroll'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

export function PublicLayout({ language }: { language: Language }) {
  useEffect(() => {
    const { tag } = languageFacts[language]
    // Even the same value would make the browser recalculate the styles of the whole page.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
    rememberLanguage(language)
  }, [language])
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <SkipLink />
        <SiteHeader />
        <MenuSheet />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <Suspense>
          <SiteFooter />
        </Suspense>
        <PageScroll />
        <NavigationStatus />
        <RouteAnnouncer />
        <PromotionSlot isPaused={useIsWaiting()} />
        <ToastSlot side="left" />
      </I18nextProvider>
    </LanguageContext>
  )
}
