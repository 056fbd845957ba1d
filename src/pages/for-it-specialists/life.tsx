import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LifePicture } from '@/components/art/life-picture'
import { Carousel } from '@/components/carousel/carousel'
import { Section } from '@/components/section'
import { company } from '@/config/company'

const MOVE_EVERY_MS = 5000

const pictures = [
  { caption: 'whiteboard', variant: 0 },
  { caption: 'desk', variant: 1 },
  { caption: 'river', variant: 2 },
  { caption: 'cabin', variant: 3 },
  { caption: 'talk', variant: 4 },
] as const

/** Five pictures of life at the company, with its hashtag and the profile that shows more (spec 2). */
export function Life() {
  const { t } = useTranslation('for-it-specialists')
  return (
    <Section
      tone="sunken"
      eyebrow={t('life.eyebrow')}
      title={t('life.title')}
      intro={t('life.intro')}
      aside={<Profile />}
    >
      <Carousel
        label={t('life.carousel_label')}
        delay={MOVE_EVERY_MS}
        slideClassName="basis-[88%] pr-4 sm:basis-[62%] lg:basis-[44%] lg:pr-6"
        slides={pictures.map((picture) => ({ key: picture.caption, content: <Picture {...picture} /> }))}
      />
    </Section>
  )
}

function Picture({ caption, variant }: (typeof pictures)[number]) {
  const { t } = useTranslation('for-it-specialists')
  return (
    <figure>
      <div className="aspect-4/3 overflow-hidden rounded-surface">
        <LifePicture variant={variant} />
      </div>
      <figcaption className="mt-4 text-small text-muted">{t(`life.captions.${caption}`)}</figcaption>
    </figure>
  )
}

function Profile() {
  const { t } = useTranslation(['for-it-specialists', 'common'])
  return (
    <div>
      <p className="text-heading font-semibold text-primary">{company.hashtag}</p>
      <a
        href={company.social.instagram}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-8 items-center gap-1.5 text-small font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t('life.follow')}
        <span className="sr-only">{t('common:new_tab')}</span>
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </a>
    </div>
  )
}
