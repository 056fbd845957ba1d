import {
  edit,
  field,
  insertStudy,
  deleteStudy,
  ownSlug,
  save,
  signIn,
  storedStudy,
  toast,
} from './admin-area'
import { expect, test } from './fixtures'

test.use({ expectedErrors: /status of (4|5)\d\d|ERR_FAILED|Could not / })

test('saving an invalid study focuses the first invalid field, even if the field is in a hidden tab', async ({
  page,
}) => {
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
})

test('a title is refused without a write request if it gives no slug or the slug of another study', async ({
  page,
}) => {
  const written: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/case_studies') && request.method() !== 'GET')
      written.push(request.method())
  })
  await signIn(page)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await field(page, 'en.title').fill('???')
  await save(page)
  await expect(field(page, 'en.title')).toHaveAccessibleDescription(/No address can be made/)
  await field(page, 'en.title').fill('TB: Duos')
  await save(page)
  await expect(field(page, 'en.title')).toHaveAccessibleDescription(/“tb-duos” exists already/)
  await expect(field(page, 'en.title')).toBeFocused()
  expect(written).toEqual([])
})

test('saving stops at the first language that fails, names the unsaved languages, and saves them at the next attempt', async ({
  page,
}) => {
  const slug = ownSlug('stop')
  await signIn(page)
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  for (const language of ['sk', 'cz']) {
    await page.getByRole('tab', { name: language.toUpperCase() }).click()
    await field(page, `${language}.title`).fill(`${slug} ${language}`)
  }
  const refuseSlovak = async (route: import('playwright/test').Route) => {
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

  await edit(page, slug)
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
  await deleteStudy(page, slug)
})

test('a message appears if the list cannot be loaded or a study cannot be deleted', async ({ page }) => {
  const slug = ownSlug('undeletable')
  await insertStudy(page, slug, [{}])
  await signIn(page)
  // Row-level security returns no error if it refuses to delete a row. The response only contains no row.
  await page.route('**/rest/v1/case_studies*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: [] }) : route.fallback(),
  )
  await page.getByRole('button', { name: `Delete: ${slug}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete case study')).toBeVisible()
  await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()

  await page.route('**/rest/v1/case_studies*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(toast(page, 'Failed to load case studies')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()
  await deleteStudy(page, slug)
})

test('a message appears if a picture has a wrong type, is too large or cannot be uploaded', async ({
  page,
}) => {
  await signIn(page)
  const picker = page.getByLabel('Upload a picture: Featured image').first()
  const file = (mimeType: string, bytes: number) => ({ name: 'a.png', mimeType, buffer: Buffer.alloc(bytes) })
  await picker.setInputFiles(file('image/svg+xml', 10))
  await expect(toast(page, 'Prosím nahrajte obrázok (JPG, PNG, WEBP)')).toBeVisible()
  await expect(field(page, 'en.featured_image')).toHaveAccessibleDescription(
    'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
  )
  await picker.setInputFiles(file('image/png', 5 * 2 ** 20 + 1))
  await expect(toast(page, 'Obrázok je príliš veľký. Maximum je 5MB')).toBeVisible()
  await page.route('**/storage/v1/**', (route) =>
    route.fulfill({ status: 400, json: { statusCode: '413', error: 'x', message: 'Bucket is full' } }),
  )
  await picker.setInputFiles(file('image/png', 10))
  await expect(toast(page, 'Bucket is full')).toBeVisible()
  await page.route('**/storage/v1/**', (route) => route.abort())
  await picker.setInputFiles(file('image/png', 10))
  await expect(toast(page, 'Nepodarilo sa nahrať obrázok')).toBeVisible()
  await expect(field(page, 'en.featured_image')).toHaveValue('')
})

test('a message names the missing API key if translations are not set up', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Generate translations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  await expect(toast(page, 'Translations are not set up: the function has no DEEPL_API_KEY.')).toBeVisible()
})

test('generating translations asks for confirmation, then shows an error message or a report', async ({
  page,
}) => {
  await signIn(page)
  const generate = async (json: object | undefined, status = 200) => {
    await page.route('**/functions/v1/create-case-study-translations', (route) =>
      json ? route.fulfill({ status, json }) : route.abort(),
    )
    await page.getByRole('button', { name: 'Generate translations' }).click()
    await expect(
      page.getByText('Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?'),
    ).toHaveAttribute('lang', 'sk')
    await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  }
  await generate({ error: { code: 'unavailable', message: 'No translation service is set up.' } }, 503)
  await expect(toast(page, 'No translation service is set up.')).toBeVisible()
  await generate(undefined)
  await expect(toast(page, 'Nepodarilo sa vytvoriť preklady')).toBeVisible()
  await generate({
    translations: [
      { slug: 'one', language: 'sk', published: true },
      { slug: 'one', language: 'cz', published: false, reason: 'html_changed' },
    ],
    skipped: [{ slug: 'two', language: 'de', reason: 'exists' }],
    failed: [{ slug: 'two', language: 'sk', code: 'quota_exceeded' }],
  })
  await expect(toast(page, 'Vytvorené 2 prekladov')).toBeVisible()
  const report = page.getByRole('region', { name: 'Generate translations' })
  await expect(report).toContainText('two · SK · the quota of the translation service is used up')
  await expect(report).toContainText('one · CZ · saved as a draft')
  await expect(report).toContainText('1 version existed already.')
  await report.getByRole('button').click()
  await expect(report).toHaveCount(0)
})
