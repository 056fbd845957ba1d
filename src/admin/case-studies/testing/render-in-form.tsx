import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Outlet, type createMemoryRouter } from 'react-router-dom'

import { renderRoutes } from '@/lib/testing/render'
import { adminPaths } from '@/routes'

import { action } from '../../writes'
import { EditedStudyContext } from '../editor/edited-study'
import { studyValues, type StoredVersions, type StudyValues } from '../editor/study-values'
import type { OpenDraft } from '../editor/use-draft'

const openDraft: OpenDraft = { openDraftId: undefined, setOpenDraftId: () => undefined }

/** Renders an element with what the router and the manager page give to a form. */
export const renderInManager = (element: ReactNode, options?: Parameters<typeof createMemoryRouter>[1]) =>
  renderRoutes(
    'en',
    [
      { path: `${adminPaths.signIn}/writes/:write`, action },
      { element: <Outlet context={openDraft} />, children: [{ path: '*', element }] },
    ],
    options,
  )

/** Renders a part of the form of a study, and returns the form. The study is not stored if it has no versions. */
export async function renderInForm(
  part: ReactNode,
  versions: StoredVersions,
  typed: Partial<StudyValues> = {},
) {
  const slug = Object.keys(versions).length > 0 ? 'study' : null
  const edited = {
    slug,
    stored: versions,
    base: versions,
    trackUpload: <Result,>(upload: Promise<Result>) => upload,
  }
  const { result } = renderHook(() => useForm({ defaultValues: studyValues(versions, typed) }))
  await renderInManager(
    <FormProvider {...result.current}>
      <EditedStudyContext value={edited}>{part}</EditedStudyContext>
    </FormProvider>,
  )
  return result.current
}
