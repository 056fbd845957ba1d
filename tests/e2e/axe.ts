import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

// Reads the minified file of axe, because the browser compiles it faster than the file that is not minified.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe whose result depends on the colors of the page. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns each rule of axe that the page violates, with the HTML of the elements. If `part` is given, tests only the
 * element that matches this selector.
 */
export const axeViolations = (page: Page, part?: string) => runAxe(page, part, {})

/**
 * Returns the violations of the rules that depend on colors. This is enough if another test or `axeViolations` has
 * tested the same elements in the other theme, because the theme changes nothing but colors.
 */
export const colorViolations = (page: Page, part?: string) =>
  runAxe(page, part, { runOnly: { type: 'rule', values: colorRules } })

/**
 * Returns the violations of the rules that do not depend on colors. This is enough for a page whose colors were
 * tested in another language, because the language does not change colors.
 */
export const violationsWithoutColors = (page: Page) =>
  runAxe(page, undefined, {
    rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
  })

/** Waits first until no CSS transition runs, because axe measures the contrast of the current colors. */
async function runAxe(page: Page, part: string | undefined, options: RunOptions): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
  // Injects axe only if the page does not have it yet, because injecting axe takes time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([selector, options]) => {
      const axe = (window as unknown as { axe: typeof import('axe-core') }).axe
      const { violations } = await axe.run(selector ?? document, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [part, options] as const,
  )
}
