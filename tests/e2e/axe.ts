import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * Returns each rule of axe that the page violates, with the HTML of the elements. Waits first until no CSS transition
 * runs, because axe measures the contrast of the current colours.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
  // Legacy mode takes a third of the time. It cannot test frames of other sites, and this site has no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
