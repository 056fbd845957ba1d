import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { pages, type PageKey } from '../../src/routes'
import { edit, signIn } from './admin-area'
import { expect, open, test } from './fixtures'

/**
 * Returns elements that carry two utility classes for one property with different values. Of such two the order of the
 * stylesheet decides, not the order in the attribute: a class that is meant to override may do nothing. Compared are classes
 * under the same conditions (media, state). A utility for one side beside one for all sides is not a conflict: Tailwind
 * writes the wider one first. Nor is `!important`.
 */
const conflicts = (page: Page) =>
  page.evaluate(() => {
    interface Utility {
      conditions: string
      values: Map<string, string>
    }
    const utilities = new Map<string, Utility[]>()
    const read = (rules: CSSRuleList, conditions: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const [, escaped] = /^\.((?:\\.|[\w-])+)((?::[\w-]+)?)$/.exec(rule.selectorText) ?? []
          const state = /:[\w-]+$/.exec(rule.selectorText.replace(/\\./g, ''))?.[0] ?? ''
          if (!escaped) continue
          // From the text: an object model splits a shorthand that holds a variable into parts without values.
          const values = rule.style.cssText
            .split(/;\s*/)
            .map((declaration) => declaration.split(/:\s*(.*)/s, 2))
            .filter((pair): pair is [string, string] => pair.length === 2)
            .filter(([property, value]) => !property.startsWith('--') && !value.includes('!important'))
            // `text-small` leaves the line height to `leading-*` by design.
            .filter(([, value]) => !value.includes('var(--tw-leading'))
          const name = escaped.replace(/\\(.)/g, '$1')
          const utility = { conditions: conditions + state, values: new Map(values) }
          utilities.set(name, [...(utilities.get(name) ?? []), utility])
        } else if ('cssRules' in rule) {
          const group = rule as CSSGroupingRule
          const condition = rule instanceof CSSLayerBlockRule ? '' : group.cssText.replace(/\{[^]*/, '')
          read(group.cssRules, conditions + condition)
        }
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules, '')

    const isWithin = (inner: Utility, outer: Utility) =>
      inner.values.size < outer.values.size &&
      [...inner.values.keys()].every((property) => outer.values.has(property))
    const compete = (one: Utility, other: Utility) =>
      one.conditions === other.conditions &&
      !isWithin(one, other) &&
      !isWithin(other, one) &&
      [...one.values].some(([property, value]) => (other.values.get(property) ?? value) !== value)

    const found = new Set<string>()
    for (const element of document.querySelectorAll('[class]')) {
      const names = [...element.classList].filter((name) => utilities.has(name))
      names.forEach((name, index) => {
        for (const other of names.slice(index + 1))
          for (const one of utilities.get(name) ?? [])
            if (utilities.get(other)?.some((another) => compete(one, another))) found.add(`${name} ${other}`)
      })
    }
    return { read: utilities.size, found: [...found] }
  })

const params = { id: '1', slug: 'tb-cloudtalk' }

for (const page of Object.keys(pages) as PageKey[]) {
  test(`no two classes compete on ${page}`, async ({ page: tab }) => {
    await open(tab, href('de', page, params))
    await expect(tab.locator('h1')).toBeVisible()
    const { read, found } = await conflicts(tab)
    expect(read).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
}

test('no two classes compete in the administration', async ({ page }) => {
  await signIn(page)
  expect((await conflicts(page)).found).toEqual([])
  await edit(page, 'Duos: from paper work orders to a mobile app in 11 weeks')
  expect((await conflicts(page)).found).toEqual([])
})
