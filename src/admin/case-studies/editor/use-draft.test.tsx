import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { draftTitle, draftValues, findDraft, readDrafts, saveDraft } from './draft'
import { studyValues, type StoredStudy, type StudyValues } from './study-values'
import { useDraft } from './use-draft'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const newStudy: StoredStudy = { slug: null, versions: {} }
const duos: StoredStudy = { slug: 'tb-duos', versions: { en: storedVersion() } }

function openForm(study: StoredStudy, restoredId?: string) {
  const restored = restoredId === undefined ? undefined : findDraft(restoredId)
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<StudyValues>({
        defaultValues: studyValues(study.versions, restored && draftValues(restored)),
      })
      return { form, draft: useDraft(form, study, restored) }
    },
    { wrapper: MemoryRouter },
  )
  const type = (title: string) => {
    act(() => result.current.form.setValue('en.title', title))
    act(() => void vi.advanceTimersByTime(1000))
  }
  const discard = () => act(() => result.current.draft.end(study, studyValues(study.versions)))
  return { type, unmount, discard, result }
}

const titles = () => Object.fromEntries(readDrafts().map((draft) => [draft.id, draftTitle(draft)]))

test('a form stores its text as the draft of its study while something differs', () => {
  const form = openForm(duos)
  form.type('Typed')
  openForm(newStudy).type('New')
  expect(titles()).toEqual({ 'tb-duos': 'Typed', '~new': 'New' })
  form.type('Title')
  expect(titles()).toEqual({ '~new': 'New' })
})

test('a form does not overwrite a draft that another form has left or has open', () => {
  const crashed = openForm(newStudy)
  crashed.type('Left behind')
  const next = openForm(newStudy)
  next.type('Another')
  expect(titles()).toEqual({ '~new': 'Left behind', '~new~2': 'Another' })
  next.discard()
  next.type('Typed after the end')
  next.unmount()
  expect(titles()).toEqual({ '~new': 'Left behind' })
})

test('a restored draft stays the draft of the form that restores it', () => {
  openForm(newStudy).type('Typed')
  const restoring = openForm(newStudy, '~new')
  restoring.type('Typed further')
  expect(titles()).toEqual({ '~new': 'Typed further' })
  restoring.discard()
  expect(titles()).toEqual({})
})

test('a form stores the last text when it closes', () => {
  const { result, unmount } = openForm(newStudy)
  act(() => result.current.form.setValue('en.title', 'Typed just before'))
  unmount()
  expect(titles()).toEqual({ '~new': 'Typed just before' })
})

test('if the browser refuses to store a draft, isRefused is true and the stored text stays', () => {
  saveDraft('~new', newStudy, studyValues({}, { en: { ...studyValues({}).en, title: 'Typed' } }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const form = openForm(newStudy, '~new')
  form.type('More')
  expect(form.result.current.draft.isRefused).toBe(true)
  expect(titles()).toEqual({ '~new': 'Typed' })
})
