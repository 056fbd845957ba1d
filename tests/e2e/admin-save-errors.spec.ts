import type { Route } from 'playwright/test'

import { expect, field, openStudy, save, signIn, storedStudy, test, toast } from './admin-area'

test.use({ expectedErrors: /status of (4|5)\d\d|ERR_FAILED|Could not / })

test('an invalid field or title is focused, and the next save stores what a failed save left', async ({
  page,
  slug,
}) => {
  const written: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/case_studies') && request.method() !== 'GET')
      written.push(request.method())
  })
  await signIn(page)
  await field(page, 'en.title').fill('Title')
  await page.getByRole('tab', { name: 'CZ' }).click()
  await field(page, 'cz.title').fill('Název')
  await field(page, 'cz.featured_image').fill('http://example.com/a.png')
  await save(page)
  await expect(field(page, 'en.client_name')).toBeFocused()
  await expect(field(page, 'en.client_name')).toHaveAccessibleDescription('Please fill in this field.')
  await expect(page.getByRole('tab', { name: 'CZ' })).toHaveAccessibleName(/error/)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await save(page)
  await expect(field(page, 'cz.featured_image')).toBeFocused()
  await expect(field(page, 'cz.featured_image')).toHaveAccessibleDescription(/https:\/\//)
  await expect(page.getByRole('tab', { name: 'CZ' })).toHaveAttribute('aria-selected', 'true')

  await field(page, 'cz.featured_image').fill('')
  await page.getByRole('tab', { name: 'EN' }).click()
  await field(page, 'en.title').fill('???')
  await save(page)
  await expect(field(page, 'en.title')).toHaveAccessibleDescription(/No address can be made/)
  await field(page, 'en.title').fill('TB: Duos')
  await save(page)
  await expect(field(page, 'en.title')).toHaveAccessibleDescription(/“tb-duos” exists already/)
  await expect(field(page, 'en.title')).toBeFocused()
  expect(written).toEqual([])

  await field(page, 'en.title').fill(slug)
  for (const language of ['sk', 'cz']) {
    await page.getByRole('tab', { name: language.toUpperCase() }).click()
    await field(page, `${language}.title`).fill(`${slug} ${language}`)
  }
  const refuseSlovak = async (route: Route) => {
    const body: unknown = route.request().postDataJSON()
    const isSlovak = JSON.stringify(body ?? '').includes('"language":"sk"')
    await (isSlovak ? route.fulfill({ status: 500, json: { message: 'disk full' } }) : route.fallback())
  }
  await page.route('**/rest/v1/case_studies*', refuseSlovak)
  await save(page)
  await expect(toast(page, 'Chyba pri vytváraní SK: disk full')).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'Chyba pri' })
  await expect(alert).toContainText('Saved: EN. Not saved: SK, CZ.')
  expect(Object.keys(await storedStudy(page, slug))).toEqual(['en'])
  await expect(field(page, 'cz.title')).toHaveValue(`${slug} cz`)

  await page.unroute('**/rest/v1/case_studies*', refuseSlovak)
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  expect(Object.keys(await storedStudy(page, slug)).sort()).toEqual(['cz', 'en', 'sk'])
})

test('a failed update keeps the typed text, and a refused deletion keeps the study', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug)
  await field(page, 'en.title').fill(`${slug} changed`)
  await page.route('**/rest/v1/case_studies*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'disk full' } })
      : route.fallback(),
  )
  await save(page)
  await expect(toast(page, 'Chyba pri aktualizácii EN: disk full')).toBeVisible()
  await page.route('**/rest/v1/case_studies*', (route) => route.abort())
  await save(page)
  await expect(toast(page, 'Nepodarilo sa uložiť case study')).toBeVisible()
  await expect(field(page, 'en.title')).toHaveValue(`${slug} changed`)

  await page.unrouteAll()
  // Responds as if row-level security refused to delete the row: without an error and without a row.
  await page.route('**/rest/v1/case_studies*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: [] }) : route.fallback(),
  )
  await page.getByRole('button', { name: `Delete: ${slug}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete case study')).toBeVisible()
  await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()
})
