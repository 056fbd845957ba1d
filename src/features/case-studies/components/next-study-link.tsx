import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'

import type { NextStudy } from '../model'
import { StudyPicture } from './study-picture'

export function NextStudyLink({ study: { slug, title, featured_image, language } }: { study: NextStudy }) {
  const { t } = useTranslation('case-studies')
  const textLang = language === useLanguage() ? undefined : languageFacts[language].tag
  return (
    <PageLink
      page="case-study"
      params={{ slug }}
      className="mt-section flex overflow-hidden rounded-surface border border-line bg-surface transition-colors hover:border-ink/40 print:hidden"
    >
      <StudyPicture image={featured_image} className="w-64 shrink-0 max-sm:hidden" />
      <div className="flex flex-1 items-center justify-between gap-6 p-6 sm:min-h-40 sm:p-8">
        <div>
          <p className="text-small text-muted">{t('detail.next')}</p>
          <p lang={textLang} className="mt-2 text-heading font-semibold text-balance">
            {bindShortWords(title, language)}
          </p>
        </div>
        <ArrowRight aria-hidden="true" className="size-6 shrink-0 text-primary" />
      </div>
    </PageLink>
  )
}
