import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { AwaitDatum } from '@/components/await-datum'
import { ClosingRow } from '@/components/closing-row'
import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { NextStudyLink } from '@/features/case-studies/components/next-study-link'
import { StudyBanner } from '@/features/case-studies/components/study-banner'
import { StudyLayout } from '@/features/case-studies/components/study-layout'
import { usePageData, type PageRequest } from '@/lib/page-data'
import { PageTitle } from '@/seo/seo'

import { StudyOrRedirect } from './study-or-redirect'

export const data = {
  study: async ({ language, params: { slug = '' }, signal }: PageRequest) => {
    const { getStudy } = await import('@/features/case-studies/api/get-study')
    const found = await getStudy(slug, language, signal)
    if (!found) console.warn(`No published case study has the slug "${slug}"`)
    return found
  },
  next: async ({ language, params: { slug = '' }, signal }: PageRequest) => {
    const { getNextStudy } = await import('@/features/case-studies/api/get-next-study')
    return getNextStudy(slug, language, signal)
  },
}

export function Component() {
  const { t } = useTranslation('case-studies')
  const { slug } = useParams()
  const { study, next } = usePageData<typeof data>()
  const loading = (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <Spinner label={t('detail.loading')} />
    </>
  )
  return (
    <>
      {/* Without `key={slug}`, a visitor who opens the next study would see the old study, and not the spinner, until
          the next study is loaded. */}
      <StudyLayout
        key={slug}
        banner={
          <AwaitDatum datum={study} pending={<StudyBanner />} failed={() => null}>
            {(found) => found && <StudyBanner study={found} />}
          </AwaitDatum>
        }
      >
        <AwaitDatum datum={study} pending={loading} failed={() => <StudyOrRedirect study={null} />}>
          {(found) => <StudyOrRedirect study={found} />}
        </AwaitDatum>
        <AwaitDatum datum={next} pending={null} failed={() => null}>
          {(found) => found && <NextStudyLink study={found} />}
        </AwaitDatum>
      </StudyLayout>
      <ClosingRow title={t('detail.cta.title')} text={t('detail.cta.text')}>
        <PageLink page="for-companies" className={buttonVariants({ size: 'lg' })}>
          {t('detail.cta.button')}
        </PageLink>
      </ClosingRow>
    </>
  )
}
