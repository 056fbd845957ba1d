// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import * as technologies from '@contracts/technologies'

import { company } from '@/config/company'
import { i18nFor } from '@/i18n/i18n'
import { languageFacts } from '@/i18n/languages'
import { technologyList } from '@/pages/for-it-specialists/technology-list'
import { renderPage } from '@/prerender'
import { fixedPages } from '@/seo/build/static-pages'

/** Every string in a value, however deep. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)]

const facts = new Set([
  ...stringsIn(company),
  ...stringsIn(technologyList),
  ...stringsIn(technologies),
  ...Object.values(languageFacts).map(({ name }) => name),
  ...Object.keys(languageFacts),
])

const isKey = (text: string) => /^[a-z][a-z0-9_-]*([.:][a-zA-Z0-9_-]+)*$/.test(text)
const isNumber = (text: string) => /^[\d\s.,+/%:–()*©→-]+$/.test(text)

/** Visible texts and those for screen readers, of a page rendered with keys in place of texts. */
async function textsOf(path: string): Promise<string[]> {
  const { body } = await renderPage(path)
  const document = new DOMParser().parseFromString(body, 'text/html')
  document.querySelectorAll('script').forEach((script) => script.remove())
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      texts.push(element.getAttribute(name) ?? '')
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}

describe('with keys printed in place of texts', () => {
  const pages = fixedPages.filter(({ language }) => language === 'en')

  it.each(pages)('$path shows keys and facts only', async ({ path }) => {
    await i18nFor('en').changeLanguage('cimode')
    const texts = await textsOf(path)
    expect(texts.length).toBeGreaterThan(30)
    const hardCoded = texts.filter((text) => !isKey(text) && !isNumber(text) && !facts.has(text))
    expect(hardCoded).toEqual([])
  })
})
