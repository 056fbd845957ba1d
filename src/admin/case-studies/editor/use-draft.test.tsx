import { act, renderHook } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { readDrafts, type Draft } from './draft'
import { studyValues, type StoredVersions, type StudyValues } from './study-values'
import { useDraft } from './use-draft'

const context = { openDraftId: undefined, setOpenDraftId: () => undefined }

function wrapper({ children }: { children: ReactNode }) {
  const routes = [{ element: <Outlet context={context} />, children: [{ path: '*', element: children }] }]
  return <RouterProvider router={createMemoryRouter(routes)} />
}

const duos: StoredVersions = { en: storedVersion() }

function openForm(slug: string | null, base: StoredVersions = {}, restored?: Draft) {
  const defaultValues = studyValues(base, restored?.values)
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<StudyValues>({ defaultValues })
      const values = useWatch({ control: form.control }) as StudyValues
      return { form, draft: useDraft(slug, base, values, restored) }
    },
    { wrapper },
  )
  return {
    close: unmount,
    type: (title: string) => act(() => result.current.form.setValue('en.title', title)),
    discard: () => result.current.draft.discardOnClose(),
  }
}

const titles = () =>
  readDrafts()
    .map((draft) => `${draft.slug}: ${draft.values.en?.title}`)
    .sort()

test('a form stores its text as the draft of its study while something differs', () => {
  const form = openForm('tb-duos', duos)
  form.type('Typed')
  openForm(null).type('New')
  expect(titles()).toEqual(['null: New', 'tb-duos: Typed'])
  form.type('Title')
  expect(titles()).toEqual(['null: New'])
})

test('a form does not overwrite a draft that another form has left or has open', () => {
  openForm(null).type('Left behind')
  const next = openForm(null)
  next.type('Another')
  expect(titles()).toEqual(['null: Another', 'null: Left behind'])
  next.discard()
  expect(titles(), 'until the form is closed').toHaveLength(2)
  next.close()
  expect(titles()).toEqual(['null: Left behind'])
})

test('what is typed after a draft was given up is kept', () => {
  const form = openForm(null)
  form.type('Given up')
  form.discard()
  form.type('Typed later')
  form.close()
  expect(titles()).toEqual(['null: Typed later'])
})

test('a restored draft stays the draft of the form that restores it', () => {
  openForm(null).type('Typed')
  const restoring = openForm(null, {}, readDrafts()[0])
  restoring.type('Typed further')
  expect(titles()).toEqual(['null: Typed further'])
  restoring.discard()
  restoring.close()
  expect(titles()).toEqual([])
})
