import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * Returns the violations that axe finds on a page, with the HTML of the elements concerned. Legacy mode does not open a
 * second page to collect the results of frames. The site has no frames, and legacy mode takes a third of the time. Waits
 * for running CSS transitions first, because axe would measure the contrast of a colour on its way to another.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
