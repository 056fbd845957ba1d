import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, it, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/traceability.md', root), 'utf8')

/** Returns the last cell of each table row in a section of docs/traceability.md, without the header row. */
function lastCells(section: string): string[] {
  const [, body = ''] = text.split(`\n## ${section}\n`)
  const rows = (body.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.map((row) => row.split('|').at(-2)?.trim() ?? '')
  return cells.filter((cell, index) => !cell.startsWith('---') && !rows[index + 1]?.startsWith('|---'))
}

/** Returns the paths in a table cell. A path is inline code that contains a slash. */
const pathsIn = (cell: string) => [...cell.matchAll(/`([^`\s]*\/[^`\s]*)`/g)].map(([, path = '']) => path)

const isFile = (path: string) => statSync(new URL(path, root), { throwIfNoEntry: false })?.isFile() ?? false

/**
 * Returns whether a path is a file, a folder with unit tests, or the short name of a test in `tests/`, such as
 * `e2e/navigation`. A short name may contain `*`.
 */
function exists(path: string): boolean {
  const patterns = /^(e2e|database|functions|locales|postgres)\//.test(path)
    ? [`tests/${path}.{spec,test}.{ts,tsx}`]
    : [`${path}/**/*.test.{ts,tsx}`]
  return isFile(path) || globSync(patterns, { cwd: root }).length > 0
}

test.each(lastCells('Tests'))(
  'every path in the cell "%s" of the table of tests is a file, a folder with unit tests or the short name of a test',
  (cell) => {
    const paths = pathsIn(cell)
    expect(paths).not.toEqual([])
    expect(paths.filter((path) => !exists(path))).toEqual([])
  },
)

it('every known difference from the specification links to a decision', () => {
  const cells = lastCells('Known differences')
  expect(cells.length).toBeGreaterThan(20)
  expect(cells.filter((cell) => !/\]\((product-decisions\.md#d\d+|decisions\/)/.test(cell))).toEqual([])
})

test.each(['e2e/no-such-test', 'src/no-such-folder', 'src/config/no-such-file.ts', 'src/assets'])(
  'exists() returns false for the path %s, which is neither a file, a folder with tests nor the short name of a test',
  (path) => {
    expect(exists(path)).toBe(false)
  },
)
