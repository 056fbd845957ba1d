import type { Page } from 'playwright/test'

import { expect, field, openWithUnsavedText, signIn, test } from './admin-area'

test('before a link, Cancel, Sign Out or a reload discards unsaved text, a dialog appears in which the administrator can keep the text, and a confirmed Sign Out deletes the draft and opens the home page', async ({
  page,
  slug,
}) => {
  // Responds to the sign-out request in place of the backend. All tests use the same administrator, so a real sign-out
  // would end the sessions of the other running tests.
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }))
  await openWithUnsavedText(page, slug)
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  for (const leave of [
    page.getByRole('link', { name: 'IT Projekty' }),
    page.getByRole('link', { name: 'View site' }),
    page.getByRole('link', { name: /^Edit: Duos/ }),
    page.getByRole('button', { name: 'Cancel' }),
    page.getByRole('button', { name: 'Sign Out' }),
  ]) {
    await leave.click()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog).toBeHidden()
    await expect(field(page, 'en.excerpt')).toHaveValue('Hard-won words')
  }
  const dialogOpened = page.waitForEvent('dialog')
  const reloading = page.evaluate(() => window.location.reload())
  const reloadDialog = await dialogOpened
  expect(reloadDialog.type()).toBe('beforeunload')
  await reloadDialog.dismiss()
  await reloading
  await expect(field(page, 'en.excerpt')).toHaveValue('Hard-won words')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByText('Signed out successfully').first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  )
})

const storedDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('case-study-draft:'))
      .map((key) => localStorage.getItem(key))
      .join(),
  )

test('two browser tabs with a new case study store separate drafts that a third tab can discard and restore, and if the browser storage is full, the form shows a message and keeps the typed title', async ({
  page,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill('First title')
  await expect.poll(() => storedDrafts(page)).toContain('First title')
  const second = await page.context().newPage()
  await second.goto('/tb_admin/case-studies')
  await field(second, 'en.title').fill('Second title')
  await expect.poll(() => storedDrafts(page)).toContain('Second title')

  const third = await page.context().newPage()
  await third.goto('/tb_admin/case-studies')
  const notes = third.getByRole('region', { name: 'Unsaved changes' })
  await expect(notes).toHaveText([/“Second title”.*written just now/, /“First title”.*written just now/])
  await notes.last().getByRole('button', { name: 'Discard' }).click()
  await expect(notes).toHaveText([/“Second title”/])
  await notes.getByRole('button', { name: 'Restore' }).click()
  await expect(field(third, 'en.title')).toHaveValue('Second title')

  await third.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await field(third, 'en.title').fill('A whole title')
  await expect(third.getByText(/storage of this browser is full or blocked/)).toBeVisible()
  await third.getByRole('tab', { name: 'SK' }).click()
  await third.getByRole('tab', { name: 'EN' }).click()
  await expect(field(third, 'en.title')).toHaveValue('A whole title')
})
