import type { Page } from 'playwright/test'

import { field, fillInCredentials, pictureOfOnePixel, save, toast } from '../admin-area'
import { expect, open } from '../fixtures'
import { openFilled, sent, submitButton } from '../forms'
import { test } from './hosted-site'

async function signIn(page: Page) {
  await open(page, '/tb_admin')
  await fillInCredentials(page)
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeVisible()
}

for (const answersForFunctions of [false, true]) {
  const answering = answersForFunctions ? 'the gateway answers' : 'the functions answer'

  test.describe(`${answering} preflight requests`, () => {
    test.use({ expectedErrors: /status of 503|Could not create the translations/ })

    test.beforeEach(({ hostedSite: { gateway } }) => {
      gateway.answersForFunctions = answersForFunctions
    })
    test.afterEach(({ hostedSite: { gateway } }) => {
      gateway.answersForFunctions = false
    })

    test(`a CV is stored and translations respond if ${answering} preflight requests`, async ({
      page,
      database,
    }) => {
      const count = () =>
        database.from('submissions').select('*', { count: 'exact', head: true }).throwOnError()
      const { count: before } = await count()
      await openFilled(page, 'specialist', 'two-origins@example.com')
      await submitButton(page).click()
      await expect(sent(page)).toBeFocused()
      expect((await count()).count).toBe((before ?? 0) + 1)

      await signIn(page)
      await page.getByRole('button', { name: 'Generate translations' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
      await expect(
        toast(page, 'Translations are not set up: the function has no DEEPL_API_KEY.'),
      ).toBeVisible()
    })
  })
}

test.describe('a study with a picture from another origin', () => {
  // The seeded picture of the next study has a URL without an origin, and the hosted site does not serve it.
  test.use({ expectedErrors: /status of 404/ })

  test('a picture uploaded from another origin is on the public page of its study', async ({
    page,
    database,
    hostedSite: { gateway },
  }) => {
    const slug = `two-origins-${Date.now()}`
    await signIn(page)
    await field(page, 'en.title').fill(slug)
    for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
    await page.getByLabel('Upload a picture: Featured image').first().setInputFiles(pictureOfOnePixel)
    await expect(field(page, 'en.featured_image')).toHaveValue(/\/storage\/v1\//)
    await save(page)
    await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()

    await open(page, `/en/case-studies/${slug}`)
    const picture = page.locator(`main img[src^="${gateway.url}/storage/v1/"]`)
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    await database.from('case_studies').delete().eq('slug', slug).throwOnError()
  })
})
