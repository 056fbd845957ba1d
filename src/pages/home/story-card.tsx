import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ClientMark } from '@/components/art/client-mark'
import { PageLink } from '@/components/page-link'
import { Chip } from '@/components/ui/chip'

export type StoryKey = 'cloudtalk' | 'powerful_medical' | 'duos'

const facts = {
  cloudtalk: { client: 'CloudTalk', slug: 'tb-cloudtalk', mark: 0 },
  powerful_medical: { client: 'Powerful Medical', slug: 'tb-powerful-medical', mark: 1 },
  duos: { client: 'Duos', slug: 'tb-duos', mark: 2 },
} as const

const results = ['first', 'second', 'third'] as const

/** Category, logo, description, three results and the way to the whole study (spec 2). */
export function StoryCard({ story }: { story: StoryKey }) {
  const { t } = useTranslation('home')
  const { client, slug, mark } = facts[story]
  return (
    <article className="relative flex h-full flex-col rounded-surface border border-line bg-surface p-6 transition-colors hover:border-ink/40 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <ClientMark name={client} variant={mark} className="h-10 text-ink" />
        <Chip>{t(`stories.items.${story}.category`)}</Chip>
      </div>
      <h3 className="mt-8 text-heading">{t(`stories.items.${story}.title`)}</h3>
      <p className="mt-3 text-small text-muted">{t(`stories.items.${story}.description`)}</p>
      <ul className="mt-6 mb-8 border-t border-line text-small tabular-nums">
        {results.map((result) => (
          <li key={result} className="border-b border-line py-2.5">
            {t(`stories.items.${story}.results.${result}`)}
          </li>
        ))}
      </ul>
      <PageLink
        page="case-study"
        params={{ slug }}
        aria-label={t('stories.read_more_about', { client })}
        className="mt-auto inline-flex items-center gap-2 text-small font-medium text-primary after:absolute after:inset-0 after:rounded-surface"
      >
        {t('stories.read_more')}
        <ArrowRight aria-hidden="true" className="size-4" />
      </PageLink>
    </article>
  )
}
