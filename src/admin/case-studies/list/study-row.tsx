import { Languages, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'

import { LanguageFlag } from '@/components/art/language-flag'
import { buttonVariants } from '@/components/ui/button'
import { languageFacts, languages, type Language } from '@/i18n/languages'

import { PublicPageLink } from '../public-page-link'
import { translationMarks } from '../translations/translation-marks'
import { useManagerPaths } from '../use-manager-paths'
import type { ListedStudy } from './listed-studies'

export interface StudyRowOptions {
  openSlug: string | undefined
  translating: boolean
  onTranslate: (study: ListedStudy) => void
  onDelete: (study: ListedStudy) => void
}

/** Memoised, so that typing in the search box does not render all rows again. */
export const StudyRow = memo(function StudyRow(props: StudyRowOptions & { study: ListedStudy }) {
  const { study, openSlug, translating, onTranslate, onDelete } = props
  const { slug, title, versions } = study
  const paths = useManagerPaths()
  const isOpen = openSlug === slug
  const isTranslatable = versions.en && languages.some((language) => !versions[language])
  const editLabel = isOpen ? 'Editing' : 'Edit'
  return (
    <div className="p-4" data-study={slug}>
      <h3 className="text-small font-semibold">{title}</h3>
      <p className="text-label break-all text-muted">{slug}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {languages.map((language) => (
          <VersionState key={language} study={study} language={language} />
        ))}
      </ul>
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
        {isTranslatable && (
          <button
            type="button"
            aria-disabled={translating}
            aria-label={`Translate: ${title}`}
            onClick={() => onTranslate(study)}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            <Languages aria-hidden="true" className="size-4" />
            Translate
          </button>
        )}
        <button
          type="button"
          aria-label={`Delete: ${title}`}
          onClick={() => onDelete(study)}
          className={buttonVariants({ variant: 'ghost', size: 'sm', tone: 'danger' })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </button>
      </div>
    </div>
  )
})

function VersionState({ study, language }: { study: ListedStudy; language: Language }) {
  const { slug, title, versions } = study
  const version = versions[language]
  const { name } = languageFacts[language]
  const state = version ? (version.published ? 'Published' : 'Draft') : 'Missing'
  return (
    <li title={`${name}: ${state}`} className="flex flex-col items-start gap-1.5 text-label">
      <LanguageFlag language={language} className={version ? '' : 'opacity-30 grayscale'} />
      <span className="sr-only">{name}: </span>
      {version?.published ? (
        <PublicPageLink
          slug={slug}
          language={language}
          label={state}
          of={`${title}, ${name}`}
          className="-my-1 py-1 font-medium text-primary underline"
        />
      ) : (
        <span className={version ? 'font-medium text-ink' : 'text-muted'}>{state}</span>
      )}
    </li>
  )
}

const markTexts = { unread: 'translation not read yet', outdated: 'English changed since' }

function TranslationMarks({ versions }: Pick<ListedStudy, 'versions'>) {
  return (
    <ul className="mt-3 text-label text-muted empty:hidden">
      {languages.map((language) => {
        const marks = translationMarks(versions[language], versions.en)
        return (
          marks.length > 0 && (
            <li key={language}>
              {language.toUpperCase()}: {marks.map((mark) => markTexts[mark]).join(', ')}
            </li>
          )
        )
      })}
    </ul>
  )
}
