import axeCore from 'axe-core'
import type { Page } from 'playwright/test'

/**
 * Returns each rule of axe that the page violates, with the HTML of the elements. If `part` is given, tests only the
 * element that matches this selector. Waits first until no CSS transition runs, because axe measures the contrast of
 * the current colours.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
  // Injecting axe takes as long as running it. So a page that is tested several times keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (selector) => {
    const axe = (window as unknown as { axe: typeof import('axe-core') }).axe
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
}
