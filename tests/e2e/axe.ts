import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * Returns the violations that axe finds on a page, with the elements concerned. Legacy mode analyses the page without a
 * second one that collects the results of frames. It takes a third of the time, and the site has no frames.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
