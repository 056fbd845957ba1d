import { expect, field, insertStudy, pictureOfOnePixel, signIn, test, toast } from './admin-area'

test.use({ expectedErrors: /status of (4|5)\d\d|ERR_FAILED|Could not / })

test('if the database refuses to delete a study, a message appears and the study stays in the list', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [{}])
  await signIn(page)
  // If row-level security refuses to delete a row, the response has no error and contains no row.
  await page.route('**/rest/v1/case_studies*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: [] }) : route.fallback(),
  )
  await page.getByRole('button', { name: `Delete: ${slug}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete case study')).toBeVisible()
  await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()
})

test('if the file of a featured image has a wrong type, cannot be decoded (with a different message if it is larger than 5 MB), or cannot be uploaded, a message appears and the URL field of the featured image stays empty', async ({
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
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('only text') })
  await expect(toast(page, 'Súbor „a.png“ sa nedá otvoriť ako obrázok.')).toBeVisible()
  await page.route('**/storage/v1/**', (route) =>
    route.fulfill({ status: 400, json: { statusCode: '413', error: 'x', message: 'Bucket is full' } }),
  )
  await picker.setInputFiles(pictureOfOnePixel)
  await expect(toast(page, 'Bucket is full')).toBeVisible()
  await page.route('**/storage/v1/**', (route) => route.abort())
  await picker.setInputFiles(pictureOfOnePixel)
  await expect(toast(page, 'Nepodarilo sa nahrať obrázok')).toBeVisible()
  await expect(field(page, 'en.featured_image')).toHaveValue('')
})

test('"Generate translations" shows a message that names DEEPL_API_KEY if this secret of the edge function is not set', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Generate translations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  await expect(toast(page, 'Translations are not set up: the function has no DEEPL_API_KEY.')).toBeVisible()
})

test('"Generate translations" asks for confirmation in Slovak, then shows an error message if the request fails, and otherwise a toast and a report of created, skipped and failed versions that can be closed', async ({
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
  await expect(report).toContainText('SK · Not created, the quota of the translation service is used up')
  await expect(report).toContainText('CZ · Created, saved as a draft')
  await expect(report).toContainText('1 version existed already.')
  await report.getByRole('button').click()
  await expect(report).toHaveCount(0)
})
