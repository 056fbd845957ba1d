import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { Carousel } from '@/components/carousel/carousel'
import { PageLink } from '@/components/page-link'
import { Section } from '@/components/section'
import { buttonVariants } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'

const stories = [
  { story: 'cloudtalk', client: 'CloudTalk', slug: 'tb-cloudtalk' },
  { story: 'powerful_medical', client: 'Powerful Medical', slug: 'tb-powerful-medical' },
  { story: 'duos', client: 'Duos', slug: 'tb-duos' },
] as const

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
        delayMs={5000}
        restsWide
        slides={stories.map((item, index) => ({
          key: item.story,
          name: t(`stories.items.${item.story}.title`),
          content: <StoryCard {...item} mark={index} />,
        }))}
      />
    </Section>
  )
}

const results = ['first', 'second', 'third'] as const

function StoryCard({ story, client, slug, mark }: (typeof stories)[number] & { mark: number }) {
  const { t } = useTranslation('home')
  return (
    <article className="@container relative flex h-full flex-col rounded-surface border border-line bg-surface p-5 transition-colors hover:border-ink/40 sm:p-6 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 xl:flex-col xl:items-start">
        <ClientMark name={client} variant={mark} className="h-10 text-ink" />
        <Chip>{t(`stories.items.${story}.category`)}</Chip>
      </div>
      <h3 className="mt-6 text-heading lg:mt-8">{t(`stories.items.${story}.title`)}</h3>
      <p className="mt-3 mb-6 text-small text-muted">{t(`stories.items.${story}.description`)}</p>
      <dl className="mt-auto border-t border-line @sm:grid @sm:grid-cols-3 @sm:gap-x-5">
        {results.map((result) => (
          <div
            key={result}
            className="flex flex-col-reverse justify-end gap-x-3 gap-y-1 border-b border-line py-3 @[14.5rem]:flex-row-reverse @[14.5rem]:items-baseline @sm:flex-col-reverse @sm:items-stretch @sm:border-b-0 @sm:pt-5"
          >
            <dt className="text-small text-muted @[14.5rem]:min-h-[2lh] @sm:min-h-[4lh]">
              {t(`stories.items.${story}.results.${result}.label`)}
            </dt>
            <dd className="w-25 shrink-0 text-[1.75rem] leading-tight font-semibold tracking-[-0.02em] whitespace-nowrap @sm:w-auto @md:text-[2rem]">
              {t(`stories.items.${story}.results.${result}.figure`)}
            </dd>
          </div>
        ))}
      </dl>
      <PageLink
        page="case-study"
        params={{ slug }}
        aria-label={t('stories.read_more_about', { client })}
        className="mt-5 inline-flex items-center gap-2 text-small font-medium text-primary after:absolute after:inset-0 after:rounded-surface"
      >
        {t('stories.read_more')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </PageLink>
    </article>
  )
}
