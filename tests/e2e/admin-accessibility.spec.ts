import type { Page } from 'playwright/test'

import { answer, edit, expect, expectSaved, field, save, signIn, storedStudy, tab, test } from './admin-area'
import { axeViolations } from './axe'
import { open } from './fixtures'

/**
 * Expects no axe violation on a phone in the light theme and in a wide window in the dark theme, and no horizontal
 * scroll. With `part`, axe tests only the element that matches this selector.
 */
async function expectAccessible(page: Page, state: string, part?: string) {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page, part), `${state}, ${width} px, ${colorScheme}`).toEqual([])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('sign-in, manager, placeholder and dialogs have no axe violation', async ({ page }) => {
  await page.route('**/functions/v1/create-case-study-translations', (route) =>
    route.fulfill({ json: { translations: [{ slug: 'a-study', language: 'de', reason: 'html_changed' }] } }),
  )
  await open(page, '/tb_admin')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await signIn(page)
  await expectAccessible(page, 'list and empty form')
  // If admin.css had only the class `px-5` and not `sm:px-8`, it would override the padding of wide windows.
  await expect(page.getByRole('banner').locator('> *').first()).toHaveCSS('padding-left', '32px')
  await page.getByRole('button', { name: 'Generate translations' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'confirmation dialog', 'dialog')
  await answer(page, 'Generate')
  await page.getByText('Created: 1').click()
  await expect(page.getByRole('link', { name: 'a-study DE' })).toBeVisible()
  await expectAccessible(page, 'translation report', 'main section')
  await open(page, '/tb_admin/it-projects')
  await expect(page.getByRole('heading', { name: 'IT Projekty' })).toBeVisible()
  await expectAccessible(page, 'placeholder')
  await page.route('**/rest/v1/admins*', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  await expectAccessible(page, 'No access')
})

test('preview, text editor and invalid fields have no axe violation', async ({ page }) => {
  await signIn(page)
  await edit(page, 'Duos: from paper work orders to a mobile app in 11 weeks')
  await page.getByRole('button', { name: 'Preview page' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await expectAccessible(page, 'preview', 'dialog')
  await page.keyboard.press('Escape')
  await field(page, 'en.title').fill('')
  await field(page, 'en.featured_image').fill('ftp://example.com')
  await save(page)
  await expect(field(page, 'en.title')).toBeFocused()
  await expectAccessible(page, 'text editor and invalid fields', 'form')
  await page.getByRole('button', { name: 'Picture', exact: true }).filter({ visible: true }).click()
  await expectAccessible(page, 'dialog of the text editor', 'dialog')
})

const TEXTAREA_PADDING = 16

test('a study is written and saved by keyboard, with each focus in view', async ({ page, slug }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await tab(page, 'EN').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'SK')).toBeFocused()
  await page.keyboard.press('Home')

  const texts = new Map([
    ['en.published', ' '],
    ['en.title', slug],
    ['en.client_name', 'Client'],
    ['en.excerpt', 'Short'],
    ['en.content', 'Long'],
  ])
  // `all` does not wait for the text editors.
  for (const name of ['en.content', 'en.about_company']) await expect(field(page, name)).toBeVisible()
  const controls = page
    .getByRole('tabpanel')
    .locator('input, textarea, [contenteditable=true], :not([role=toolbar]) > button, button:first-child')
  for (const control of await controls.all()) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    const name = (await control.getAttribute('name')) ?? (await control.getAttribute('data-name')) ?? ''
    const rows = Number((await control.getAttribute('rows')) ?? 1)
    // Types into the last visible line of a textarea.
    for (let line = 1; line < rows; line += 1) await page.keyboard.press('Enter')
    await page.keyboard.type(texts.get(name) ?? '')
    // Fills the text editor with empty paragraphs, which are not saved.
    for (let line = 1; name === 'en.content' && line < 12; line += 1) await page.keyboard.press('Enter')
    const { bottom, top } = await control.evaluate((element) => ({
      // A text editor can be higher than the window.
      bottom: (element.querySelector(':scope > p:last-child') ?? element).getBoundingClientRect().bottom,
      top: element.closest('form')?.lastElementChild?.getBoundingClientRect().top ?? 0,
    }))
    expect(bottom - (rows > 1 ? TEXTAREA_PADDING : 0), `end of ${name}`).toBeLessThanOrEqual(top)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Long')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save and stay' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(page.getByText(/^Visitors do not see it\./)).toBeVisible()
  const { en } = await storedStudy(page, slug)
  expect(en).toMatchObject({ published: false, excerpt: 'Short', content: '<p>Long</p>' })
})
