import { useState } from 'react'

import { buttonVariants } from '@/components/ui/button'

import { editorTexts } from '../editor-texts'
import type { Draft } from './draft'

interface DraftNoticeProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

/** Offers back text that was typed and not saved, with its age (D34). */
export function DraftNotice({ draft: { slug, savedAt }, onRestore, onDiscard }: DraftNoticeProps) {
  const [age] = useState(() => ageOf(Date.now() - savedAt))
  const texts = editorTexts.draft
  return (
    <section
      aria-label={editorTexts.state.unsaved}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-tint px-5 py-4 text-small"
    >
      <p>{slug ? texts.of(slug, age) : texts.ofNew(age)}</p>
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

/** A span of time as the largest whole unit: 3 hours ago. */
function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  if (minutes < 1) return 'just now'
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
