import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'

import { newOpening, useFormOpening } from '../form-opening'
import { deleteDraft, draftTitle, freeDraftId, putDraft, type Draft } from './editor/draft'
import { watchDrafts, type WaitingDraft } from './editor/open-drafts'
import { useManagerPaths } from './use-manager-paths'

type NoticedDraft = WaitingDraft | (Draft & { state: 'discarded' })

/**
 * Shows a notice for each draft that the form of this tab does not have open (D34). A discarded draft can be taken back
 * until another form opens (D46).
 */
export function DraftNotices({ openSlug }: { openSlug: string | null }) {
  const { opening } = useFormOpening()
  const [drafts, setDrafts] = useState<NoticedDraft[]>([])
  const navigate = useNavigate()
  const paths = useManagerPaths()
  useEffect(() => {
    const keepDiscarded = (waiting: WaitingDraft[]) =>
      setDrafts((shown) => [...waiting, ...shown.filter(({ state }) => state === 'discarded')])
    const stop = watchDrafts(keepDiscarded)
    return () => {
      stop()
      setDrafts((shown) => shown.filter(({ state }) => state !== 'discarded'))
    }
  }, [openSlug, opening])

  const restore = ({ id, slug }: Draft) => {
    const path = slug === null ? paths.newStudy : paths.study(slug)
    void navigate(path, { replace: slug === openSlug, state: newOpening({ restoredId: id }) })
  }
  const discardOrTakeBack = (draft: NoticedDraft) => {
    let next: NoticedDraft
    if (draft.state === 'waiting') {
      next = { ...draft, state: 'discarded' }
      deleteDraft(draft.id)
    } else {
      next = { ...draft, id: freeDraftId(draft.slug), state: 'waiting' }
      putDraft(next)
    }
    setDrafts(drafts.map((other) => (other === draft ? next : other)))
  }
  return drafts
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .map((draft) => (
      <section
        key={draft.savedAt}
        aria-label="Unsaved changes"
        className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-tint px-5 py-4 text-small"
      >
        <p>{textOf(draft)}</p>
        {draft.state !== 'open elsewhere' && (
          <div className="flex gap-2">
            {draft.state === 'waiting' && (
              <button type="button" onClick={() => restore(draft)} className={buttonVariants({ size: 'sm' })}>
                Restore
              </button>
            )}
            {/* One button, so that the focus stays on it. */}
            <button
              key="discard"
              type="button"
              onClick={() => discardOrTakeBack(draft)}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              {draft.state === 'waiting' ? 'Discard' : 'Undo'}
            </button>
          </div>
        )}
      </section>
    ))
}

function textOf(draft: NoticedDraft): string {
  const { slug, savedAt, state } = draft
  const title = draftTitle(draft)
  const study = slug === null ? `a new case study${title && ` (“${title}”)`}` : `“${slug}”`
  if (state === 'open elsewhere') return `Another tab has unsaved text of ${study}.`
  if (state === 'discarded') return `Discarded: the unsaved text of ${study}.`
  return `There is unsaved text of ${study}, written ${ageOf(Date.now() - savedAt)}.`
}

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
