import { useNavigate, useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { deleteStudy } from '@/features/case-studies/api/delete-case-study'

import { newOpening } from '../form-opening'
import { useUnsavedChanges } from '../unsaved-changes'
import { deleteDraft, readDrafts } from './editor/draft'
import type { ListedStudy } from './list/listed-studies'
import { useManagerPaths } from './use-manager-paths'

/**
 * Returns a function that asks first and then deletes a study in all languages and its drafts in this browser, shows a
 * toast and reloads the list (spec 7 row 9). If the study is in the form, the form for a new study opens.
 * @param onDeleted called after the row of the study was removed, unless a new form opens. Must move the focus.
 */
export function useDeleteStudy(openSlug: string | undefined, onDeleted: () => void) {
  const { discard } = useUnsavedChanges()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  const { revalidate } = useRevalidator()

  return async ({ slug, title }: ListedStudy) => {
    const text = 'Naozaj chcete vymazať všetky jazykové verzie tejto case study?'
    const labels = { confirm: 'Delete', cancel: 'Cancel' }
    if (!(await confirm({ title, text, lang: 'sk', ...labels, tone: 'destructive' }))) return
    try {
      await deleteStudy(slug)
    } catch (error) {
      console.error('Could not delete the case study', error)
      notify({ tone: 'error', title: 'Failed to delete case study' })
      return revalidate()
    }
    notify({ tone: 'success', title: 'Case study deleted successfully' })
    for (const draft of readDrafts()) if (draft.slug === slug) deleteDraft(draft.id)
    if (slug === openSlug) {
      discard()
      return navigate(newStudy, { replace: true, state: newOpening() })
    }
    await revalidate()
    onDeleted()
  }
}
