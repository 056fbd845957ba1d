import { expect, test, vi } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import { draftBase, putDraft, readDrafts, saveDraft, settleDraft } from './draft'
import { changedLanguages, studyValues } from './study-values'

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const typed = { sk: versionValues({ excerpt: 'mine' }), cz: versionValues({ title: ' Název ' }) }

function savedDraft() {
  saveDraft('form', 'study', { en, sk }, studyValues({ en, sk }, typed))
  const [draft] = readDrafts()
  if (!draft) throw new Error('No draft was stored')
  return draft
}

test('a draft has the slug, the time and the values of the changed languages only, and the newest is first', () => {
  const draft = savedDraft()
  expect(draft).toMatchObject({ id: 'form', slug: 'study' })
  expect(draft.values).toEqual(typed)
  expect(draft.savedAt).toBeLessThanOrEqual(Date.now())
  putDraft({ ...draft, id: 'newer', savedAt: draft.savedAt + 1 })
  expect(readDrafts().map(({ id }) => id)).toEqual(['newer', 'form'])
})

test('a restored draft keeps what was stored then, so that a save does not overwrite newer texts', () => {
  const draft = savedDraft()
  const newerSk = { ...sk, updated_at: 'later', excerpt: 'theirs' }
  const cz = storedVersion({ language: 'cz' })
  const base = draftBase(draft, { en: { ...en, updated_at: 'later' }, sk: newerSk, cz })
  expect(base.en?.updated_at).toBe('later')
  expect(base.sk).toEqual(sk)
  // Somebody else has added this version since.
  expect(base.cz).toBeUndefined()
  expect(changedLanguages(studyValues(base, typed), base)).toEqual(['sk', 'cz'])
})

test.each(['null', '{', '{"slug":null,"savedAt":0,"values":{"fr":{}},"base":{}}'])(
  'an invalid entry is skipped, and hides no draft: %j',
  (entry) => {
    localStorage.setItem('case-study-draft:x', entry)
    expect(readDrafts()).toEqual([])
    savedDraft()
    expect(readDrafts().map(({ id }) => id)).toEqual(['form'])
  },
)

test('a draft is deleted after 90 days', () => {
  const day = 24 * 60 * 60 * 1000
  const draft = savedDraft()
  putDraft({ ...draft, id: 'old', savedAt: Date.now() - 90 * day })
  putDraft({ ...draft, id: 'younger', savedAt: Date.now() - 89 * day })
  expect(readDrafts().map(({ id }) => id)).toEqual(['form', 'younger'])
  expect(localStorage).toHaveLength(2)
})

test('a draft ends when its text is saved, unless something else was typed since', () => {
  const { values } = savedDraft()
  settleDraft('form', studyValues({ en, sk }, { ...values, cz: versionValues({ title: 'Sent' }) }))
  expect(readDrafts()).toHaveLength(1)
  settleDraft('form', studyValues({ en, sk }, values))
  expect(readDrafts()).toEqual([])
})

test('there are no drafts if the browser blocks local storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(readDrafts()).toEqual([])
})
