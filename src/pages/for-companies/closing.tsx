import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { TideBand } from '@/components/art/tide-band'
import { button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

import { goToRequest } from './go-to-request'

/** The way back to the request form; before the script runs, and in a new tab, the link does it alone. */
export function Closing() {
  const { t } = useTranslation('for-companies')
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate overflow-hidden bg-tint py-section print:hidden"
    >
      <Container>
        <h2 id="closing" className="max-w-[18ch] text-title">
          {t('closing.title')}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{t('closing.text')}</p>
        <a
          href="#request"
          className={button({ size: 'lg', className: 'mt-9' })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            goToRequest()
          }}
        >
          {t('closing.button')}
          <ArrowUp aria-hidden="true" className="size-5" />
        </a>
      </Container>
      <TideBand />
    </section>
  )
}
