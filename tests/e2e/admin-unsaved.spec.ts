import type { Page } from 'playwright/test'

import { expect, field, openWithUnsavedText, signIn, test } from './admin-area'

test('leaving a form with unsaved text asks first, and a confirmed Sign Out deletes the draft', async ({
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

test('text of another open tab is only named, and is offered once that tab is closed', async ({ page }) => {
  await signIn(page)
  await field(page, 'en.title').fill('First title')
  await expect.poll(() => storedDrafts(page)).toContain('First title')
  const second = await page.context().newPage()
  await second.goto('/tb_admin/case-studies')
  const notes = second.getByRole('region', { name: 'Unsaved changes' })
  await expect(notes).toHaveText('Another tab has unsaved text of a new case study (“First title”).')
  await field(second, 'en.title').fill('Second title')
  await expect.poll(() => storedDrafts(page)).toContain('Second title')

  const third = await page.context().newPage()
  await third.goto('/tb_admin/case-studies')
  const waiting = third.getByRole('region', { name: 'Unsaved changes' })
  await expect(waiting).toHaveText([/^Another tab .*“Second title”/, /^Another tab .*“First title”/])
  await page.close()
  await second.close()
  // The browser releases the locks of a closed tab a moment later.
  await expect(async () => {
    await third.evaluate(() => window.dispatchEvent(new Event('focus')))
    const titles = [/“Second title”.*written just now/, /“First title”.*written just now/]
    await expect(waiting).toHaveText(titles, { timeout: 1000 })
  }).toPass()
  await waiting.last().getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => storedDrafts(third)).not.toContain('First title')
  await waiting.last().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => storedDrafts(third)).toContain('First title')
  await waiting.first().getByRole('button', { name: 'Restore' }).click()
  await expect(field(third, 'en.title')).toHaveValue('Second title')
  await expect(third.getByRole('heading', { name: 'New case study' })).toBeFocused()
  await expect(waiting).toHaveText([/“First title”/])
})

test('if the browser storage is full, the form says so and keeps the typed title', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await field(page, 'en.title').fill('A whole title')
  await expect(page.getByText(/storage of this browser is full or blocked/)).toBeVisible()
  await page.getByRole('tab', { name: 'SK' }).click()
  await page.getByRole('tab', { name: 'EN' }).click()
  await expect(field(page, 'en.title')).toHaveValue('A whole title')
})
