import { I18nextProvider } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { BrandLogo } from '@/components/art/brand-logo'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { i18nFor } from '@/i18n/i18n'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'

import { ErrorPage } from './error-page'

/**
 * Shown instead of the layout and the page if a layout cannot be loaded or rendered. Its code and texts are in the
 * entry chunk, so that it needs no request.
 */
export function RootError() {
  const [, segment] = useLocation().pathname.split('/')
  const language = isLanguage(segment) ? segment : defaultLanguage
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <header className="border-b border-line">
          <Container className="flex h-16 items-center lg:h-18">
            <BrandLogo name={company.brand} />
          </Container>
        </header>
        <main>
          <ErrorPage />
        </main>
      </I18nextProvider>
    </LanguageContext>
  )
}
