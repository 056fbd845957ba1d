import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { Chip } from '@/components/ui/chip'
import { Skeleton } from '@/components/ui/loading'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'
import { formatLongDate, isoTime } from '@/lib/format'

import type { StudySummary } from '../model'
import { StudyPicture } from './study-picture'

const pictureBox = 'aspect-16/10 w-full shrink-0 @xl:aspect-auto @xl:min-h-72 @xl:w-1/2'

/** The link to the study covers the whole card. */
export function StudyCard({ study, priority }: { study: StudySummary; priority?: boolean }) {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  const { slug, title, excerpt, category, featured_image, published_at } = study
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-surface border border-line bg-surface transition-colors hover:border-ink/40 @xl:flex-row">
      <StudyPicture image={featured_image} priority={priority} className={pictureBox} />
      <div className="flex flex-1 flex-col p-6 @xl:p-8">
        <div className="flex flex-wrap items-center justify-between gap-2 @max-xs:flex-col @max-xs:items-start">
          {category && <Chip>{category}</Chip>}
          {published_at && (
            <time dateTime={isoTime(published_at)} className="text-label text-muted">
              {formatLongDate(published_at, language)}
            </time>
          )}
        </div>
        <h2 className="mt-4 text-heading @4xl:text-title">{bindShortWords(title, language)}</h2>
        <p className="mt-3 mb-6 line-clamp-3 text-small text-muted">{bindShortWords(excerpt, language)}</p>
        <PageLink
          page="case-study"
          params={{ slug }}
          className="mt-auto inline-flex items-center gap-2 text-small font-medium text-primary after:absolute after:inset-0 after:rounded-surface"
        >
          <span aria-hidden="true">{t('list.read_more')}</span>
          <span className="sr-only">{t('list.read_more_about', { title })}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </PageLink>
      </div>
    </article>
  )
}

export function StudyCardSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-surface border border-line bg-surface @xl:flex-row">
      <div className={`bg-tint ${pictureBox}`} />
      <div className="flex-1 p-6 @xl:p-8">
        <Skeleton className="h-7 w-24 rounded-full @max-xs:mb-10" />
        <Skeleton className="mt-4 h-15" />
        <Skeleton className="mt-3 h-17" />
        <Skeleton className="mt-6 h-6 w-24" />
      </div>
    </div>
  )
}
