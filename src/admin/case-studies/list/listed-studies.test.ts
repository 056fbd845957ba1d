import { expect, test } from 'vitest'

import { listedVersion as version } from '../testing/stored-version'
import { codesOf, groupBySlug, groupDeleted, stateOf } from './listed-studies'

test('groupBySlug sorts the studies by their oldest version, newest first', () => {
  const rows = [version('old', 'de'), version('new', 'sk'), version('new', 'en'), version('old', 'en')]
  const studies = groupBySlug(rows)
  expect(studies.map(({ slug }) => slug)).toEqual(['new', 'old'])
  expect(studies[0]?.versions).toEqual({ en: version('new', 'en'), sk: version('new', 'sk') })
})

test('a study has the English title or that of its first language', () => {
  const studies = groupBySlug([
    version('whole', 'sk', { title: 'Jeden' }),
    version('whole', 'en', { title: 'One' }),
    version('part', 'de', { title: 'Zwei' }),
    version('part', 'sk', { title: 'Dva' }),
  ])
  expect(studies.map(({ title }) => title)).toEqual(['One', 'Dva'])
})

test.each([
  [{}, { source_digest: 'now' }, 'Published'],
  [{ published: false }, { published: false }, 'Draft'],
  [{}, { published: false, source_digest: 'before' }, 'Published · Draft: SK · English changed: SK'],
  [{}, { unread: true, source_digest: 'now' }, 'Published · Not read: SK'],
])('the state of a study with EN %j and SK %j is "%s"', (en, sk, state) => {
  const studies = groupBySlug([version('one', 'en', en), version('one', 'sk', sk)])
  expect(studies.map(stateOf)).toEqual([state])
})

const monday = '2026-03-02T08:00:00Z'
const tuesday = '2026-03-03T08:00:00Z'
const deleted = (id: number, slug: string, language: string, replaced_at = monday) => ({
  id,
  slug,
  language,
  title: `${slug} ${language}`,
  replaced_at,
})

test('groupDeleted returns one study for the versions that were deleted at the same time', () => {
  const versions = [deleted(3, 'one', 'sk'), deleted(2, 'one', 'en'), deleted(1, 'two', 'de')]
  const studies = groupDeleted(versions, [])
  expect(studies.map((study) => [study.title, codesOf(study.versions)])).toEqual([
    ['one en', 'EN, SK'],
    ['two de', 'DE'],
  ])
})

test.each([
  ['at different times', [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'sk')], [[2], [1]]],
  ['twice', [deleted(2, 'one', 'en', tuesday), deleted(1, 'one', 'en')], [[2]]],
  ['and exist again', [deleted(2, 'two', 'en'), deleted(1, 'two', 'sk')], [[1]]],
])('groupDeleted groups versions that were deleted %s', (_, versions, ids) => {
  const studies = groupDeleted(versions, [version('two', 'en')])
  expect(studies.map((study) => study.versions.map(({ id }) => id))).toEqual(ids)
})
