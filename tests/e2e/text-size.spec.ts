import type { Page } from 'playwright/test'

import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { pages, type PageKey } from '../../src/routes'
import { expect, test } from './fixtures'
import { textsOf } from './texts'

const params = { 'it-project': { id: '1' }, 'case-study': { slug: 'tb-cloudtalk' } }
const paths = languages.flatMap((language) => [
  ...(Object.keys(pages) as PageKey[]).map((page) =>
    href(language, page, { ...params['it-project'], ...params['case-study'] }),
  ),
  `/${language}/nothing`,
])

/** Returns a line for horizontal scroll, each header control outside the screen and each text outside its control. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const excess = document.documentElement.scrollWidth - width
    if (excess > 0) found.push(`${excess} px of horizontal scroll`)
    for (const control of document.querySelectorAll('a, button')) {
      const box = control.getBoundingClientRect()
      const style = getComputedStyle(control)
      if (box.width === 0 || style.visibility === 'hidden' || style.display === 'inline') continue
      const name = `${control.tagName} "${control.textContent}"`
      if (control.closest('header') && (box.left < 0 || box.right > width))
        found.push(`${name} is off the screen`)
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.nodeValue?.trim() || text.parentElement?.closest('.sr-only, .overflow-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        // The bounding box of a text is higher than its letters.
        const slack = parseFloat(style.fontSize) / 4
        if (
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - slack ||
          bottom > box.bottom + slack
        )
          found.push(`${name} overflows its box`)
      }
    }
    return found
  })

test.use({ bypassCSP: true, expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`${path} has no horizontal scroll and no text outside its control with text at 200 % at six widths, and with the text spacing of WCAG 1.4.12 at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const width of [1280, 1024, 834, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflows(page), `200 %, ${width} px`).toEqual([])
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    })
    await expect.poll(() => overflows(page), 'text spacing, 320 px').toEqual([])
  })
}

const t = textsOf('de', 'common')

test('at 390 and 320 px with text at 200 %, the menu, the language panel and the theme panel do not overflow to the left or scroll horizontally', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
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
