import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { ClientBuild } from './client-build.ts'
import { pageHtml } from './page-html.ts'

const viteTags =
  '<script type="module" crossorigin src="/entry.js"></script><link rel="modulepreload" href="/vendor.js"><link rel="stylesheet" href="/a.css">'
const source = readFileSync('index.html', 'utf8').replace(
  '<script type="module" src="/src/main.tsx"></script>',
  '',
)

const build: ClientBuild = {
  template: source.replace('</head>', `${viteTags}</head>`),
  styles: 'a{}',
  policy: '',
  scriptsOf: () => ['/vendor.js', '/page.js', '/entry.js'],
  stylesheetsOf: () => [],
  fontUrl: (name) => `/${name}.woff2`,
}
const parts = {
  lang: 'sk',
  head: '<title>$& costs</title>',
  body: '<div id="root">Text</div>',
  data: '<script>{}</script>',
  module: '',
}

test('pageHtml() inserts language, styles, head, body, fonts, data, and scripts in a template', () => {
  const html = pageHtml(build, parts)
  expect(html).toContain('<html lang="sk">')
  expect(html).toContain('<style>a{}</style><title>$& costs</title></head>')
  expect(html).toMatch(
    /<div id="root">Text<\/div>(<link rel="preload"[^>]*>){2}<script>{}<\/script><template/,
  )
  expect(html).toContain('<script type="module" src="/entry.js"></script></template>')
  expect(html).not.toMatch(/rel="stylesheet"|<script[^>]*crossorigin/)
})

test.each([
  ['<html lang="en">', "<html lang='en'>"],
  ['<div id="root"></div>', '<main id="root"></main>'],
  ['<script type="module"', '<script crossorigin type="module"'],
])('pageHtml() throws if the template does not contain %s', (part, otherSpelling) => {
  const template = build.template.replace(part, otherSpelling)
  expect(() => pageHtml({ ...build, template }, parts)).toThrow('does not contain')
})
