import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

export function Press() {
  const { t } = useTranslation('about')
  const { t: tCommon } = useTranslation()
  return (
    <section aria-labelledby="press" className="pt-section">
      <Container>
        <div className="grid items-end gap-x-12 gap-y-8 rounded-surface bg-tint p-7 sm:p-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:p-14">
          <div>
            <Eyebrow>{t('press.eyebrow', { publication: company.press.publication })}</Eyebrow>
            <h2 id="press" className="max-w-[14.96em] text-title">
              {t('press.title')}
            </h2>
            <p className="mt-5 max-w-[36rem] text-lead text-muted">{t('press.text')}</p>
          </div>
          <a
            href={company.press.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'outline', className: 'justify-self-start' })}
          >
            {t('press.link')} <span className="sr-only">{tCommon('new_tab')}</span>
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </a>
        </div>
      </Container>
    </section>
  )
}
