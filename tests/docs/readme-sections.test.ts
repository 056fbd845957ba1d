import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { readmeSections } from '../../scripts/check-deployment/deployment'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test.each(readmeSections)(
  'the README has the section “%s”, which findings of npm run check:deployment name (D51)',
  (section) => {
    expect(readme).toContain(`\n### ${section}\n`)
  },
)
