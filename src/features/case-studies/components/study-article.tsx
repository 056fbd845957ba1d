import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '@/components/page-link'
import { Chip } from '@/components/ui/chip'
import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'
import { formatLongDate } from '@/lib/format'

import { resultsIn, splitFacts } from '../bold-lists'
import type { PublishedStudy } from '../model'
import { linksIn } from '../own-links'
import { AboutClient, Facts, NextStep, Results, RichText } from './study-facts'
import { StudyBanner } from './study-picture'
import { Testimonial } from './testimonial'

/** Sets `lang` on the texts of a study if their language is not the language of the page (D16). */
export function StudyArticle({ study }: { study: PublishedStudy }) {
  const { t } = useTranslation('case-studies')
  const pageLanguage = useLanguage()
  const { title, excerpt, category, published_at, language } = study
  const { facts, text } = splitFacts(linksIn(pageLanguage, study.content))
  const textLang = language === pageLanguage ? undefined : languageFacts[language].tag
  return (
    <article>
      <StudyHead banner={study.featured_image && <StudyBanner study={study} />}>
        {textLang && <p className="mb-5 text-small text-muted">{t('detail.only_in_english')}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label text-muted">
          {category && (
            <span lang={textLang}>
              <Chip>{category}</Chip>
            </span>
          )}
          {published_at && t('detail.published', { date: formatLongDate(published_at, pageLanguage) })}
        </div>
        <div lang={textLang}>
          <h1 tabIndex={-1} className="mt-3 text-title lg:mt-4 lg:text-[length:min(3.25rem,7.2cqi)]">
            {bindShortWords(title, language)}
          </h1>
          <p className="mt-3 text-lead text-muted lg:mt-4">{bindShortWords(excerpt, language)}</p>
        </div>
      </StudyHead>
      <Results results={resultsIn(text)} lang={textLang} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <div className="max-w-measure min-w-0 lg:row-span-2 lg:row-start-1" lang={textLang}>
          <RichText html={text} />
        </div>
        {/* After the text, so that the focus reaches the text first. In narrow windows it has no link, and is above. */}
        <div className="max-w-measure max-lg:order-first lg:sticky lg:top-28 lg:col-start-2 lg:row-start-2 lg:self-start">
          <Facts facts={facts} lang={textLang} />
          <NextStep />
        </div>
        <Testimonial study={study} lang={textLang} />
        <AboutClient study={study} lang={textLang} />
      </div>
    </article>
  )
}

interface StudyHeadProps {
  banner: ReactNode
  children: ReactNode
}

/**
 * On wide windows, the banner is beside the title, so that the results are on the first screen. The title is small
 * enough for the narrow column, so that it has few lines, and the same number with a fallback font.
 */
export function StudyHead({ banner, children }: StudyHeadProps) {
  const { t } = useTranslation('case-studies')
  return (
    <header>
      <BackLink page="case-studies">{t('detail.back')}</BackLink>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:items-start lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_45%]">
        <div className="@container max-w-[52rem]">{children}</div>
        {banner}
      </div>
    </header>
  )
}
