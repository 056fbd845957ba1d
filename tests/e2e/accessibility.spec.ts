import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { pages, type PageKey } from '../../src/routes'
import { expect, open, test } from './fixtures'

const fixedPages = (Object.keys(pages) as PageKey[]).filter((page) => !pages[page].slugs.en.includes(':'))

/** Every page in German, whose words are the longest, and the home page in every language; all in all when asked for. */
const inFull = process.env.EVERY_LANGUAGE ? languages : (['de'] as const)
const paths = [
  ...inFull.flatMap((language) => fixedPages.map((page) => href(language, page))),
  ...languages
    .filter((language) => !inFull.some((full) => full === language))
    .map((language) => href(language, 'home')),
  '/sk/pripadove-studie/tb-cloudtalk',
  '/de/it-projekte/1',
  '/de/it-projekte/999999',
  '/de/gibt-es-nicht',
  '/tb_admin',
]

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`axe finds nothing on ${path}, light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
        expect(found, `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      // Polled: the layout settles a moment after the window has changed.
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test.describe('with the popup shown', () => {
  test.use({ withoutPopup: false, viewport: { width: 1280, height: 800 } })

  test('axe finds nothing', async ({ page }) => {
    await open(page, '/de')
    await expect(page.getByRole('complementary')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('it makes room for what has the focus and comes back', async ({ page }) => {
    await open(page, '/de')
    const popup = page.getByRole('complementary')
    await expect(popup).toHaveCSS('opacity', '1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).focus()
    await expect(popup).toHaveCSS('opacity', '0')
    await page.keyboard.press('Tab')
    await expect(popup.getByRole('button')).toBeFocused()
    await expect(popup).toHaveCSS('opacity', '1')
  })
})

test('a panel of the header gives the focus back when something is chosen', async ({ page }) => {
  await open(page, '/de')
  const theme = page.getByRole('button', { name: /^Farbschema/ })
  await theme.press('Enter')
  await page.getByRole('button', { name: 'Dunkel', exact: true }).press('Enter')
  await expect(theme).toBeFocused()
  const language = page.getByRole('button', { name: 'Sprache wechseln' })
  await language.press('Enter')
  await page
    .getByRole('navigation', { name: 'Sprache' })
    .getByRole('link', { name: 'Deutsch' })
    .press('Enter')
  await expect(language).toBeFocused()
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the pause of a carousel says what it does, and lasts when the window changes', async ({ page }) => {
    await open(page, '/en')
    const stories = page.getByRole('region', { name: 'Success stories' }).last()
    await stories.scrollIntoViewIfNeeded()
    const pause = stories.getByRole('button', { name: 'Pause automatic movement' })
    const start = stories.getByRole('button', { name: 'Start automatic movement' })
    await pause.press('Enter')
    await expect(start).toBeFocused()
    await resize(page, 900)
    await expect(start).toBeVisible()
    await start.press('Enter')
    await expect(pause).toBeFocused()
    await resize(page, 1280)
    await expect(pause).toBeVisible()
  })
})

/** Resolves once everything that watches its size has been told: observers run within the frame that follows. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.waitForFunction((expected) => innerWidth === expected, width)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

test.describe('with larger spacing of the text', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 568 } })

  test('nothing is cut off the stack of services', async ({ page }) => {
    await open(page, '/de')
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    })
    const card = page.getByRole('region', { name: 'Leistungen' }).last().getByRole('group').first()
    const cut = () => card.evaluate(({ parentElement: box }) => box && box.scrollHeight - box.clientHeight)
    await expect.poll(cut).toBe(0)
  })
})

test('without script every page shows all its text', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const path of paths.slice(0, 4)) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await context.close()
})
