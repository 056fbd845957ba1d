import { axeViolations } from './axe'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('de', 'common')

test.use({ withoutPopup: false })

test('menu and popup have no axe violation, menu and panels fit large text and close on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de')
  await page.getByRole('button', { name: t('nav.open_menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('complementary')).toHaveCSS('opacity', '1')
  expect(await axeViolations(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, '/de/kontakt')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const [name, panel] of [
    [t('language.switch'), page.locator('#language-panel')],
    [t('theme.label'), page.locator('#theme-panel')],
    [t('nav.open_menu'), page.getByRole('dialog')],
  ] as const) {
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await panel.hover()
    await page.mouse.wheel(0, 5000)
    await expect
      .poll(() => panel.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop))
      .toBeLessThan(2)
    await expect
      .poll(() => panel.evaluate((box) => box.getBoundingClientRect().left))
      .toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('forced colors keep the mark of the current page in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  const pictureOn = async (path: string) => {
    await open(page, path)
    await page.getByRole('button', { name: t('nav.open_menu') }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: t('nav.contact') })
    return link.screenshot({ animations: 'disabled' })
  }
  const picture = await pictureOn('/de/uber-uns')
  expect(await pictureOn('/de/fallstudien')).toEqual(picture)
  expect(await pictureOn('/de/kontakt')).not.toEqual(picture)
})
