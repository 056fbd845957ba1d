import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ImageWithFallback } from '@/components/image-with-fallback'
import { bindShortWords } from '@/lib/bind-short-words'

import type { PublishedStudy } from '../model'

interface TestimonialProps {
  study: PublishedStudy
  lang: string | undefined
}

/** The five stars (spec 2) are a decoration: no client has given a rating. */
export function Testimonial({ study, lang }: TestimonialProps) {
  const { t } = useTranslation('case-studies')
  const { testimonial_text, testimonial_author, testimonial_author_role, testimonial_image, language } = study
  if (!testimonial_text) return null
  return (
    <figure
      aria-label={t('detail.testimonial_label')}
      className="mt-8 break-inside-avoid rounded-surface bg-tint p-6 lg:col-span-2 lg:mt-20 lg:px-16 lg:py-14"
    >
      <div aria-hidden="true" className="flex gap-1 text-primary">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} className="size-5 fill-current" />
        ))}
      </div>
      <blockquote
        lang={lang}
        className="mt-3 max-w-[52rem] text-lead text-pretty lg:mt-5 lg:text-[1.75rem] lg:leading-[1.4] lg:tracking-[-0.015em]"
      >
        <q>{bindShortWords(testimonial_text, language)}</q>
      </blockquote>
      {testimonial_author && (
        <figcaption lang={lang} className="mt-4 flex items-center gap-4 text-small lg:mt-8">
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
