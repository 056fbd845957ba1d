import { useTranslation } from 'react-i18next'

import { Carousel } from '@/components/carousel/carousel'
import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'

import { StoryCard, type StoryKey } from './story-card'

const MOVE_EVERY_MS = 5000
const stories = ['cloudtalk', 'powerful_medical', 'duos'] as const satisfies readonly StoryKey[]

export function SuccessStories() {
  const { t } = useTranslation('home')
  return (
    <Section
      eyebrow={t('stories.eyebrow')}
      title={t('stories.title')}
      aside={
        <PageLink page="case-studies" className={buttonVariants({ variant: 'outline' })}>
          {t('stories.all')}
        </PageLink>
      }
    >
      <Carousel
        label={t('stories.carousel_label')}
        delayMs={MOVE_EVERY_MS}
        slides={stories.map((story) => ({
          key: story,
          name: t(`stories.items.${story}.title`),
          content: <StoryCard story={story} />,
        }))}
      />
    </Section>
  )
}
