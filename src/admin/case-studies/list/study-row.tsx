import { Languages, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import type { TranslationScope } from '@/features/case-studies/api/create-translations'
import { languages } from '@/i18n/languages'

import { listTexts } from '../../texts/list'
import { translationMarks } from '../translations/translation-marks'
import { useManagerPaths } from '../use-manager-paths'
import type { ListedStudy } from './group-by-slug'
import { VersionStates } from './version-states'

export interface StudyRowOptions {
  /** Slug of the study in the form. Undefined if the form is for a new study. */
  openSlug: string | undefined
  deleting: boolean
  /** True while a translation run is working, even if the run is for another study. */
  translating: boolean
  onTranslate: (scope: TranslationScope) => void
  onDelete: (study: ListedStudy) => void
}

/** Memoised, so that typing in the search box does not render all rows again. */
export const StudyRow = memo(function StudyRow({
  study,
  ...options
}: StudyRowOptions & { study: ListedStudy }) {
  const { openSlug, deleting, onDelete, translating, onTranslate } = options
  const { slug, title, versions } = study
  const paths = useManagerPaths()
  const isOpen = openSlug === slug
  const isIncomplete = versions.en && languages.some((language) => !versions[language])
  const editLabel = isOpen ? listTexts.editing : listTexts.edit
  return (
    <div className="p-4" data-study={slug}>
      <h3 className="text-small font-semibold">{title}</h3>
      <p className="text-label break-all text-muted">{slug}</p>
      <VersionStates {...study} />
      <TranslationMarks versions={versions} />
      <div className="mt-3 -ml-2 flex flex-wrap gap-1">
        <Link
          to={paths.study(slug)}
          aria-current={isOpen ? 'page' : undefined}
          aria-label={`${editLabel}: ${title}`}
          className={buttonVariants({ variant: isOpen ? 'secondary' : 'ghost', size: 'sm' })}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {editLabel}
        </Link>
        {isIncomplete && (
          <button
            type="button"
            aria-disabled={translating}
            aria-label={`${listTexts.translate}: ${title}`}
            onClick={() => !translating && onTranslate({ slug })}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            <Languages aria-hidden="true" className="size-4" />
            {listTexts.translate}
          </button>
        )}
        <button
          type="button"
          disabled={deleting}
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
})

function TranslationMarks({ versions }: Pick<ListedStudy, 'versions'>) {
  const marked = languages.flatMap((language) => {
    const version = versions[language]
    const marks = version ? translationMarks(version, versions.en) : []
    return marks.length > 0 ? [{ language, marks }] : []
  })
  if (marked.length === 0) return null
  return (
    <ul className="mt-3 text-label text-muted">
      {marked.map(({ language, marks }) => (
        <li key={language}>
          {language.toUpperCase()}: {marks.map((mark) => listTexts.marks[mark]).join(', ')}
        </li>
      ))}
    </ul>
  )
}
