import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOutletContext } from 'react-router-dom'

import { deleteDraft, openDraft, readDrafts, saveDraft, type Draft } from './draft'
import type { StoredVersions, StudyValues } from './study-values'

/** The page that lists the drafts does not offer the one that the form has open. */
export interface OpenDraft {
  openDraftId: string | undefined
  setOpenDraftId: (id: string | undefined) => void
}

/**
 * Saves each change of the form values in a draft, so that the text survives an expired session or a crash (D34).
 * @param base the stored versions on which the values are based
 */
export function useDraft(
  slug: string | null,
  base: StoredVersions,
  values: StudyValues,
  restored: Draft | undefined,
) {
  const [id] = useState(() => restored?.id ?? crypto.randomUUID())
  const [isRefused, setRefused] = useState(false)
  const discarded = useRef<string>(undefined)
  const { setOpenDraftId } = useOutletContext<OpenDraft>()

  useEffect(() => {
    setOpenDraftId(id)
    const close = openDraft(id)
    return () => {
      close()
      setOpenDraftId(undefined)
    }
  }, [id, setOpenDraftId])
  const save = useEffectEvent(() => setRefused(!saveDraft(id, slug, base, values)))
  // oxlint-disable-next-line react/set-state-in-effect -- only a write shows whether the storage accepts the draft
  useEffect(() => save(), [slug, base, values])
  useEffect(
    () => () => {
      if (discarded.current === textOf(id)) deleteDraft(id)
    },
    [id],
  )
  return {
    id,
    isRefused,
    /** Deletes the draft when the form is closed, unless something is typed before that. */
    discardOnClose: () => {
      discarded.current = textOf(id)
    },
  }
}

const textOf = (id: string) => JSON.stringify(readDrafts().find((draft) => draft.id === id)?.values)
