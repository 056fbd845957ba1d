import { expect, test } from 'vitest'

import { translationPlan } from './translation-texts'

const published = { published: true }
const draft = { published: false }

test('the plan names each missing version, and how many go public unread', () => {
  const studies = [
    { title: 'Duos', versions: { en: published, sk: draft } },
    { title: 'Draft', versions: { en: draft, sk: draft, cz: draft } },
    { title: 'Complete', versions: { en: published, sk: published, cz: published, de: published } },
    { title: 'Without English', versions: { sk: published } },
  ]
  expect(translationPlan(studies)).toBe(
    'To be created: 3, of which 2 go public at once, unread. Duos (CZ, DE); Draft (DE).',
  )
  expect(translationPlan([])).toBe('No language version is missing.')
})
