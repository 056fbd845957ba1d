import { act, renderHook } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { readDrafts, useDraft, type Draft } from './draft'
import { studyValues, type StoredStudy, type StudyValues } from './study-values'

const newStudy: StoredStudy = { slug: null, versions: {} }
const duos: StoredStudy = { slug: 'tb-duos', versions: { en: storedVersion() } }

function openForm(study: StoredStudy, restored?: Draft) {
  const defaultValues = studyValues(study.versions, restored?.values)
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<StudyValues>({ defaultValues })
      const values = useWatch({ control: form.control }) as StudyValues
      return { form, draft: useDraft(study, values, restored) }
    },
    { wrapper: MemoryRouter },
  )
  return {
    close: unmount,
    type: (title: string) => act(() => result.current.form.setValue('en.title', title)),
    discard: () => act(() => result.current.draft.end(study, studyValues(study.versions))),
  }
}

const titles = () =>
  readDrafts()
    .map((draft) => `${draft.slug}: ${draft.values.en?.title}`)
    .sort()

test('a form stores its text as the draft of its study while something differs', () => {
  const form = openForm(duos)
  form.type('Typed')
  openForm(newStudy).type('New')
  expect(titles()).toEqual(['null: New', 'tb-duos: Typed'])
  form.type('Title')
  expect(titles()).toEqual(['null: New'])
})

test('a form does not overwrite a draft that another form has left or has open', () => {
  openForm(newStudy).type('Left behind')
  const next = openForm(newStudy)
  next.type('Another')
  expect(titles()).toEqual(['null: Another', 'null: Left behind'])
  next.discard()
  next.type('Typed after the end')
  next.close()
  expect(titles()).toEqual(['null: Left behind'])
})

test('a restored draft stays the draft of the form that restores it', () => {
  openForm(newStudy).type('Typed')
  const restoring = openForm(newStudy, readDrafts()[0])
  restoring.type('Typed further')
  expect(titles()).toEqual(['null: Typed further'])
  restoring.discard()
  expect(titles()).toEqual([])
})
