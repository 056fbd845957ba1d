import { cx } from 'class-variance-authority'
import { Check, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'

import { keysOf } from '@contracts/records'

import { PageLink } from '@/components/page-link'

import type { RemoteKind } from '../model'
import { readSearch, searchString, type OfferSearch } from '../search'
import { toggleKind, withoutKinds } from '../search-words'

const labels = {
  fully: 'search.kinds.fully',
  partly: 'search.kinds.partly',
  on_site: 'offer.remote.on_site',
} as const

interface RemoteKindLinksProps {
  search: OfferSearch
  /** `word` is the word of the search for the kind. */
  onToggle: (kind: RemoteKind, word: string) => void
}

/** D86. Links, which also work before hydration. A click on a link adds its word to the query, or removes it. */
export function RemoteKindLinks({ search, onToggle }: RemoteKindLinksProps) {
  const { t } = useTranslation('it-projects')
  // While the offers are loading, the links already show the new search.
  const next = useNavigation().location
  const { query, location } = next ? readSearch(new URLSearchParams(next.search)) : search
  const chosen = withoutKinds(query).kinds
  return (
    <div
      role="group"
      aria-label={t('search.kinds_label')}
      className="flex flex-wrap gap-2 sm:col-span-full lg:col-span-1 lg:self-end"
    >
      {keysOf(labels).map((kind) => {
        const word = t(labels[kind]).replaceAll('\u00a0', ' ')
        const isChosen = chosen.includes(kind)
        const Icon = isChosen ? Check : Plus
        const toggle = (event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onToggle(kind, word)
        }
        return (
          <PageLink
            key={kind}
            page="it-projects"
            search={searchString({ query: toggleKind(query, kind, word), location })}
            aria-current={isChosen ? 'true' : undefined}
            onClick={toggle}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-full border border-control-line bg-surface px-3 text-small transition-colors hover:border-ink aria-current:border-primary aria-current:bg-tint aria-current:font-medium sm:pr-4 lg:min-h-12"
          >
            <Icon aria-hidden="true" className={cx('size-4 text-primary', !isChosen && 'max-sm:hidden')} />
            {word}
          </PageLink>
        )
      })}
    </div>
  )
}
