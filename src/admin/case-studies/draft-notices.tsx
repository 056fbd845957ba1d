import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'

import { deleteDraft, draftTitle, putDraft, untitledLanguages, type Draft } from './editor/draft'
import { watchDrafts, type WaitingDraft } from './editor/open-drafts'
import { focusForm, formPath, newOpening } from './form-navigation'

/** Offers each draft that no form has open (D34). Names a draft that another tab has open (D46). */
export function DraftNotices({ openSlug }: { openSlug: string | null }) {
  const [drafts, setDrafts] = useState<WaitingDraft[]>([])
  const navigate = useNavigate()
  useEffect(() => watchDrafts(setDrafts), [])

  const restore = ({ id, slug }: Draft) => {
    void navigate(formPath(slug), { replace: slug === openSlug, state: newOpening({ restoredId: id }) })
  }
  const discard = (draft: Draft) => {
    deleteDraft(draft.id)
    focusForm()
    const action = { label: 'Undo', run: () => void putDraft(draft) }
    notify({ tone: 'success', title: `Discarded: the unsaved text of ${nameOf(draft)}`, action })
  }
  return drafts.map((draft) => (
    <section
      key={draft.id}
      aria-label="Unsaved changes"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-tint px-5 py-4 text-small"
    >
      <p>{textOf(draft)}</p>
      {!draft.isOpenElsewhere && (
        <div className="flex gap-2">
          <button type="button" onClick={() => restore(draft)} className={buttonVariants({ size: 'sm' })}>
            Restore
          </button>
          <button
            type="button"
            onClick={() => discard(draft)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Discard
          </button>
        </div>
      )}
    </section>
  ))
}

function nameOf(draft: Draft): string {
  const title = draftTitle(draft)
  if (draft.slug !== null) return `“${draft.slug}”`
  return title ? `a new case study, “${title}”` : 'a new case study'
}

function textOf(draft: WaitingDraft): string {
  if (draft.isOpenElsewhere) return `Another tab has unsaved text of ${nameOf(draft)}.`
  const untitled = untitledLanguages(draft)
  const reason = untitled.length > 0 ? ` A save skips ${untitled.join(', ')}: it has no title.` : ''
  return `There is unsaved text of ${nameOf(draft)}, written ${ageOf(Date.now() - draft.savedAt)}.${reason}`
}

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
