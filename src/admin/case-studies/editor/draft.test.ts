import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storedVersion, typedVersion } from '../testing'
import { forgetDraft, keepDraft, readDrafts, typedIn, versionsKnownTo } from './draft'
import { changedLanguages, studyValues } from './study-values'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const typed = { sk: typedVersion({ excerpt: 'mine' }), cz: typedVersion({ title: 'Název' }) }

function keep(slug: string | null) {
  keepDraft(slug, studyValues({ en, sk }, typed), { en, sk })
  const [draft] = readDrafts()
  if (!draft) throw new Error('Nothing was kept')
  return draft
}

test('only languages with changes are kept, and come back as they were typed', () => {
  const draft = keep('study')
  expect(draft.slug).toBe('study')
  expect(typedIn(draft)).toEqual(typed)
  expect(draft.savedAt).toBeLessThanOrEqual(Date.now())
})

test('a form as it is stored forgets the draft', () => {
  keep('study')
  keepDraft('study', studyValues({ en, sk }), { en, sk })
  expect(readDrafts()).toEqual([])
})

test('drafts of a new and of other studies stand side by side; one is forgotten alone', () => {
  keep(null)
  keep('study')
  expect(readDrafts().map(({ slug }) => slug)).toEqual(expect.arrayContaining([null, 'study']))
  forgetDraft(null)
  expect(readDrafts().map(({ slug }) => slug)).toEqual(['study'])
})

test('a version that was saved after the draft was written still counts as changed meanwhile', () => {
  const later = { ...sk, updated_at: 'later', excerpt: 'theirs' }
  const known = versionsKnownTo(keep('study'), { en: { ...en, updated_at: 'later' }, sk: later })
  expect(known.sk?.updated_at).toBe(sk.updated_at)
  // Nothing was typed in English: it is taken as it is stored now.
  expect(known.en?.updated_at).toBe('later')
  expect(changedLanguages(studyValues(known, typed), known)).toEqual(['sk', 'cz'])
})

test('a version that was made after the draft was written is not known to it', () => {
  const draft = keep('study')
  const cz = storedVersion({ language: 'cz' })
  expect(versionsKnownTo(draft, { en, sk, cz }).cz).toBeUndefined()
})

test.each(['', 'null', '{', '{"slug":1}', '{"slug":null,"savedAt":0,"versions":{"fr":{}}}'])(
  'garbage in the storage is passed over: %s',
  (garbage) => {
    localStorage.setItem('case-study-draft:x', garbage)
    expect(readDrafts()).toEqual([])
    expect(keep('study').slug).toBe('study')
  },
)

test('a storage that is refused or full hinders nobody', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => keepDraft(null, studyValues({}, typed), {})).not.toThrow()
  expect(() => forgetDraft(null)).not.toThrow()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect(readDrafts()).toEqual([])
})

test('a draft that was saved before a field existed is offered back with that field empty', () => {
  keep('study')
  const key = 'case-study-draft:study'
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { versions: { sk: { values: object } } }
  Reflect.deleteProperty(stored.versions.sk.values, 'category')
  localStorage.setItem(key, JSON.stringify(stored))
  const [draft] = readDrafts()
  expect(draft && typedIn(draft).sk).toMatchObject({ excerpt: 'mine', category: '' })
})
