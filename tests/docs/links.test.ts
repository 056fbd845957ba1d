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

test.each(documents)('links in %s', (document) => {
  const base = new URL(document, root)
  const links = [...read(base).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target)
  const broken = links.filter((target) => {
    const url = new URL(target, base)
    const anchor = url.hash.slice(1)
    url.hash = ''
    return !existsSync(url) || (anchor !== '' && !anchorsOf(read(url)).includes(anchor))
  })
  expect(broken, 'links').toEqual([])

  // `supabase/.temp` has local data.
  const paths = read(base).match(/(?<=`)(src|supabase(?!\/\.temp)|tests|scripts|docs)\/[\w./-]+(?=`)/g) ?? []
  expect(
    paths.filter((path) => !existsSync(new URL(path, root))),
    'paths',
  ).toEqual([])
})
