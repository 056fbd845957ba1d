import { LanguageFlag } from '@/components/art/language-flag'
import { languageFacts, languages } from '@/i18n/languages'

import { texts } from '../texts'
import type { StudyGroup } from './group-by-slug'

/** A study: its title, its slug and the state of each language version. */
export function StudyRow({ study }: { study: StudyGroup }) {
  return (
    <div className="grid gap-3 p-4 sm:px-5 lg:grid-cols-[1fr_29rem] lg:items-center lg:gap-8">
      <div className="min-w-0">
        <h2 className="text-small font-semibold">{study.title}</h2>
        <p className="text-label text-muted">{study.slug}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {languages.map((language) => {
          const version = study.versions[language]
          const state = version ? (version.published ? 'published' : 'draft') : 'missing'
          const { name } = languageFacts[language]
          return (
            <li
              key={language}
              title={`${name}: ${texts.caseStudies[state]}`}
              className="flex flex-col gap-1.5 text-label lg:flex-row lg:items-center lg:gap-2"
            >
              <LanguageFlag
                language={language}
                className={state === 'missing' ? 'opacity-30 grayscale' : ''}
              />
              <span className="sr-only">{name}: </span>
              <span className={looks[state]}>{texts.caseStudies[state]}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const looks = { published: 'font-medium text-primary', draft: 'font-medium text-ink', missing: 'text-muted' }
