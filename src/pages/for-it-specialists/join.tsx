import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { TideBand } from '@/components/art/tide-band'
import { button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

import { goToSignUp, SIGN_UP_ID } from './go-to-sign-up'

/** Where the page leads: back up to the sign-up form (spec 2). */
export function Join() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <section
      aria-labelledby="join"
      className="relative isolate overflow-hidden bg-tint py-section print:hidden"
    >
      <Container>
        <h2 id="join" className="max-w-[18ch] text-title">
          {t('cta.title')}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{t('cta.text')}</p>
        <a
          href={`#${SIGN_UP_ID}`}
          onClick={goToSignUp}
          className={button({ size: 'lg', className: 'mt-9 w-full sm:w-auto' })}
        >
          {t('cta.button')}
          <ArrowUp aria-hidden="true" className="size-5" />
        </a>
      </Container>
      <TideBand />
    </section>
  )
}
