import { useTranslation } from 'react-i18next'

import { Eyebrow } from '@/components/section'
import { Container } from '@/components/ui/container'
import { company } from '@/config/company'

export function Story() {
  const { t } = useTranslation('about')
  return (
    <section aria-labelledby="story" className="pt-16 lg:pt-24">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <Eyebrow>{t('story.eyebrow')}</Eyebrow>
          <h2 id="story" className="max-w-[10.88em] text-title">
            {t('story.title')}
          </h2>
        </div>
        <div>
          <p className="max-w-measure text-heading">{t('story.beginning', { year: company.foundedYear })}</p>
          <div className="mt-8 grid gap-x-10 gap-y-5 text-muted md:grid-cols-2">
            <p>{t('story.habit')}</p>
            <p>{t('story.today')}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}
