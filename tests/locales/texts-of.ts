import * as technologies from '@contracts/technologies'

import { company } from '@/config/company'
import { languageFacts } from '@/i18n/languages'
import { technologyList } from '@/pages/for-it-specialists/technology-list'

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

/**
 * Returns the texts inside an element, also hidden texts. Includes the attributes `aria-label`, `placeholder`, `alt`
 * and `title` of the elements inside it. Leaves out scripts and empty texts.
 */
export function textsOf(root: Element): string[] {
  const copy = root.cloneNode(true) as Element
  copy.querySelectorAll('script').forEach((script) => script.remove())
  const texts: string[] = []
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      texts.push(element.getAttribute(name) ?? '')
  }
  return texts.map((text) => text.trim()).filter(Boolean)
}

/**
 * Returns the texts that are neither a key, a number nor in `facts`. If i18next returned keys instead of texts when the
 * page was rendered, these texts are hard-coded.
 */
export const hardCodedIn = (texts: string[]): string[] =>
  texts.filter((text) => !isKey(text) && !isNumber(text) && !facts.has(text))
