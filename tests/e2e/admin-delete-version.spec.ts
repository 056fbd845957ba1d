import type { Page } from 'playwright/test'

import { changeVersion, expect, field, openStudy, save, storedStudy, test, toast } from './admin-area'

const dialog = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete' }).click()

test('a version is deleted unless a colleague changed it, and it can be restored', async ({ page, slug }) => {
  await openStudy(page, slug, [{}, { language: 'sk', title: `${slug} SK` }])
  await field(page, 'en.excerpt').fill('Unsaved English')
  await expect(page.getByRole('button', { name: /^Delete the EN version/ })).toHaveCount(0)
  await page.getByRole('tab', { name: 'SK' }).click()
  const remove = page.getByRole('button', { name: 'Delete the SK version' })
  await changeVersion(page, { slug, language: 'sk' }, { excerpt: 'Theirs' })
  await remove.click()
  await confirm(page)
  await expect(toast(page, 'Failed to delete the SK version')).toBeVisible()
  await expect(field(page, 'sk.excerpt')).toHaveValue('Theirs')
  const before = await storedStudy(page, slug)
  expect(before.sk).toMatchObject({ excerpt: 'Theirs' })

  await remove.click()
  await expect(dialog(page).getByText('Naozaj chcete vymazať SK verziu tejto case study?')).toHaveAttribute(
    'lang',
    'sk',
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  expect(Object.keys(await storedStudy(page, slug))).toHaveLength(2)

  await remove.click()
  await confirm(page)
  await expect(toast(page, 'SK version deleted successfully')).toBeVisible()
  await expect(field(page, 'sk.title')).toBeFocused()
  await expect(field(page, 'sk.title')).toHaveValue('')
  await expect(page.getByRole('tab', { name: 'SK' })).toHaveAccessibleName('SK , missing')
  await expect(page.locator(`[data-study="${slug}"]`).getByTitle('Slovenčina: Missing')).toBeVisible()
  await page.getByRole('tab', { name: 'EN' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('Unsaved English')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  expect(Object.keys(await storedStudy(page, slug))).toEqual(['en'])

  await page.getByText(/^Deleted \(\d+\)$/).click()
  await page.getByRole('button', { name: `Restore: ${slug} SK` }).click()
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expect.poll(async () => (await storedStudy(page, slug)).sk).toEqual(before.sk)
})

test('the deletion of the last version says what is lost, and an empty form follows', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug)
  await field(page, 'en.excerpt').fill('Unsaved')
  await page.getByRole('button', { name: 'Delete the EN version' }).click()
  await expect(dialog(page)).toContainText(
    'Naozaj chcete vymazať EN verziu tejto case study? Je to posledná jazyková verzia, preto sa vymaže celá case study. Neuložené zmeny v tejto verzii sa stratia.',
  )
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
  await expect(page).toHaveURL('/tb_admin/case-studies')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  await expect(page.locator(`[data-study="${slug}"]`)).toHaveCount(0)
  expect(await storedStudy(page, slug)).toEqual({})
})

test('unsaved text of another language stays when the last stored version is deleted', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug, [{ language: 'sk' }])
  await field(page, 'en.title').fill('Unsaved English')
  await page.getByRole('tab', { name: 'SK' }).click()
  await page.getByRole('button', { name: 'Delete the SK version' }).click()
  await confirm(page)
  await expect(toast(page, 'SK version deleted successfully')).toBeVisible()
  await page.getByRole('tab', { name: 'EN' }).click()
  await expect(field(page, 'en.title')).toHaveValue('Unsaved English')
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  expect(await storedStudy(page, slug)).toEqual({})
})
