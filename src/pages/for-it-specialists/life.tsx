import { useTranslation } from 'react-i18next'

import { Carousel } from '@/components/carousel/carousel'
import { Section } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'

const pictures = ['whiteboard', 'coding', 'river', 'cabin', 'talk'] as const

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
        delayMs={5000}
        slides={pictures.map((picture) => ({
          key: picture,
          name: t(`life.pictures.${picture}.caption`),
          content: (
            <figure>
              <img
                src={`/life/${picture}.svg`}
                width={640}
                height={480}
                alt={t(`life.pictures.${picture}.alt`)}
                loading="lazy"
                className="aspect-4/3 w-full rounded-surface object-cover"
              />
              <figcaption className="mt-3 text-small text-muted">
                {t(`life.pictures.${picture}.caption`)}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  )
}
