import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { pageHtml, type ClientBuild } from './page-html'

const viteTags =
  '<script type="module" crossorigin src="/entry.js"></script><link rel="modulepreload" href="/vendor.js"><link rel="stylesheet" href="/a.css">'
const source = readFileSync('index.html', 'utf8').replace(
  '<script type="module" src="/src/main.tsx"></script>',
  '',
)

const build: ClientBuild = {
  template: source.replace('</head>', `${viteTags}</head>`),
  stylesOf: () => 'a{}',
  shortenClassNames: (html) => html,
  stylesheet: '/all.css',
  adminStylesheet: '/admin.css',
  policyFor: ([styles]) => `default-src 'none'; style-src ${styles}; frame-ancestors 'none'`,
  filesOf: () => ['/entry.js', '/vendor.js', '/page.js'],
  fonts: { main: '/main.woff2', czechSlovak: '/czech-slovak.woff2' },
}
const parts = {
  lang: 'sk',
  head: '<title>$& costs</title>',
  body: '<div id="root">Text</div>',
  data: '<script>{}</script>',
  modules: [],
}

test('pageHtml() inserts language, policy, styles, head, body and, after the body, fonts and data, and removes the tags that Vite added', () => {
  const html = pageHtml(build, parts)
  expect(html).toContain('<html lang="sk" data-prerendered>')
  expect(html).toContain(
    `<meta charset="utf-8" /><meta http-equiv="content-security-policy" content="default-src 'none'; style-src a{}">`,
  )
  expect(html).toContain(
    '<style data-page="" data-all-pages="/all.css">a{}</style><title>$& costs</title></head>',
  )
  const font = (file: string) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`
  expect(html).toContain(
    `<div id="root">Text</div>${font('/main.woff2')}${font('/czech-slovak.woff2')}<script>{}</script><script type="application/json" id="chunks">`,
  )
  expect(html).not.toMatch(/rel="stylesheet"|rel="modulepreload"|src="\/entry\.js"/)
})

test.each([
  ['<html lang="en">', "<html lang='en'>"],
  ['<meta charset="utf-8" />', '<meta charset="utf-8">'],
  ['</head>', '</HEAD>'],
  ['<div id="root"></div>', '<main id="root"></main>'],
  ['rel="stylesheet"', 'rel=stylesheet'],
  ['rel="modulepreload"', 'rel=modulepreload'],
  ['<script type="module"', '<script crossorigin type="module"'],
])(
  'pageHtml() throws an error that contains %s if the template does not contain this text',
  (tag, otherSpelling) => {
    const template = build.template.replace(tag, otherSpelling)
    expect(() => pageHtml({ ...build, template }, parts)).toThrow(tag)
  },
)
