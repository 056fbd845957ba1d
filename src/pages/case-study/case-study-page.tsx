import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'

import { ClosingRow } from '@/components/closing'
import { PageLink } from '@/components/page-link'
import { ShellContent } from '@/components/shell-content'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Spinner } from '@/components/ui/loading'
import { StudyArticle, StudyHead } from '@/features/case-studies/components/study-article'
import { StudyBanner, StudyPicture } from '@/features/case-studies/components/study-picture'
import { articleData, studyMeta, type StudyOfPage, type StudySummary } from '@/features/case-studies/model'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'
import { AwaitDatum, usePageData, type PageRequest } from '@/lib/page-data'
import { StructuredData } from '@/seo/schema-org'
import { NoIndexSeo, Seo } from '@/seo/seo'

export const data = {
  study: async ({ language, params: { slug = '' }, signal }: PageRequest) => {
    const { getStudy } = await import('@/features/case-studies/api/get-study')
    const found = await getStudy(slug, language, signal)
    if (!found) console.warn(`No published case study has the slug "${slug}"`)
    return found
  },
  next: async ({ language, params: { slug = '' }, signal }: PageRequest) => {
    const { getNextStudy } = await import('@/features/case-studies/api/list-studies')
    return getNextStudy(slug, language, signal)
  },
}

export function Component() {
  const { t } = useTranslation('case-studies')
  const { slug } = useParams()
  const { study, next } = usePageData<typeof data>()
  return (
    <>
      {/* Without `key`, the old study would stay until the next one is loaded. */}
      <Container key={slug} className="min-h-svh pt-5 pb-section sm:pt-8">
        <AwaitDatum datum={study} pending={<Loading />} failed={() => <StudyOrRedirect study={null} />}>
          {(found) => <StudyOrRedirect study={found} />}
        </AwaitDatum>
        <AwaitDatum datum={next} pending={null} failed={() => null}>
          {(found) => found && <NextStudyLink study={found} />}
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

function Loading() {
  const { t } = useTranslation(['case-studies', 'common'])
  return (
    <StudyHead banner={<StudyBanner />}>
      <NoIndexSeo title={t('meta.title')} description={t('meta.description')} />
      <ShellContent title={t('common:not_found.title')} text={t('common:not_found.text')}>
        <Spinner label={t('detail.loading')} />
      </ShellContent>
    </StudyHead>
  )
}

function StudyOrRedirect({ study }: { study: StudyOfPage | null }) {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  if (!study) return <Navigate to={href(language, 'case-studies')} replace />
  return (
    <>
      <Seo
        {...studyMeta(study)}
        parent={{ page: 'case-studies', name: t('meta.title') }}
        pageLanguages={study.pageLanguages}
      />
      <StructuredData things={[articleData(study)]} />
      <StudyArticle study={study} />
    </>
  )
}

function NextStudyLink({ study: { slug, title, featured_image } }: { study: StudySummary }) {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  return (
    <PageLink
      page="case-study"
      params={{ slug }}
      className="mt-section flex overflow-hidden rounded-surface border border-line bg-surface transition-colors hover:border-ink/40 print:hidden"
    >
      <StudyPicture image={featured_image} className="w-64 shrink-0 max-sm:hidden" />
      <div className="flex flex-1 items-center justify-between gap-6 p-5 sm:min-h-40 sm:p-8">
        <div>
          <p className="text-small text-muted">{t('detail.next')}</p>
          <p className="mt-2 text-heading font-semibold text-balance">{bindShortWords(title, language)}</p>
        </div>
        <ArrowRight aria-hidden="true" className="size-6 shrink-0 text-primary" />
      </div>
    </PageLink>
  )
}
