import { deleteStudy, field, openWithUnsavedText, signIn } from './admin-area'
import { expect, test } from './fixtures'

test('a dialog asks before a link, Cancel, a reload or Sign Out discards unsaved text, and a confirmed Sign Out deletes the draft', async ({
  page,
}) => {
  // All tests use the same administrator. A real sign-out would end the sessions of tests that run at the same time.
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }))
  const slug = await openWithUnsavedText(page)
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
  await deleteStudy(page, slug)
})

test('another tab shows a note about unsaved text of a new study, and "Discard" removes the note', async ({
  page,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill('Half a title')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('case-study-draft:')))
    .toContain('Half a title')
  const other = await page.context().newPage()
  await other.goto('/tb_admin/case-studies')
  await expect(other.getByText('There is unsaved text of a new case study, written just now.')).toBeVisible()
  await other.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('the case study form keeps its text if the browser storage is full', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await field(page, 'en.title').fill('A whole title')
  await page.getByRole('tab', { name: 'SK' }).click()
  await page.getByRole('tab', { name: 'EN' }).click()
  await expect(field(page, 'en.title')).toHaveValue('A whole title')
})
