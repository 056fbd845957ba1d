import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, useParams } from 'react-router-dom'

import { LanguageFlag } from '@/components/art/language-flag'
import { useConfirm } from '@/components/confirm-dialog'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { languageFacts, languages } from '@/i18n/languages'
import { formatTime } from '@/lib/format'
import { textSearch } from '@/lib/text-search'

import { AdminNotice } from '../../admin-heading'
import { IconButton } from '../../button'
import { useWrite } from '../../writes'
import { readDrafts } from '../editor/draft'
import { focusList, formPath, useOpenNewForm } from '../form-navigation'
import { changedAt, isPublic, stateOf, type ListedStudy } from './listed-studies'

const SEARCHED_FROM = 10

export function StudyList({ studies }: { studies: ListedStudy[] }) {
  const [query, setQuery] = useState('')
  const { isDeleting, remove } = useDeleteStudy()
  if (studies.length === 0) return <AdminNotice lang="sk">Zatiaľ žiadne case studies.</AdminNotice>

  const matches = textSearch(query)
  const shown = studies.filter((study) => {
    const versions = Object.values(study.versions).filter((version) => version !== undefined)
    const texts = versions.flatMap(({ title, client_name }) => [title, client_name])
    return matches([study.slug, stateOf(study), ...texts])
  })
  return (
    <>
      {studies.length >= SEARCHED_FROM && (
        <input
          type="search"
          aria-label="Search title, client, slug or status"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search title, client, slug or status"
          className={inputVariants({ className: 'mt-3' })}
        />
      )}
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'mt-3 text-small text-muted'}>
        {shown.length === 0 ? 'No case study matches.' : `Case studies: ${shown.length}`}
      </p>
      <ul className="mt-3 divide-y divide-line rounded-surface border border-line bg-surface empty:hidden">
        {shown.map((study) => (
          <li
            key={study.slug}
            data-study={study.slug}
            className="flex items-center gap-1 py-2 pr-1 pl-4 [contain-intrinsic-block-size:auto_4rem] [content-visibility:auto] has-aria-[current=page]:bg-tint forced-colors:has-aria-[current=page]:border-l-4"
          >
            <StudyRow study={study} isDeleting={isDeleting} onDelete={() => void remove(study)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface StudyRowProps {
  study: ListedStudy
  /** This study or another one is being deleted. */
  isDeleting: boolean
  onDelete: () => void
}

function StudyRow({ study, isDeleting, onDelete }: StudyRowProps) {
  const { slug, title, versions } = study
  return (
    <>
      <div className="min-w-0 flex-1">
        <h3 className="text-small font-semibold wrap-anywhere">
          <Link to={formPath(slug)} className="hover:underline">
            {title}
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
          <ul className="flex gap-1">
            {languages.map((code) => {
              const version = versions[code]
              const stateOfVersion = version ? (version.published ? 'Published' : 'Draft') : 'Missing'
              const name = `${languageFacts[code].name}: ${stateOfVersion}`
              return (
                <li key={code} title={name}>
                  <LanguageFlag language={code} className={version ? '' : 'opacity-30 grayscale'} />
                  <span className="sr-only">{name}</span>
                </li>
              )
            })}
          </ul>
          <p className={isPublic(study) ? 'font-medium text-primary' : 'text-muted'}>{stateOf(study)}</p>
          <p className="text-muted tabular-nums">Changed {formatTime(changedAt(study))}</p>
        </div>
      </div>
      <NavLink
        to={formPath(slug)}
        aria-label={`Edit: ${title}`}
        title="Edit"
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <Pencil className="size-4" />
      </NavLink>
      <IconButton
        tone="danger"
        aria-label={`Delete: ${title}`}
        title="Delete"
        aria-disabled={isDeleting}
        onClick={onDelete}
      >
        <Trash2 className="size-4" />
      </IconButton>
    </>
  )
}

/** Returns a function that deletes a study in all languages after a question (spec 7 row 9), and its drafts. */
function useDeleteStudy() {
  const { slug: openSlug } = useParams()
  const confirm = useConfirm()
  const openNewForm = useOpenNewForm()
  const [deleted, setDeleted] = useState<string>()
  const { isRunning, run } = useWrite('deleteStudy', ({ isDone }) => {
    if (isDone && deleted === openSlug) return openNewForm({ isDeleted: true })
    // The clicked button is removed.
    focusList()
  })
  const remove = async (study: ListedStudy) => {
    if (isRunning) return
    const { slug, title } = study
    const drafts = readDrafts().filter((draft) => draft.slug === slug)
    const isConfirmed = await confirm({
      title,
      text: 'Naozaj chcete vymazať všetky jazykové verzie tejto case study?',
      lang: 'sk',
      note: drafts.length > 0 ? 'Its unsaved text will be lost.' : undefined,
      confirm: 'Delete',
      tone: 'destructive',
    })
    if (!isConfirmed) return
    setDeleted(slug)
    run({ slug, draftIds: drafts.map(({ id }) => id), isPublic: isPublic(study) })
  }
  return { isDeleting: isRunning, remove }
}
