import { globSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'

import { findCitations } from './find-citations'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Documents with the entries that code and documents cite. Each entry has an anchor. */
const documents = ['docs/requirements.md', 'docs/product-decisions.md']
const anchors = documents.flatMap((file) =>
  [...read(file).matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id]) => id),
)

const extensions = '{ts,tsx,js,css,sql,toml,md,html}'
const files = globSync([`{src,supabase,scripts,tests,docs}/**/*.${extensions}`, `*.${extensions}`], {
  cwd: root,
  exclude: ['supabase/.temp', 'scripts/bench/node_modules'],
})
const citations = files.flatMap((file) =>
  findCitations(read(file), file.endsWith('.md')).map((citation) => ({ file, ...citation })),
)

it('every decision and every section of the requirements that a file cites exists', () => {
  expect(citations.length).toBeGreaterThan(200)
  const missing = citations
    .filter(({ anchor }) => !anchors.includes(anchor))
    .map(({ file, line, anchor }) => `${file}:${line} cites ${anchor}`)
  expect(missing).toEqual([])
})

it('no two entries of requirements.md and product-decisions.md have the same anchor', () => {
  expect(anchors).toEqual([...new Set(anchors)])
})

test.each([
  ['// Kept (spec 5, D17).', ['spec-5', 'd17']],
  ['/** Sends a form (spec 7 rows 1–3). */', ['spec-7', 'spec-7-row-1', 'spec-7-row-2', 'spec-7-row-3']],
  ["// In D31's order.", ['d31']],
  ['-- The outbox (spec 7\n-- row 8).', ['spec-7', 'spec-7-row-8']],
  ["it('shows both ends (D17, spec 2 and 9)', run)", ['spec-2', 'spec-9', 'd17']],
  ['<path d="M0 4 D12 8" />', []],
  ["const colours = ['#D12', 'D14']", []],
  ['home.spec 3 of 4', []],
])('in the text %j, findCitations finds the citations %j', (text, expected) => {
  expect(findCitations(text, false).map(({ anchor }) => anchor)).toEqual(expected)
})
