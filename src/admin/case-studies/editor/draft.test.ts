import { afterEach, expect, test, vi } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import {
  deleteDraft,
  draftBase,
  draftTitle,
  draftValues,
  findDraft,
  freeDraftId,
  readDrafts,
  saveDraft,
} from './draft'
import { changedLanguages, studyValues } from './study-values'

afterEach(() => vi.restoreAllMocks())

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const typed = { sk: versionValues({ excerpt: 'mine' }), cz: versionValues({ title: 'Název' }) }

function saved(id: string, slug: string | null = 'study') {
  saveDraft(id, { slug, versions: { en, sk } }, studyValues({ en, sk }, typed))
  const draft = findDraft(id)
  if (!draft) throw new Error('No draft was stored')
  return draft
}

test('saveDraft stores the slug, the time and the typed values of the changed languages only', () => {
  const draft = saved('form')
  expect(draft.slug).toBe('study')
  expect(draftValues(draft)).toEqual(typed)
  expect(draft.savedAt).toBeLessThanOrEqual(Date.now())
})

test('saveDraft deletes the draft and returns true if the values equal the stored versions', () => {
  saved('form')
  expect(saveDraft('form', { slug: 'study', versions: { en, sk } }, studyValues({ en, sk }))).toBe(true)
  expect(readDrafts()).toEqual([])
})

test('deleteDraft deletes only the draft with the given id', () => {
  saved('a', null)
  saved('b', null)
  expect(readDrafts().map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b']))
  deleteDraft('a')
  expect(readDrafts().map(({ id }) => id)).toEqual(['b'])
})

test('freeDraftId returns one id per study, and an id with a number if there is a draft already', () => {
  expect([freeDraftId('study'), freeDraftId(null)]).toEqual(['study', '~new'])
  saved('study')
  saved('study~2')
  expect([freeDraftId('study'), freeDraftId('other')]).toEqual(['study~3', 'other'])
})

test('draftTitle returns the trimmed title of the first language in the draft that has a title', () => {
  expect(draftTitle(saved('form'))).toBe('Title')
  saveDraft(
    'form',
    { slug: null, versions: {} },
    studyValues({}, { de: versionValues({ title: ' Titel ' }) }),
  )
  expect(readDrafts().map(draftTitle)).toEqual(['Titel'])
})

const savedLater = {
  en: { ...en, updated_at: 'later' },
  sk: { ...sk, updated_at: 'later', excerpt: 'theirs' },
}

test('draftBase returns the timestamp of the draft for a version in the draft', () => {
  const base = draftBase(saved('form'), savedLater)
  expect(base.sk?.updated_at).toBe(sk.updated_at)
  expect(base.en?.updated_at).toBe('later')
})

test('a restored draft has changes even if somebody else has saved the study since', () => {
  const base = draftBase(saved('form'), savedLater)
  expect(changedLanguages(studyValues(base, typed), base)).toEqual(['sk', 'cz'])
})

test('draftBase leaves out a version that was added since the draft was saved', () => {
  const draft = saved('form')
  const cz = storedVersion({ language: 'cz' })
  expect(draftBase(draft, { en, sk, cz }).cz).toBeUndefined()
})

test.each(['', 'null', '{', '{"slug":1}', '{"slug":null,"savedAt":0,"versions":{"fr":{}}}'])(
  'readDrafts skips the invalid entry %j, and findDraft still finds a valid draft',
  (entry) => {
    localStorage.setItem('case-study-draft:x', entry)
    expect(readDrafts()).toEqual([])
    expect(saved('form').slug).toBe('study')
  },
)

test('the functions for drafts do not throw if local storage throws', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(saveDraft('form', { slug: null, versions: {} }, studyValues({}, typed))).toBe(false)
  expect(() => deleteDraft('form')).not.toThrow()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect(readDrafts()).toEqual([])
})

function changeStoredValues(change: (values: object) => void) {
  saved('form')
  const key = 'case-study-draft:form'
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as { versions: { sk: { values: object } } }
  change(stored.versions.sk.values)
  localStorage.setItem(key, JSON.stringify(stored))
}

test('draftValues returns the stored texts, and an empty text for a field that the draft lacks', () => {
  changeStoredValues((values) => Reflect.deleteProperty(values, 'category'))
  const draft = findDraft('form')
  expect(draft && draftValues(draft).sk).toMatchObject({ excerpt: 'mine', category: '' })
})

test('draftValues leaves out a stored value that belongs to no field of the form', () => {
  changeStoredValues((values) => Object.assign(values, { unknown_column: 'text' }))
  const draft = findDraft('form')
  expect(draft && draftValues(draft)).toEqual(typed)
})
