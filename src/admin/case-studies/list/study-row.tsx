import { Pencil, Trash2 } from 'lucide-react'

import { LanguageFlag } from '@/components/art/language-flag'
import { buttonVariants } from '@/components/ui/button'
import { languageFacts, languages } from '@/i18n/languages'

import { listTexts } from '../list-texts'
import type { StudyGroup } from './group-by-slug'

export interface StudyActions {
  /** Slug of the study that the form shows. */
  edited: string | null
  /** True while a study is being opened or deleted. */
  busy: boolean
  onEdit: (study: StudyGroup) => void
  onDelete: (study: StudyGroup) => void
}

/** A study: its title, its slug, the state of each language version, and what can be done with it. */
export function StudyRow({ study, edited, busy, onEdit, onDelete }: StudyActions & { study: StudyGroup }) {
  const { slug, title, versions } = study
  const isEdited = edited === slug
  const editLabel = isEdited ? listTexts.editing : listTexts.edit
  return (
    <div className="p-4" data-study={slug}>
      <h3 className="text-small font-semibold">{title}</h3>
      <p className="text-label break-all text-muted">{slug}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {languages.map((language) => {
          const version = versions[language]
          const state = version ? (version.published ? 'published' : 'draft') : 'missing'
          const { name } = languageFacts[language]
          return (
            <li
              key={language}
              title={`${name}: ${listTexts[state]}`}
              className="flex flex-col gap-1.5 text-label"
            >
              <LanguageFlag
                language={language}
                className={state === 'missing' ? 'opacity-30 grayscale' : ''}
              />
              <span className="sr-only">{name}: </span>
              <span className={looks[state]}>{listTexts[state]}</span>
            </li>
          )
        })}
      </ul>
      <div className="mt-3 -ml-2 flex gap-1">
        <button
          type="button"
          disabled={busy}
          aria-current={isEdited || undefined}
          aria-label={`${editLabel}: ${title}`}
          onClick={() => onEdit(study)}
          className={buttonVariants({ variant: isEdited ? 'secondary' : 'ghost', size: 'sm' })}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {editLabel}
        </button>
        <button
          type="button"
          disabled={busy}
          aria-label={`${listTexts.delete}: ${title}`}
          onClick={() => onDelete(study)}
          className={buttonVariants({ variant: 'ghost', size: 'sm', tone: 'danger' })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {listTexts.delete}
        </button>
      </div>
    </div>
  )
}

const looks = { published: 'font-medium text-primary', draft: 'font-medium text-ink', missing: 'text-muted' }
