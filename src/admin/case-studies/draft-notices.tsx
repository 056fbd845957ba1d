import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'

import { newOpening, useFormOpening } from '../form-opening'
import { savingTexts } from '../texts/saving'
import { deleteDraft, draftTitle, findDraft, readDrafts, type Draft } from './editor/draft'
import { useManagerPaths } from './use-manager-paths'

/**
 * Shows a notice for each draft that was stored before the form opened, with buttons that restore or discard the draft
 * (D34). Leaves out the draft that the form has restored.
 * @param openSlug slug of the study in the form, or null for a new study
 */
export function DraftNotices({ openSlug }: { openSlug: string | null }) {
  const { opening } = useFormOpening()
  // `DraftList` reads the stored drafts when it mounts. The key changes when a form opens, so `DraftList` mounts again
  // before the form stores its own draft, and does not show this draft.
  return <DraftList key={`${openSlug} ${opening}`} openSlug={openSlug} />
}

function DraftList({ openSlug }: { openSlug: string | null }) {
  const { restoredId } = useFormOpening()
  const [drafts, setDrafts] = useState(readDrafts)
  const navigate = useNavigate()
  const paths = useManagerPaths()

  const restore = ({ id, slug }: Draft) => {
    // If another browser tab has restored or deleted the draft since the list was read, removes its notice instead.
    if (!findDraft(id)) return setDrafts(drafts.filter((other) => findDraft(other.id)))
    const path = slug ? paths.study(slug) : paths.newStudy
    void navigate(path, { replace: slug === openSlug, state: newOpening({ restoredId: id }) })
  }
  const discard = (draft: Draft) => {
    deleteDraft(draft.id)
    setDrafts(drafts.filter((other) => other !== draft))
  }
  return drafts
    .filter(({ id }) => id !== restoredId)
    .map((draft) => (
      <DraftNotice
        key={draft.id}
        draft={draft}
        onRestore={() => restore(draft)}
        onDiscard={() => discard(draft)}
      />
    ))
}

interface DraftNoticeProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const { slug, savedAt } = draft
  const [age] = useState(() => ageOf(Date.now() - savedAt))
  const texts = savingTexts.draft
  return (
    <section
      aria-label={savingTexts.state.unsaved}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-tint px-5 py-4 text-small"
    >
      <p>{slug ? texts.of(slug, age) : texts.ofNew(draftTitle(draft), age)}</p>
      <div className="flex gap-2">
        <button type="button" onClick={onRestore} className={buttonVariants({ size: 'sm' })}>
          {texts.restore}
        </button>
        <button
          type="button"
          onClick={onDiscard}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {texts.discard}
        </button>
      </div>
    </section>
  )
}

const MINUTE_MS = 60_000
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
