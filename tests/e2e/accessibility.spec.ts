import { href } from '../../src/i18n/href'
import { axeViolations } from './axe'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('de', 'common')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the open menu has no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de')
  await page.getByRole('button', { name: t('nav.open_menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('the visible popup', () => {
  test.use({ withoutPopup: false, viewport: { width: 1280, height: 800 } })

  test('has no axe violation', async ({ page }) => {
    await open(page, '/de')
    await expect(page.getByRole('complementary')).toHaveCSS('opacity', '1')
    expect(await axeViolations(page)).toEqual([])
  })
})

test('menu and panels fit on a phone with large text', async ({ page }) => {
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

test.describe('a page with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  const paths = (['home', 'for-companies', 'for-it-specialists', 'about'] as const).map((key) =>
    href('de', key),
  )

  test('shows its heading and the footer', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect.soft(page.locator('h1'), `heading of ${path}`).toBeVisible()
      await expect.soft(page.getByRole('contentinfo'), `footer of ${path}`).toBeVisible()
    }
  })
})
