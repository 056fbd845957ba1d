import { useContext, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useNavigationType } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { languages } from '@/i18n/languages'
import { formatTime } from '@/lib/format'

import { SmallButton } from '../button'
import { PublicationContext } from '../publication'
import { deleteDraft, putDraft, watchDrafts, type Draft, type WaitingDraft } from './editor/draft'
import { codeOf, hasTitle } from './editor/study-values'
import { focusForm, formPath, newOpening, publicPage, useFormOpening } from './form-navigation'

/**
 * Offers each draft that no form has open (D34). Names a draft that another tab has open (D46).
 * @param openDraftId the draft of the form in this tab
 */
export function DraftNotices({
  openSlug,
  openDraftId,
}: {
  openSlug: string | null
  openDraftId?: string | undefined
}) {
  const [drafts, setDrafts] = useState<WaitingDraft[]>([])
  const navigate = useNavigate()
  useEffect(() => watchDrafts(setDrafts), [])

  const restore = ({ id, slug, values }: Draft) => {
    void navigate(
      formPath(
        slug,
        languages.find((language) => values[language]),
      ),
      { replace: slug === openSlug, state: newOpening({ restoredId: id }) },
    )
  }
  const discard = (draft: Draft) => {
    deleteDraft(draft.id)
    focusForm()
    const action = { label: 'Undo', run: () => putDraft(draft) }
    notify({ tone: 'success', title: `Discarded: the unsaved text for ${nameOf(draft)}`, action })
  }
  return drafts
    .filter(({ id }) => id !== openDraftId)
    .map((draft) => (
      <section
        key={draft.id}
        aria-label="Unsaved changes"
        className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-tint px-5 py-4 text-small"
      >
        <p>{textOf(draft)}</p>
        {!draft.isOpen && (
          <div className="flex gap-2">
            <SmallButton variant="default" onClick={() => restore(draft)}>
              Restore
            </SmallButton>
            <SmallButton onClick={() => discard(draft)}>Discard</SmallButton>
          </div>
        )}
      </section>
    ))
}

function nameOf({ slug, values }: Draft): string {
  const title = languages.map((language) => values[language]?.title.trim()).find(Boolean)
  if (slug !== null) return `“${title ?? slug}”`
  return title ? `a new case study, “${title}”` : 'a new case study'
}

function textOf(draft: WaitingDraft): string {
  const { isOpen, savedAt, values } = draft
  if (isOpen) return `Another tab has unsaved text for ${nameOf(draft)}.`
  const untitled = languages.filter((language) => values[language] && !hasTitle(values[language]))
  const reason =
    untitled.length > 0 ? ` Without a title, ${untitled.map(codeOf).join(', ')} is not saved.` : ''
  const time = formatTime(new Date(savedAt).toISOString())
  return `There is unsaved text for ${nameOf(draft)}, written on ${time}.${reason}`
}

const link = 'font-medium text-primary underline'

const afterBuild = (isPublished: boolean) =>
  isPublished
    ? 'Links shared elsewhere and search engines show it after the next build of the site.'
    : 'If it was published before, search engines drop it after the next build of the site.'

/** Says what was saved, and whether search engines see it (D44, D83). */
export function SavedNotice() {
  const { headline, isOnline } = useContext(PublicationContext)
  const { saved } = useFormOpening()
  const isReload = useNavigationType() === 'POP'
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [saved])
  if (!saved || isReload) return null
  const { slug, title, published } = saved
  const [language] = published
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Saved"
      className="mb-6 rounded-surface bg-tint px-5 py-4 text-small outline-none"
    >
      <p>
        <strong>Saved: {title}</strong>
        {language && (
          <>
            {' · '}
            <a {...publicPage(slug, language)} className={link}>
              View page
            </a>
          </>
        )}
        {' · '}
        <Link to={formPath(slug)} className={link}>
          Edit again
        </Link>
      </p>
      <p className="mt-1 text-muted">
        {language ? 'Visitors see it now. ' : 'Visitors do not see it. '}
        {isOnline
          ? `${language ? 'So' : 'Neither'} do search engines and those who open a shared link.`
          : `${afterBuild(language !== undefined)} ${headline}.`}
      </p>
    </section>
  )
}
