import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { languageButton, languagePanel, themeButton } from './header-controls'
import { someOf } from '../setup/some-of'
import { textsOf } from './texts'

/**
 * At 1024 and 1280 px, the header has the least free space: 1024 px is the narrowest width that shows the links, and
 * from 1280 px the links have a larger padding.
 */
const widths = someOf(3, [1024, 1280, 1440, 1100, 1200, 1366])

test(`in every language, the header is one row without overlap at ${widths.join(', ')} px`, async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(href(language, 'blog'))
    await page.evaluate(() => document.fonts.ready)
    const header = page.getByRole('banner')
    await expect(header.getByRole('navigation').first().getByRole('link')).toHaveCount(6)
    for (const width of widths) {
      const at = `${language}, ${width} px`
      await page.setViewportSize({ width, height: 768 })
      const controls = await header
        .locator('a:visible, button:visible')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON() as DOMRect))
      // The ten controls are the logo, six links, the language button, the theme button and the call to action.
      expect(controls, at).toHaveLength(10)
      const middles = new Set(controls.map(({ top, height }) => Math.round(top + height / 2)))
      expect(Math.max(...middles) - Math.min(...middles), at).toBeLessThanOrEqual(1)
      const heights = new Set(controls.slice(1, 7).map(({ height }) => height))
      expect(heights.size, `${at}: no label wraps`).toBe(1)
      controls.reduce((previous, control) => {
        expect(control.left, `${at}: controls do not overlap`).toBeGreaterThanOrEqual(previous.right - 0.5)
        return control
      })
      expect(controls.at(-1)?.right, at).toBeLessThanOrEqual(width)
    }
  }
})

test('every button of the header is at least 44 px wide and high at 320 and 390 px', async ({ page }) => {
  await open(page, '/de/blog')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    const buttons = page.getByRole('banner').getByRole('button')
    await expect(buttons).toHaveCount(3)
    for (const button of await buttons.all()) {
      const box = await button.boundingBox()
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44)
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44)
    }
  }
})

test('Enter on the language button opens the language panel, and the panel closes on Escape with the focus on its button, when Shift+Tab moves the focus away from its button, when Tab moves the focus past its last link, and on a click on its button or on the page', async ({
  page,
}) => {
  await open(page, '/en/blog')
  const button = languageButton(page)
  const panel = languagePanel(page)
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(panel).toBeHidden()
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
  await button.press('Enter')
  for (let link = 0; link < 4; link++) await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'Deutsch' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await expect(themeButton(page)).toBeFocused()
  await button.click()
  await expect(panel).toBeVisible()
  await button.click()
  await expect(panel).toBeHidden()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel).toBeHidden()
})

test.describe('the menu with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('at 390 px with JavaScript off, the menu lists case studies and the blog under Resources in every language', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of languages) {
      const t = textsOf(language, 'common')
      await page.goto(href(language, 'blog'))
      await page.locator('header button[popovertarget=menu]').click()
      const links = page
        .getByRole('dialog')
        .getByRole('navigation', { name: t('nav.resources') })
        .getByRole('link')
      await expect(links).toHaveCount(2)
      await expect(links.first()).toContainText(t('nav.case_studies'))
      await expect(links.last()).toContainText('Blog')
    }
  })
})
