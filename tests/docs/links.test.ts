import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

const read = (url: URL) => readFileSync(url, 'utf8')

/** Returns the anchors of a document: the ids that GitHub creates for headings, and the ids of `<a>` tags. */
const anchorsOf = (markdown: string) => [
  ...[...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...[...markdown.matchAll(/<a id="([\w-]+)">/g)].map(([, id]) => id),
]

function brokenLinks(document: string): string[] {
  const base = new URL(document, root)
  const targets = [...read(base).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    const url = new URL(target, base)
    const anchor = url.hash.slice(1)
    url.hash = ''
    return !existsSync(url) || (anchor !== '' && !anchorsOf(read(url)).includes(anchor))
  })
}

/**
 * Finds paths of the repository in the inline code of a document. Returns the paths that do not exist. Ignores paths in
 * `supabase/.temp`, which contains local data.
 */
function missingPaths(document: string): string[] {
  const paths = [
    ...read(new URL(document, root)).matchAll(/`((?:src|supabase|tests|scripts|docs)\/[\w./-]+)`/g),
  ]
  return paths
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('supabase/.temp') && !existsSync(new URL(path, root)))
}

test.each(documents)('every relative link in %s points to an existing file and anchor', (document) => {
  expect(brokenLinks(document)).toEqual([])
})

test.each(documents)('every path of the repository in the inline code of %s exists', (document) => {
  expect(missingPaths(document)).toEqual([])
})
