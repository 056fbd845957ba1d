import { useTranslation } from 'react-i18next'

import { ClosingRow } from '@/components/closing'
import { LoadError } from '@/components/load-error'
import { PageHero } from '@/components/page-hero'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { StudyCard, StudyCardSkeleton } from '@/features/case-studies/components/study-card'
import type { StudySummary } from '@/features/case-studies/model'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'
import { Seo } from '@/seo/seo'

export const data = {
  studies: async ({ language, signal }: PageRequest) => {
    const { listStudies } = await import('@/features/case-studies/api/list-studies')
    return listStudies(language, signal)
  },
}

export function Component() {
  const { t } = useTranslation('case-studies')
  const { studies } = usePageData<typeof data>()
  return (
    <>
      <Seo page="case-studies" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('list.eyebrow')} title={t('list.title')} text={t('list.intro')} />
      <Container className="pb-section">
        <AwaitDatum
          datum={studies}
          pending={<Loading />}
          failed={(code) => <LoadError title={t('list.failed')} code={code} />}
        >
          {(all) => <Studies studies={all} />}
        </AwaitDatum>
      </Container>
      <ClosingRow title={t('detail.cta.title')} text={t('detail.cta.text')}>
        <PageLink page="for-companies" className={buttonVariants({ size: 'lg' })}>
          {t('detail.cta.button')}
        </PageLink>
      </ClosingRow>
    </>
  )
}

/** Each item is a size container for its card. */
const gridClassName = 'grid grid-cols-1 gap-5 *:@container md:grid-cols-2 lg:grid-cols-3'

/** The first card is wider if the last row would have gaps. */
const itemClassName =
  'md:max-lg:first:nth-last-[odd]:col-span-2 lg:first:nth-last-[3n+1]:col-span-3 lg:first:nth-last-[3n+2]:col-span-2'

function Studies({ studies }: { studies: StudySummary[] }) {
  const { t } = useTranslation('case-studies')
  if (studies.length === 0) {
    return (
      <p className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center text-muted">
        {t('list.empty')}
      </p>
    )
  }
  return (
    <ul className={gridClassName}>
      {studies.map((study, index) => (
        <li key={study.slug} className={itemClassName}>
          <StudyCard study={study} priority={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  const { t } = useTranslation('case-studies')
  return (
    <div role="status">
      <span className="sr-only">{t('list.loading')}</span>
      <ul className={gridClassName}>
        {[1, 2, 3].map((skeleton) => (
          <li key={skeleton} className={itemClassName}>
            <StudyCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
