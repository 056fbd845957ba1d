import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storedVersion } from '../testing/stored-version'
import { draftTitle, draftValues, findDraft, readDrafts } from './draft'
import { studyValues, type StoredStudy, type StudyValues } from './study-values'
import { useDraft } from './use-draft'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const newStudy: StoredStudy = { slug: null, versions: {} }

function openForm(study: StoredStudy, restoredId?: string) {
  const restored = restoredId === undefined ? undefined : findDraft(restoredId)
  const { result, unmount } = renderHook(() => {
    const form = useForm<StudyValues>({
      defaultValues: studyValues(study.versions, restored && draftValues(restored)),
    })
    return { form, draft: useDraft(form, study, restoredId) }
  })
  const type = (title: string) => {
    act(() => result.current.form.setValue('en.title', title))
    act(() => void vi.advanceTimersByTime(1000))
  }
  return { type, unmount, end: () => result.current.draft.end(), result }
}

const titles = () => readDrafts().map(draftTitle).sort()

test.each([
  ['two forms for a new study', newStudy],
  ['two forms for the same study', { slug: 'study', versions: { en: storedVersion() } }],
])(
  '%s store separate drafts, and calling end for one form deletes only the draft of this form',
  (_, study) => {
    const first = openForm(study)
    const second = openForm(study)
    first.type('First')
    second.type('Second')
    expect(titles()).toEqual(['First', 'Second'])
    first.end()
    expect(titles()).toEqual(['Second'])
  },
)

test('a form for a new study deletes its draft when the user deletes the typed text, and keeps the draft that an earlier form for a new study left', () => {
  const crashed = openForm(newStudy)
  crashed.type('Left behind')
  const next = openForm(newStudy)
  next.type('Another')
  next.type('')
  expect(titles()).toEqual(['Left behind'])
})

test('a restored draft gets a new id from the form that restores it, and is deleted when this form calls end', () => {
  openForm(newStudy).type('Typed')
  const [draft] = readDrafts()
  const restoring = openForm(newStudy, draft?.id)
  expect(titles()).toEqual(['Typed'])
  expect(readDrafts()[0]?.id).not.toBe(draft?.id)
  restoring.end()
  expect(titles()).toEqual([])
})

test('if a form restores a draft and the browser refuses to store the text as a draft of this form, the old draft stays and isRefused is true', () => {
  openForm(newStudy).type('Typed')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(openForm(newStudy, readDrafts()[0]?.id).result.current.draft.isRefused).toBe(true)
  expect(titles()).toEqual(['Typed'])
})

test('an open form stores its draft again if another browser tab deletes the draft', () => {
  const { type } = openForm(newStudy)
  type('Typed')
  const key = `case-study-draft:${readDrafts()[0]?.id}`
  localStorage.removeItem(key)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect(titles()).toEqual(['Typed'])
})
