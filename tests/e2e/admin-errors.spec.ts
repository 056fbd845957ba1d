import { writeFileSync } from 'node:fs'

import { expect, field, pictureOfOnePixel, signIn, test, toast } from './admin-area'

test.use({ expectedErrors: /status of (4|5)\d\d|ERR_FAILED|Could not / })

test('a picture of a wrong type or size, or that cannot be decoded or uploaded, is refused', async ({
  page,
}, testInfo) => {
  await signIn(page)
  const broken = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('only text') }
  // Writes the large file to the disk, so that the browser reads it from there. Playwright would send a buffer of this
  // size through several processes.
  const largeAndBroken = testInfo.outputPath('large.png')
  writeFileSync(largeAndBroken, Buffer.alloc(5 * 2 ** 20 + 1))

  const picker = page.getByLabel('Upload a picture: Featured image').first()
  await picker.setInputFiles({ ...broken, mimeType: 'image/svg+xml' })
  await expect(toast(page, 'Prosím nahrajte obrázok (JPG, PNG, WEBP)')).toBeVisible()
  await expect(field(page, 'en.featured_image')).toHaveAccessibleDescription(
    'Prosím nahrajte obrázok (JPG, PNG, WEBP)',
  )
  await picker.setInputFiles(largeAndBroken)
  await expect(toast(page, 'Obrázok je príliš veľký. Maximum je 5MB')).toBeVisible()
  await picker.setInputFiles(broken)
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

  await page.getByRole('toolbar').first().getByRole('button', { name: 'Picture', exact: true }).click()
  const form = page.getByRole('group', { name: 'Picture for the text' })
  const insert = form.getByRole('button', { name: 'Insert picture' })
  await form.getByRole('checkbox').check()
  await insert.click()
  await expect(form.getByText('Please choose a picture.')).toBeVisible()
  await form.getByLabel(/^File/).setInputFiles(broken)
  await insert.click()
  await expect(form.getByText('Súbor „a.png“ sa nedá otvoriť ako obrázok.')).toBeVisible()
  await form.getByLabel(/^File/).setInputFiles(largeAndBroken)
  await insert.click()
  await expect(form.getByText('Obrázok je príliš veľký. Maximum je 5MB')).toBeVisible()
})

test('"Generate translations" asks first and reports failures and results', async ({ page }) => {
  await signIn(page)
  const respond = (json: object | undefined, status = 200) =>
    page.route('**/functions/v1/create-case-study-translations', (route) =>
      json ? route.fulfill({ status, json }) : route.abort(),
    )
  const generate = async () => {
    await page.getByRole('button', { name: 'Generate translations' }).click()
    await expect(
      page.getByText('Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?'),
    ).toHaveAttribute('lang', 'sk')
    await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  }
  await generate()
  await expect(toast(page, 'Translations are not set up: the function has no DEEPL_API_KEY.')).toBeVisible()
  await respond({ error: { code: 'unavailable', message: 'No translation service is set up.' } }, 503)
  await generate()
  await expect(toast(page, 'No translation service is set up.')).toBeVisible()
  await respond(undefined)
  await generate()
  await expect(toast(page, 'Nepodarilo sa vytvoriť preklady')).toBeVisible()
  await respond({
    translations: [
      { slug: 'one', language: 'sk', published: true },
      { slug: 'one', language: 'cz', published: false, reason: 'html_changed' },
    ],
    skipped: [{ slug: 'two', language: 'de', reason: 'exists' }],
    failed: [{ slug: 'two', language: 'sk', code: 'quota_exceeded' }],
  })
  await generate()
  await expect(toast(page, 'Vytvorené 2 prekladov')).toBeVisible()
  const report = page.getByRole('region', { name: 'Generate translations' })
  await expect(report).toContainText('SK · Not created, the quota of the translation service is used up')
  await expect(report).toContainText('CZ · Created, saved as a draft')
  await report.getByRole('button').click()
  await expect(report).toHaveCount(0)
})
