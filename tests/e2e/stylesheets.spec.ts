import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

/**
 * Returns the selector of each style rule of the page, in the order of the rules. The layers and media queries that
 * contain the rule come before its selector, such as `@layer utilities .max-w-130`.
 */
const rulesOf = (page: Page) =>
  page.evaluate(() => {
    const read = (rules: CSSRuleList, group: string): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [group + rule.selectorText]
        if (!(rule instanceof CSSGroupingRule)) return []
        // Removes the additional parentheses that the build tools print around some conditions.
        const condition = rule.cssText.replace(/\{[^]*/, '').replace(/\((\([^()]*\))\)/g, '$1')
        return read(rule.cssRules, group + condition)
      })
    return [...document.styleSheets].flatMap((sheet) => read(sheet.cssRules, ''))
  })

test('one CSS rule that only the admin area uses is not on the home page, and the admin area has all CSS rules of the home page in the same order', async ({
  page,
}) => {
  await open(page, '/en')
  const homeRules = await rulesOf(page)
  await open(page, '/tb_admin')
  const adminRules = await rulesOf(page)
  const adminOnly = '@layer utilities .max-w-130'
  expect(adminRules).toContain(adminOnly)
  expect(homeRules).not.toContain(adminOnly)
  expect(homeRules.length).toBeGreaterThan(200)
  const shared = new Set(homeRules)
  expect(adminRules.filter((rule) => shared.has(rule))).toEqual(homeRules)
})
