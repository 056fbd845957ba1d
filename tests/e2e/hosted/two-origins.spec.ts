import { field, fillInCredentials, pictureOfOnePixel, save, toast } from '../admin-area'
import { expect, open } from '../fixtures'
import { fill, forms, openFilled, sent, submitButton } from '../forms'
import { test } from './hosted-site'

/** The response of the function, which has no key for translations. */
const withoutKey = 'Translations are not set up: the function has no DEEPL_API_KEY.'

// The status 404 is that of a seeded picture, whose URL has no origin. The hosted site does not serve it.
test.use({ expectedErrors: /status of (404|503)|Could not create the translations/ })

test('a form and a translation run reach their functions, and an uploaded picture is shown', async ({
  page,
  database,
  hostedSite: { gateway },
}) => {
  const count = async () =>
    (await database.from('submissions').select('*', { count: 'exact', head: true }).throwOnError()).count ?? 0
  await open(page, '/tb_admin')
  await fillInCredentials(page)
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeVisible()
  for (const answersForFunctions of [true, false]) {
    gateway.answersForFunctions = answersForFunctions
    const before = await count()
    await openFilled(page, 'specialist', 'two-origins@example.com')
    await submitButton(page).click()
    await expect(sent(page)).toBeFocused()
    expect(await count()).toBe(before + 1)

    await open(page, '/tb_admin')
    await page.getByRole('button', { name: 'Generate translations' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
    await expect(toast(page, withoutKey)).toBeVisible()
  }

  // The build has the last change of this database, which has no scheduled job (D83).
  const publication = page.locator('header').getByRole('status')
  // The header asks at most every 30 seconds.
  await expect(publication).toHaveText(/^Online\. The job of each minute has never run/, { timeout: 60_000 })
  const slug = `two-origins-${Date.now()}`
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await page.getByLabel('Upload a picture: Featured image').first().setInputFiles(pictureOfOnePixel)
  const address = field(page, 'en.featured_image')
  await expect(address).toHaveValue(/\/storage\/v1\//)
  const uploaded = await address.inputValue()
  // The site does not upload its own picture again.
  await address.press('Tab')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  await expect(publication).toHaveText(/^Published by hand.* Changed since (a moment ago|\d\d:\d\d)\./)

  await open(page, `/en/case-studies/${slug}`)
  const picture = page.locator(`main img[src="${uploaded}"]`)
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  await database.from('case_studies').delete().eq('slug', slug).throwOnError()
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  // Chromium compares also the URL of a redirect with the policy of the page whose form was posted.
  test('a form is posted to the other origin, whose redirect leads back to the page', async ({
    page,
    hostedSite: { url, gateway },
  }) => {
    const endpointUrl = `${gateway.url}/functions/v1/send-contact-email`
    await page.route(endpointUrl, (route) =>
      route.fulfill({ status: 303, headers: { location: `${url}${forms.contact.path}#sent` } }),
    )
    await page.goto(forms.contact.path)
    await expect(page.locator('main form')).toHaveAttribute('action', endpointUrl)
    await fill(page, 'contact', 'two-origins-native@example.com')
    const post = page.waitForRequest(endpointUrl)
    await submitButton(page).click()
    expect((await post).method()).toBe('POST')
    await expect(page).toHaveURL(`${url}${forms.contact.path}#sent`)
    await expect(page.locator('#sent')).toBeVisible()
  })
})
