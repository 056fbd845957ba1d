import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Outlet } from 'react-router-dom'
import { vi } from 'vitest'

import { renderRoutes } from '@/lib/testing/render'

import { EditedStudyContext, type EditedStudy } from '../editor/edited-study'
import { studyValues, type StoredVersions, type StudyValues } from '../editor/study-values'
import { useTranslations } from '../translations/use-translations'

const Manager = () => <Outlet context={useTranslations()} />

/** Renders an element with the translations that the manager page gives to a form. */
export const renderInManager = (element: ReactNode) =>
  renderRoutes('en', [{ element: <Manager />, children: [{ path: '*', element }] }])

/** Renders a part of the form of a study, and returns the form. The study is not stored if it has no versions. */
export async function renderInForm(
  part: ReactNode,
  versions: StoredVersions,
  typed: Partial<StudyValues> = {},
) {
  const setVersion = vi.fn<EditedStudy['setVersion']>()
  const slug = Object.keys(versions).length > 0 ? 'study' : null
  const edited: EditedStudy = { slug, versions, setVersion, trackUpload: (upload) => upload }
  const { result } = renderHook(() => useForm({ defaultValues: studyValues(versions, typed) }))
  await renderInManager(
    <FormProvider {...result.current}>
      <EditedStudyContext value={edited}>{part}</EditedStudyContext>
    </FormProvider>,
  )
  return { ...result.current, setVersion }
}
