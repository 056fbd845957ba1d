import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { axeViolations } from './axe'
import { expectAccessible } from './expect-accessible'
import { expect, open, test } from './fixtures'
import { languageButton, languagePanel, themeButton } from './header-controls'
import { textsOf } from './texts'

const t = textsOf('de', 'common')

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

test('the page of an unknown offer and the login of the admin area have no axe violation at 1280 and 390 px in both themes, and no horizontal scroll at five widths from 320 to 1440 px', async ({
  page,
}) => {
  for (const path of ['/de/it-projekte/999999', '/tb_admin']) {
    await open(page, path)
    await expect(page.locator('h1')).toBeVisible()
    await expectAccessible(page)
  }
})

test('the German home page with the open menu has no axe violation at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de')
  await page.getByRole('button', { name: t('nav.open_menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('the visible popup', () => {
  test.use({ withoutPopup: false, viewport: { width: 1280, height: 800 } })

  test('the German home page with the visible popup has no axe violation at 1280 px', async ({ page }) => {
    await open(page, '/de')
    await expect(page.getByRole('complementary')).toHaveCSS('opacity', '1')
    expect(await axeViolations(page)).toEqual([])
  })
})

test('Enter on an entry of the theme panel moves the focus to the theme button, and Enter on the current language in the language panel moves the focus to the language button', async ({
  page,
}) => {
  await open(page, '/de')
  const theme = themeButton(page, 'de')
  await theme.press('Enter')
  await page.getByRole('button', { name: t('theme.dark'), exact: true }).press('Enter')
  await expect(theme).toBeFocused()
  const language = languageButton(page, 'de')
  await language.press('Enter')
  await languagePanel(page, 'de').getByRole('link', { name: 'Deutsch' }).press('Enter')
  await expect(language).toBeFocused()
})

test.describe('a carousel without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('after the window is resized, the carousel of success stories has a Play button if the visitor paused it before, and a Pause button if the visitor started it again before', async ({
    page,
  }) => {
    await open(page, '/en')
    const home = textsOf('en', 'home')
    const stories = page.getByRole('region', { name: home('stories.carousel_label') }).last()
    await stories.scrollIntoViewIfNeeded()
    const pause = stories.getByRole('button', { name: textsOf('en', 'common')('carousel.pause') })
    const start = stories.getByRole('button', { name: textsOf('en', 'common')('carousel.play') })
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

/** Resizes the window and waits for three frames, so that the resize observers of the page have run. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.waitForFunction((expected) => innerWidth === expected, width)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

test('at 390 and 320 px with text at 200 %, the menu, the language panel and the theme panel do not scroll horizontally and do not extend beyond the left edge of the window', async ({
  page,
}) => {
  await open(page, '/de/kontakt')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [name, panel] of [
      [t('language.switch'), page.locator('#language-panel')],
      [t('theme.label'), page.locator('#theme-panel')],
      [t('nav.open_menu'), page.getByRole('dialog')],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(panel).toBeVisible()
      await expect.poll(() => panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await expect
        .poll(() => panel.evaluate((box) => box.getBoundingClientRect().left))
        .toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Escape')
    }
  }
})

test.describe('the service cards with wide text spacing', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 568 } })

  test('at 320 px with the text spacing of WCAG 1.4.12, the first service card is high enough for its whole text', async ({
    page,
  }) => {
    await open(page, '/de')
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    })
    const card = page
      .getByRole('region', { name: textsOf('de', 'home')('services.carousel_label') })
      .last()
      .getByRole('group')
      .first()
    const hidden = () => card.evaluate(({ parentElement: box }) => box && box.scrollHeight - box.clientHeight)
    await expect.poll(hidden).toBe(0)
  })
})

test.describe('a page with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  const paths = (['home', 'for-companies', 'for-it-specialists', 'about'] as const).map((key) =>
    href('de', key),
  )

  test(`${paths.join(', ')} show their heading and the footer if JavaScript is off`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect.soft(page.locator('h1'), `heading of ${path}`).toBeVisible()
      await expect.soft(page.getByRole('contentinfo'), `footer of ${path}`).toBeVisible()
    }
  })
})
