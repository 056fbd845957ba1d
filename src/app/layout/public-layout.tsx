import { useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router-dom'

import { ToastSlot } from '@/components/toast/toast-slot'
import { PromotionSlot } from '@/features/promotion/promotion-slot'
import { i18nFor } from '@/i18n/i18n'
import { languageFacts, type Language } from '@/i18n/languages'
import { rememberLanguage } from '@/i18n/remember-language'
import { LanguageContext } from '@/i18n/use-language'

import { NavigationStatus } from './navigation-status'
import { RouteAnnouncer } from './route-announcer'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** The router's key of every page that the browser itself loaded: its path tells it from the one before. */
const FIRST_KEY = 'default'

/** Frame of every public page in one language: the address decides the language, nothing else. */
export function PublicLayout({ language }: { language: Language }) {
  useEffect(() => {
    document.documentElement.lang = languageFacts[language].tag
    rememberLanguage(language)
  }, [language])
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <SkipLink />
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter />
        <ScrollRestoration getKey={({ key, pathname }) => (key === FIRST_KEY ? pathname : key)} />
        <NavigationStatus />
        <RouteAnnouncer />
        <PromotionSlot />
        <ToastSlot />
      </I18nextProvider>
    </LanguageContext>
  )
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2 text-small font-medium text-on-primary focus:translate-y-0"
    >
      {t('skip_to_content')}
    </a>
  )
}
