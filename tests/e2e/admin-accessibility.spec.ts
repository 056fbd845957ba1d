import type { Page } from 'playwright/test'

import { edit, expect, field, save, signIn, storedStudy, test, toast } from './admin-area'
import { axeViolations, colourViolations } from './axe'
import { someOf } from '../setup/some-of'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

/**
 * Expects no axe violation and no horizontal scroll of the page. Without `part`, axe tests the whole page in both
 * themes at 1280 and 390 px. In the dark theme, it then tests only the rules that depend on colours. With `part`, axe
 * tests only the element that matches this selector, in the light theme at 1280 px and in the dark theme at 390 px. An
 * exhaustive run tests this element in both themes at both widths.
 */
async function expectAccessible(page: Page, state: string, part?: string) {
  for (const { width, colorScheme } of part ? someOf(2, looks) : looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const violations = part || colorScheme === 'light' ? axeViolations(page, part) : colourViolations(page)
    expect(await violations, `${state}, ${width} px, ${colorScheme}`).toEqual([])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('in both widths and themes, the manager, its dialogs and messages have no axe violation', async ({
  page,
}) => {
  await page.route('**/functions/v1/create-case-study-translations', (route) =>
    route.fulfill({
      json: {
        translations: [
          { slug: 'a-study', language: 'sk' },
          { slug: 'a-study', language: 'de', reason: 'html_changed' },
        ],
        skipped: [
          { slug: 'another', language: 'sk', reason: 'exists' },
          { slug: 'another', language: 'de', reason: 'no_english_version' },
        ],
        failed: [{ slug: 'a-third', language: 'cz', code: 'quota_exceeded' }],
      },
    }),
  )
  await signIn(page)
  await expectAccessible(page, 'list and empty form')
  await page.getByRole('button', { name: 'Generate translations' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'confirmation dialog', 'dialog')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const report = page.getByRole('region', { name: 'Generate translations' })
  await expect(report.getByRole('link')).toHaveText(['a-third CZ', 'a-study SK', 'a-study DE', 'another DE'])
  await expectAccessible(page, 'translation report', 'main section')

  await edit(page, 'Duos: from paper work orders to a mobile app in 11 weeks')
  await page.getByRole('button', { name: 'Preview page' }).click()
  await expect(dialog.getByRole('article')).toBeVisible()
  await expectAccessible(page, 'preview', 'dialog')
  await page.keyboard.press('Escape')
  await field(page, 'en.title').fill('')
  await field(page, 'en.featured_image').fill('ftp://example.com')
  await save(page)
  await expect(field(page, 'en.title')).toBeFocused()
  await expectAccessible(page, 'invalid fields', 'form')
})

test('an administrator can fill in, preview and save a study by keyboard', async ({ page, slug }) => {
  await signIn(page)
  await page.getByRole('tab', { name: 'EN' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'SK' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'EN' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').getByRole('switch')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(slug)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Client')
  await field(page, 'en.excerpt').focus()
  await page.keyboard.type('Short')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Heading', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('<p>Long</p>')
  await page.getByRole('button', { name: 'Preview page' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Long')
  await page.keyboard.press('Escape')
  await field(page, 'en.client_name').press('Enter')
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  expect((await storedStudy(page, slug)).en).toMatchObject({ published: false, content: '<p>Long</p>' })
})
