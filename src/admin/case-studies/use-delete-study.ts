import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { deleteStudy } from '@/features/case-studies/api/delete-case-study'

import { newOpening } from '../form-opening'
import { listTexts } from '../texts/list'
import { useUnsavedChanges } from '../unsaved-changes'
import { deleteDraft, readDrafts } from './editor/draft'
import { useManagerPaths } from './use-manager-paths'

/**
 * Returns `remove`, which asks first and then deletes a study in all languages and its drafts in this browser, shows a
 * toast and reloads the list (spec 7 row 9). `deleting` is true from the confirmation until the list is reloaded.
 * @param openSlug slug of the study in the form. If this study is deleted, the form for a new study opens.
 */
export function useDeleteStudy(openSlug: string | undefined) {
  const [deleting, setDeleting] = useState(false)
  const { discard } = useUnsavedChanges()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  const { revalidate } = useRevalidator()

  const remove = async ({ slug, title }: { slug: string; title: string }) => {
    const { question: text, confirm: yes, cancel, success, failure } = listTexts.deletion
    if (!(await confirm({ title, text, lang: 'sk', confirm: yes, cancel, tone: 'destructive' }))) return
    setDeleting(true)
    try {
      await deleteStudy(slug)
      notify({ tone: 'success', title: success })
      for (const draft of readDrafts()) if (draft.slug === slug) deleteDraft(draft.id)
      if (slug === openSlug) {
        discard()
        await navigate(newStudy, { replace: true, state: newOpening() })
      } else await revalidate()
    } catch (error) {
      console.error('Could not delete the case study', error)
      notify({ tone: 'error', title: failure })
      await revalidate()
    } finally {
      setDeleting(false)
    }
  }
  return { deleting, remove }
}
