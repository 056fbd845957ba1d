import { buttonVariants } from '@/components/ui/button'
import type { TranslationScope } from '@/features/case-studies/api/create-translations'
import { defaultLanguage, languages } from '@/i18n/languages'

import { listTexts } from '../../texts/list'
import type { ListedStudy } from '../list/group-by-slug'

const texts = listTexts.translateAll

interface MissingLanguagesProps {
  studies: ListedStudy[]
  translating: boolean
  onTranslate: (scope: TranslationScope) => void
}

export function MissingLanguages({ studies, translating, onTranslate }: MissingLanguagesProps) {
  const translatable = studies.filter(({ versions }) => versions[defaultLanguage])
  const missing = languages.flatMap((language) => {
    const count = translatable.filter(({ versions }) => !versions[language]).length
    return count > 0 ? [{ language, count }] : []
  })
  if (missing.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-1.5">
      <p className="mr-1 text-small">{texts.label}</p>
      {missing.map(({ language, count }) => {
        const name = texts.language(language.toUpperCase(), count)
        return (
          <button
            key={language}
            type="button"
            aria-disabled={translating}
            aria-label={`${texts.label} ${name}`}
            onClick={() => !translating && onTranslate({ languages: [language] })}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
