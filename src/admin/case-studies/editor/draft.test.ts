import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storedVersion, versionValues } from '../testing'
import { deleteDraft, draftBase, draftValues, findDraft, readDrafts, saveDraft } from './draft'
import { changedLanguages, studyValues } from './study-values'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const typed = { sk: versionValues({ excerpt: 'mine' }), cz: versionValues({ title: 'Název' }) }

function saved(slug: string | null) {
  saveDraft(slug, studyValues({ en, sk }, typed), { en, sk })
  const draft = findDraft(slug)
  if (!draft) throw new Error('No draft was stored')
  return draft
}

test('a draft holds the changed languages only, with the values as they were typed', () => {
  const draft = saved('study')
  expect(draft.slug).toBe('study')
  expect(draftValues(draft)).toEqual(typed)
  expect(draft.savedAt).toBeLessThanOrEqual(Date.now())
})

test('saving values that equal the stored versions deletes the draft', () => {
  saved('study')
  saveDraft('study', studyValues({ en, sk }), { en, sk })
  expect(readDrafts()).toEqual([])
})

test('each study has a draft of its own, and so has a new study', () => {
  saved(null)
  saved('study')
  expect(readDrafts().map(({ slug }) => slug)).toEqual(expect.arrayContaining([null, 'study']))
  deleteDraft(null)
  expect(readDrafts().map(({ slug }) => slug)).toEqual(['study'])
})

test('a version saved by somebody else after the draft keeps the timestamp that the draft is based on', () => {
  const later = { ...sk, updated_at: 'later', excerpt: 'theirs' }
  const base = draftBase(saved('study'), { en: { ...en, updated_at: 'later' }, sk: later })
  expect(base.sk?.updated_at).toBe(sk.updated_at)
  // English is not in the draft.
  expect(base.en?.updated_at).toBe('later')
  expect(changedLanguages(studyValues(base, typed), base)).toEqual(['sk', 'cz'])
})

test('a version added by somebody else after the draft is not part of its base', () => {
  const draft = saved('study')
  const cz = storedVersion({ language: 'cz' })
  expect(draftBase(draft, { en, sk, cz }).cz).toBeUndefined()
})

test.each(['', 'null', '{', '{"slug":1}', '{"slug":null,"savedAt":0,"versions":{"fr":{}}}'])(
  'reading skips the invalid entry %j',
  (entry) => {
    localStorage.setItem('case-study-draft:x', entry)
    expect(readDrafts()).toEqual([])
    expect(saved('study').slug).toBe('study')
  },
)

test('storage that throws causes no error', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => saveDraft(null, studyValues({}, typed), {})).not.toThrow()
  expect(() => deleteDraft(null)).not.toThrow()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect(readDrafts()).toEqual([])
})

test('a draft saved before a field existed has an empty text for that field', () => {
  saved('study')
  const key = 'case-study-draft:study'
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { versions: { sk: { values: object } } }
  Reflect.deleteProperty(stored.versions.sk.values, 'category')
  localStorage.setItem(key, JSON.stringify(stored))
  const draft = findDraft('study')
  expect(draft && draftValues(draft).sk).toMatchObject({ excerpt: 'mine', category: '' })
})
