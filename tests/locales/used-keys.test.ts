import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { beforeAll, expect, it } from 'vitest'

import { matchPage } from '@/i18n/href'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { pageFile, pageKeys, pages, type PageKey } from '@/routes'

import { renderPage } from '../../scripts/build/server-entry'
import { staticPages } from '../../scripts/build/static-pages'
import { readTexts, withoutPlural } from './read-catalogues'

/** The keys of the English catalogues with their namespace and without plural suffix, such as `home.hero.title`. */
const keys = new Set([...readTexts('en').keys()].map(withoutPlural))
const namespaces = new Set([...keys].map((key) => key.split('.')[0]))

/**
 * Keys that the code composes at run time. Each depends on an error or on a property of an offer, or is read together
 * with its siblings. So these keys are not in the HTML that this test renders without data.
 */
const composed = [
  'forms.fields.gdprConsent',
  ...['offline', 'unreachable', 'timeout', 'too_many_requests', 'chunk_load_error', 'unavailable'].map(
    (code) => `forms.failures.${code}`,
  ),
  ...['on_site', 'partly', 'fully'].map((kind) => `it-projects.offer.remote.${kind}`),
  ...['amount', 'from', 'up_to'].map((kind) => `it-projects.offer.salary.${kind}`),
  ...['description', 'requirements', 'benefits'].map((text) => `it-projects.detail.${text}`),
  ...[...keys].filter((key) => /^(privacy-policy\.sections|forms\.errors)\./.test(key)),
]

const rendered = new Set<string>()
const titledPages = new Set<PageKey>()
const namespacesByPage = new Map<PageKey, Set<string>>(pageKeys.map((page) => [page, new Set()]))

beforeAll(async () => {
  await loadCatalogues('en', ['common'])
  const i18n = i18nFor('en')
  i18n.options.appendNamespaceToCIMode = true
  await i18n.changeLanguage('cimode')
  for (const staticPage of staticPages.filter(({ path }) => /^\/en(\/|$)/.test(path))) {
    const { path } = staticPage
    const page = matchPage(path)?.page ?? 'not-found'
    if (!existsSync(pageFile(page))) continue
    const { head, body } = await renderPage({ ...staticPage, isShell: true })
    if (page !== 'not-found' && head.includes('<title>')) titledPages.add(page)
    for (const [, namespace = '', key = ''] of `${head}${body}`.matchAll(/([a-z-]+):([a-z]\w*(?:\.\w+)*)/g)) {
      if (!namespaces.has(namespace)) continue
      rendered.add(`${namespace}.${key}`)
      if (page !== 'not-found') namespacesByPage.get(page)?.add(namespace)
    }
  }
}, 60_000)

it.each(pageKeys)('the page %s has a file, a <title>, and all catalogues of its texts', (page) => {
  expect(existsSync(pageFile(page)), `Create ${pageFile(page)}`).toBe(true)
  const missing = `${pageFile(page)} must export \`Component\`, which renders <Seo page="${page}"> or <NoIndexSeo>`
  expect(titledPages.has(page), missing).toBe(true)
  const listed: readonly string[] = ['common', 'error', ...pages[page].namespaces]
  const unlisted = [...(namespacesByPage.get(page) ?? [])].filter((namespace) => !listed.includes(namespace))
  expect(unlisted, `Add these catalogues to the namespaces of "${page}" in src/routes.ts`).toEqual([])
})

/** Texts that a page first shows at another place, such as the name of a carousel. */
const OTHER_PLACE =
  /^(common|forms|error|coming)|studies\.detail|_label|figure|caption|more|groups|\.name$|email|services\.(study|contact)|offer\.remote/

it('the pages show their texts in the order of the catalogues, so none are swapped', () => {
  const shown = [...rendered].filter((key) => keys.has(key) && !OTHER_PLACE.test(key))
  for (const namespace of namespaces) {
    const own = shown.filter((key) => key.startsWith(`${namespace}.`))
    expect(own).toEqual([...keys].filter((key) => own.includes(key)))
  }
})

it('every key that the English pages use exists in the English catalogues', () => {
  expect(rendered.size).toBeGreaterThan(400)
  expect([...rendered, ...composed].filter((key) => !keys.has(key))).toEqual([])
})

it('every key of the English catalogues is used in a page, composed, or a string in src', () => {
  const literals = findLiterals()
  const isLiteral = (key: string) =>
    literals.has(key.replace(/^[^.]+\./, '')) || literals.has(key.replace('.', ':'))
  const unused = [...keys].filter((key) => !rendered.has(key) && !composed.includes(key) && !isLiteral(key))
  expect(unused).toEqual([])
})

/** All strings in the code of `src/`, except tests: string literals, and templates without expressions. */
function findLiterals(): Set<string> {
  const literals = new Set<string>()
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value)
    },
    TemplateLiteral({ quasis: [text, ...others] }) {
      if (text && others.length === 0) literals.add(text.value.cooked ?? text.value.raw)
    },
  })
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return literals
}
