import { useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useLocation, useRouteError } from 'react-router-dom'

import { BrandLogo } from '@/components/art/brand-logo'
import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'
import { i18nFor } from '@/i18n/i18n'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'
import { toAppError } from '@/lib/app-error'
import { NoIndexSeo } from '@/seo/seo'

export function ErrorPage() {
  const { t } = useTranslation('error')
  const error = useRouteError()
  useEffect(() => console.error('The page failed', error), [error])
  const isOutdated = toAppError(error).code === 'chunk_load_error'
  const text = isOutdated ? t('outdated') : t('text')
  return (
    <PageHero title={t('title')} text={text}>
      <NoIndexSeo title={t('title')} description={text} />
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => window.location.reload()} className={buttonVariants()}>
          {t('reload')}
        </button>
        <PageLink page="home" reloadDocument className={buttonVariants({ variant: 'outline' })}>
          {t('home')}
        </PageLink>
      </div>
    </PageHero>
  )
}

/**
 * Replaces layout and page if a layout or an admin page fails. Its code and texts are loaded with the entry chunk, so
 * it needs no request.
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
