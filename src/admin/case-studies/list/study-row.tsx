import { cx } from 'class-variance-authority'
import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'

import { LanguageFlag } from '@/components/art/language-flag'
import { buttonVariants } from '@/components/ui/button'
import { languageFacts, languages } from '@/i18n/languages'

import { translationMarks, type TranslationMark } from '../translations/translation-marks'
import { formPath } from '../form-path'
import type { ListedStudy } from './listed-studies'

export interface StudyRowOptions {
  openSlug: string | undefined
  onDelete: (study: ListedStudy) => void
}

/** Memoised, so that typing in the search box does not render all rows again. */
export const StudyRow = memo(function StudyRow(props: StudyRowOptions & { study: ListedStudy }) {
  const { study, openSlug, onDelete } = props
  const { slug, title, versions } = study
  const isOpen = openSlug === slug
  const stateOf = (code: string) =>
    versions[code] ? (versions[code].published ? 'Published' : 'Draft') : 'Missing'
  return (
    <div className={cx('flex items-center gap-1 py-2 pr-1 pl-4', isOpen && 'bg-tint')} data-study={slug}>
      <div className="min-w-0 flex-1">
        <h3 title={title} className="truncate text-small font-semibold">
          {title}
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
          <ul className="flex gap-1">
            {languages.map((code) => (
              <li key={code} title={`${languageFacts[code].name}: ${stateOf(code)}`}>
                <LanguageFlag language={code} className={versions[code] ? '' : 'opacity-30 grayscale'} />
                <span className="sr-only">{`${languageFacts[code].name}: ${stateOf(code)}`}</span>
              </li>
            ))}
          </ul>
          <StudyState versions={versions} />
        </div>
      </div>
      <Link
        to={formPath(slug)}
        aria-current={isOpen ? 'page' : undefined}
        aria-label={`Edit: ${title}`}
        title="Edit"
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Link>
      <button
        type="button"
        aria-label={`Delete: ${title}`}
        title="Delete"
        onClick={() => onDelete(study)}
        className={buttonVariants({ variant: 'ghost', size: 'icon', tone: 'danger' })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
})

/** Such as `Published · Draft: SK · Not read: DE`. */
function StudyState({ versions }: Pick<ListedStudy, 'versions'>) {
  const stored = languages.filter((code) => versions[code])
  const drafts = stored.filter((code) => !versions[code]?.published)
  const marked = (mark: TranslationMark) =>
    stored.filter((code) => translationMarks(versions[code], versions.en).includes(mark))
  const named = (state: string, codes: string[]) =>
    codes.length > 0 && `${state}: ${codes.join(', ').toUpperCase()}`
  const isDraft = drafts.length === stored.length
  const details = [
    !isDraft && named('Draft', drafts),
    named('Not read', marked('unread')),
    named('English changed', marked('outdated')),
  ].filter(Boolean)
  return (
    <p>
      <span className={isDraft ? 'text-muted' : 'font-medium text-primary'}>
        {isDraft ? '○ Draft' : '● Published'}
      </span>
      {details.length > 0 && ` · ${details.join(' · ')}`}
    </p>
  )
}
