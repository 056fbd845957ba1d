import { useTranslation } from 'react-i18next'

import { LifePicture } from '@/components/art/life-picture'
import { Carousel } from '@/components/carousel/carousel'
import { Section } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'

/** Delay of this carousel. Spec 9 gives no delay for it, so it has the delay of the carousel of case studies. */
const MOVE_EVERY_MS = 5000

const pictures = [
  { picture: 'whiteboard', variant: 0 },
  { picture: 'coding', variant: 1 },
  { picture: 'river', variant: 2 },
  { picture: 'cabin', variant: 3 },
  { picture: 'talk', variant: 4 },
] as const

type Picture = (typeof pictures)[number]

export function Life() {
  const { t } = useTranslation('for-it-specialists')
  const { t: tCommon } = useTranslation()
  return (
    <Section
      tone="sunken"
      eyebrow={t('life.eyebrow')}
      title={t('life.title')}
      intro={t('life.intro')}
      aside={
        <a
          href={company.social.instagram}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: 'outline' })}
        >
          {t('life.follow', { hashtag: company.hashtag })}{' '}
          <span className="sr-only">{tCommon('new_tab')}</span>
        </a>
      }
    >
      <Carousel
        label={t('life.carousel_label')}
        delayMs={MOVE_EVERY_MS}
        slides={pictures.map((item) => ({
          key: item.picture,
          name: t(`life.pictures.${item.picture}.caption`),
          content: <PictureSlide {...item} />,
        }))}
      />
    </Section>
  )
}

function PictureSlide({ picture, variant }: Picture) {
  const { t } = useTranslation('for-it-specialists')
  return (
    <figure>
      <div
        role="img"
        aria-label={t(`life.pictures.${picture}.alt`)}
        className="aspect-4/3 overflow-hidden rounded-surface"
      >
        <LifePicture variant={variant} />
      </div>
      <figcaption className="mt-3 text-small text-muted">{t(`life.pictures.${picture}.caption`)}</figcaption>
    </figure>
  )
}
