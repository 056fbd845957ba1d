import { useState } from 'react'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { deleteStudy } from '@/features/case-studies/api/delete-study'
import { getStudyVersions } from '@/features/case-studies/api/get-study-versions'

import { useUnsavedChanges } from '../unsaved-changes'
import { forgetDraft, readDrafts, typedIn, versionsKnownTo, type Draft } from './editor/draft'
import { versionsOf } from './editor/study-values'
import type { EditedStudy } from './editor/use-study-form'
import { listTexts } from './list-texts'

interface Opened extends EditedStudy {
  /** Another form with each opening. */
  key: number
  justSaved: boolean
}

const blank = { slug: null, versions: {}, typed: undefined, justSaved: false }

/** Which study the form shows, and what opens another: editing, restoring a draft, saving, cancelling, deleting. */
export function useOpenedStudy(reload: () => void) {
  const [opened, setOpened] = useState<Opened>({ ...blank, key: 0 })
  const [drafts, setDrafts] = useState(readDrafts)
  const [busy, setBusy] = useState(false)
  const { mayLeave, discard } = useUnsavedChanges()
  const confirm = useConfirm()

  const show = (study: Omit<Opened, 'key'>) => {
    setOpened(({ key }) => ({ ...study, key: key + 1 }))
    setDrafts(readDrafts().filter(({ slug }) => !study.typed || slug !== study.slug))
  }

  /** Opens what is stored, with the text of a draft over it. */
  const open = async (slug: string | null, draft?: Draft) => {
    if (!(await mayLeave())) return
    setBusy(true)
    try {
      const stored = versionsOf(slug ? await getStudyVersions(slug) : [])
      if (!draft && Object.keys(stored).length === 0) {
        notify({ tone: 'error', title: listTexts.gone })
        return reload()
      }
      discard()
      const versions = draft ? versionsKnownTo(draft, stored) : stored
      show({ ...blank, slug, versions, typed: draft && typedIn(draft) })
    } catch (error) {
      console.error('Could not load the case study', error)
      notify({ tone: 'error', title: listTexts.loadFailure })
    } finally {
      setBusy(false)
    }
  }

  const remove = async (slug: string, title: string) => {
    const { question, confirm: yes, cancel, success, failure } = listTexts.deletion
    const asked = { title, text: question, lang: 'sk', confirm: yes, cancel, tone: 'destructive' } as const
    if (!(await confirm(asked))) return
    setBusy(true)
    try {
      await deleteStudy(slug)
      notify({ tone: 'success', title: success })
      forgetDraft(slug)
      if (opened.slug === slug) {
        discard()
        show(blank)
      }
    } catch (error) {
      console.error('Could not delete the case study', error)
      notify({ tone: 'error', title: failure })
    } finally {
      setBusy(false)
      reload()
    }
  }

  return {
    opened,
    drafts,
    busy,
    open,
    remove,
    restore: (draft: Draft) => open(draft.slug, draft),
    dropDraft: (draft: Draft) => {
      forgetDraft(draft.slug)
      setDrafts(drafts.filter((other) => other !== draft))
    },
    saved: () => {
      show({ ...blank, justSaved: true })
      reload()
    },
    cancel: async () => {
      if (!(await mayLeave())) return
      discard()
      show(blank)
    },
  }
}
