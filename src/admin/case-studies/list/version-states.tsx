import { LanguageFlag } from '@/components/art/language-flag'
import { languageFacts, languages } from '@/i18n/languages'

import { listTexts } from '../../texts/list'
import { PublicPageLink } from '../public-page-link'
import type { ListedStudy } from './group-by-slug'

export function VersionStates({ slug, title, versions }: ListedStudy) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
      {languages.map((language) => {
        const version = versions[language]
        const state = version ? (version.published ? 'published' : 'draft') : 'missing'
        const { name } = languageFacts[language]
        return (
          <li
            key={language}
            title={`${name}: ${listTexts[state]}`}
            className="flex flex-col items-start gap-1.5 text-label"
          >
            <LanguageFlag language={language} className={state === 'missing' ? 'opacity-30 grayscale' : ''} />
            <span className="sr-only">{name}: </span>
            {state === 'published' ? (
              <PublicPageLink
                slug={slug}
                language={language}
                label={listTexts.published}
                of={`${title}, ${name}`}
                className="-my-1 py-1 font-medium text-primary underline"
              />
            ) : (
              <span className={state === 'draft' ? 'font-medium text-ink' : 'text-muted'}>
                {listTexts[state]}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
