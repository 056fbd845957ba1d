import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ImageWithFallback } from '@/components/image-with-fallback'
import { Chip } from '@/components/ui/chip'
import { languageFacts } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { bindShortWords } from '@/lib/bind-short-words'
import { formatLongDate } from '@/lib/format'

import type { PublishedStudy, SafeHtml } from '../model'

/** The texts of the study may be in another language than the page (D16). */
export function StudyArticle({ study }: { study: PublishedStudy }) {
  const { t } = useTranslation('case-studies')
  const pageLanguage = useLanguage()
  const { title, excerpt, category, content, client_name, about_company, published_at, language } = study
  const textLang = language === pageLanguage ? undefined : languageFacts[language].tag
  return (
    <article>
      <header className="max-w-[52rem]">
        {textLang && <p className="mb-5 text-small text-muted">{t('detail.only_in_english')}</p>}
        <div lang={textLang}>
          {category && <Chip>{category}</Chip>}
          <h1 tabIndex={-1} className="mt-5 text-title lg:text-[3.5rem]">
            {bindShortWords(title, language)}
          </h1>
          <p className="mt-6 text-lead text-muted">{bindShortWords(excerpt, language)}</p>
        </div>
        {published_at && (
          <p className="mt-6 text-small text-muted">
            {t('detail.published', { date: formatLongDate(published_at, pageLanguage) })}
          </p>
        )}
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="max-w-measure min-w-0" lang={textLang}>
          <RichText html={content} />
          <Testimonial study={study} />
        </div>
        {about_company && (
          <aside className="max-w-measure lg:sticky lg:top-28 lg:self-start">
            <h2 className="border-t-2 border-ink pt-5 text-heading">
              {t('detail.about_client', { client: client_name })}
            </h2>
            <div lang={textLang}>
              <RichText html={about_company} className="mt-4 text-small text-muted" />
            </div>
          </aside>
        )}
      </div>
    </article>
  )
}

export function RichText({ html, className = '' }: { html: SafeHtml; className?: string }) {
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}

function Testimonial({ study }: { study: PublishedStudy }) {
  const { t } = useTranslation('case-studies')
  const { testimonial_text, testimonial_author, testimonial_author_role, testimonial_image, language } = study
  if (!testimonial_text) return null
  return (
    <figure aria-label={t('detail.testimonial_label')} className="mt-12 rounded-surface bg-tint p-7 lg:p-10">
      <div role="img" aria-label={t('detail.stars')} className="flex gap-1 text-primary">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} aria-hidden="true" className="size-5 fill-current" />
        ))}
      </div>
      <blockquote className="mt-5 text-lead">
        <q>{bindShortWords(testimonial_text, language)}</q>
      </blockquote>
      {testimonial_author && (
        <figcaption className="mt-6 flex items-center gap-4 text-small">
          <ImageWithFallback
            src={testimonial_image}
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
            className="size-16 shrink-0 rounded-full object-cover ring-2 ring-ink/20"
          />
          <div>
            <p className="font-semibold">{testimonial_author}</p>
            <p className="text-muted">{testimonial_author_role}</p>
          </div>
        </figcaption>
      )}
    </figure>
  )
}
