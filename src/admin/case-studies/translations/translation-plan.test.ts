import { expect, test } from 'vitest'

import { translationPlan } from './translation-plan'

const published = { published: true }
const draft = { published: false }
const study = (title: string, versions: Record<string, { published: boolean }>) => ({ title, versions })

test('the plan names each missing version, and how many go public unread', () => {
  const studies = [
    study('Duos', { en: published, sk: draft }),
    study('Draft', { en: draft, sk: draft, cz: draft }),
    study('Complete', { en: published, sk: published, cz: published, de: published }),
    study('Without English', { sk: published }),
  ]
  expect(translationPlan(studies)).toBe(
    'Will be made: 3. 2 go public at once, unread. Duos (CZ, DE); Draft (DE).',
  )
})

test('the plan names five studies at most', () => {
  const studies = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => study(title, { en: published }))
  expect(translationPlan(studies)).toMatch(/^Will be made: 21\. 21 go .*; E \(SK, CZ, DE\); 2 more\.$/)
})

test('the plan says that nothing is missing', () => {
  expect(translationPlan([])).toBe('No language version is missing.')
})
