import type { Page } from 'playwright/test'

import { edit, expect, field, fillInCredentials, signIn, storeSession, test, toast } from './admin-area'
import { open } from './fixtures'

const study = '/tb_admin/case-studies/tb-duos'
const duos = 'Duos: from paper work orders to a mobile app in 11 weeks'
const form = (page: Page) => page.getByRole('heading', { name: 'Edit case study' })
const newForm = (page: Page) => page.getByRole('heading', { name: 'New case study' })

test('a deep link asks for the sign-in before it requests data, and opens after the sign-in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) requested.push(request.url())
  })
  await open(page, `${study}?lang=de`)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(requested).toEqual([])

  await fillInCredentials(page)
  const signedIn = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(signedIn).toContainText('Signed in successfully')
  await expect(form(page)).toBeVisible()
  const box = await page.locator('form').filter({ hasText: 'Edit case study' }).boundingBox()
  const { x: left = 0 } = (await signedIn.boundingBox()) ?? {}
  expect(left).toBeGreaterThanOrEqual((box?.x ?? Infinity) + (box?.width ?? Infinity))
  await expect(page).toHaveURL(`${study}?lang=de`)
  await expect(page.getByRole('tab', { name: 'DE' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'en.title')).toHaveValue(duos)
})

test('the back button asks before it leaves unsaved text, and skips changes of the language tab', async ({
  page,
}) => {
  await signIn(page)
  await edit(page, duos)
  await field(page, 'en.category').fill('Unsaved words')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.goBack()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(study)
  await expect(field(page, 'en.category')).toHaveValue('Unsaved words')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(newForm(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)

  await edit(page, duos)
  await page.getByRole('tab', { name: 'SK' }).click()
  await expect(page).toHaveURL(`${study}?lang=sk`)
  await page.goBack()
  await expect(newForm(page)).toBeVisible()
  await expect(page).toHaveURL('/tb_admin/case-studies')
  await expect(page.getByRole('link', { name: `Edit: ${duos}` })).toBeVisible()
  await page.goForward()
  await expect(form(page)).toBeVisible()
  await expect(page).toHaveURL(`${study}?lang=sk`)
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  await expect(form(page)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'SK' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'en.title')).toHaveValue(duos)
})

test.describe('a failed request for the list', () => {
  test.use({ expectedErrors: /status of 5\d\d|Could not / })

  test('the list and unsaved text stay if a reload fails, and "Try again" loads a missing list', async ({
    page,
  }) => {
    await page.route('**/functions/v1/create-case-study-translations', (route) =>
      route.fulfill({ json: { translations: [], skipped: [], failed: [] } }),
    )
    await storeSession(page)
    await open(page, study)
    await field(page, 'en.category').fill('Unsaved words')
    await page.route('**/rest/v1/case_studies*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Generate translations' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
    await expect(toast(page, 'Failed to load case studies')).toBeVisible()
    await expect(field(page, 'en.category')).toHaveValue('Unsaved words')
    await expect(page.getByRole('link', { name: `Editing: ${duos}` })).toBeVisible()

    await page.goto('/tb_admin/case-studies')
    await expect(toast(page, 'Failed to load case studies')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText('Failed to load case studies')).toBeVisible()
    await expect(main.getByText('Zatiaľ žiadne case studies.')).toHaveCount(0)
    await page.unrouteAll()
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: `Edit: ${duos}` })).toBeVisible()
  })
})
