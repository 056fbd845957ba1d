import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ImageWithFallback } from '@/components/image-with-fallback'
import { bindShortWords } from '@/lib/bind-short-words'

import type { PublishedStudy } from '../model'

const STARS = [1, 2, 3, 4, 5]

export function Testimonial({ study }: { study: PublishedStudy }) {
  const { t } = useTranslation('case-studies')
  const { testimonial_text, testimonial_author, testimonial_author_role, testimonial_image, language } = study
  if (!testimonial_text) return null
  return (
    <figure aria-label={t('detail.testimonial_label')} className="rounded-surface bg-tint p-7 lg:p-10">
      <div role="img" aria-label={t('detail.stars')} className="flex gap-1 text-primary">
        {STARS.map((star) => (
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
