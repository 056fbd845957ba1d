import type { Page } from 'playwright/test'

import { functions } from '../../../scripts/check-deployment/functions'
import type { Gateway } from '../../setup/gateway'
import { field, fillInCredentials, pictureOfOnePixel, save, toast } from '../admin-area'
import { expect, open } from '../fixtures'
import { openFilled, sent, submitButton } from '../forms'
import { test } from './hosted-site'

async function signIn(page: Page) {
  await open(page, '/tb_admin')
  await fillInCredentials(page)
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeVisible()
}

/**
 * Expects that the preflight request of `npm run check:deployment` (D51) lists all headers that the browser listed in
 * its preflight requests for the edge function `functionName`.
 */
function expectCheckedPreflight({ preflights }: Gateway, functionName: string) {
  const requested = preflights
    .filter(({ path }) => path === `/functions/v1/${functionName}`)
    .flatMap(({ headers }) => headers.split(','))
  const checked = functions.find(({ name }) => name === functionName)?.requestHeaders.split(',')
  expect(requested).toContain('apikey')
  expect(checked).toEqual(expect.arrayContaining(requested))
}

const gateways = [
  { name: 'the edge functions respond to preflight requests', answersForFunctions: false },
  {
    name: 'a gateway responds to preflight requests and allows only four headers',
    answersForFunctions: true,
  },
]

for (const { name, answersForFunctions } of gateways) {
  test.describe(name, () => {
    test.use({ expectedErrors: /status of 503|Could not create the translations/ })

    test.beforeEach(({ hostedSite: { gateway } }) => {
      gateway.answersForFunctions = answersForFunctions
      gateway.preflights.splice(0)
    })
    test.afterEach(({ hostedSite: { gateway } }) => {
      gateway.answersForFunctions = false
    })

    test(`if site and backend have different origins and ${name}, an enquiry of the contact form and one of the sign-up form with a CV are stored, and npm run check:deployment tests each header that the preflight requests of the browser list`, async ({
      page,
      database,
      hostedSite: { gateway },
    }) => {
      const { data: before } = await database.from('submissions').select('id').throwOnError()
      for (const form of ['contact', 'specialist'] as const) {
        await openFilled(page, form, 'two-origins@example.com')
        await submitButton(page).click()
        await expect(sent(page)).toBeFocused()
      }
      const { data: after } = await database.from('submissions').select('id').throwOnError()
      expect(after).toHaveLength(before.length + 2)
      expectCheckedPreflight(gateway, 'send-contact-email')
    })

    test(`if site and backend have different origins and ${name}, the admin area shows the response of the edge function for translations, and npm run check:deployment tests each header that the preflight requests of the browser list`, async ({
      page,
      hostedSite: { gateway },
    }) => {
      await signIn(page)
      await page.getByRole('button', { name: 'Generate translations' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
      await expect(
        toast(page, 'Translations are not set up: the function has no DEEPL_API_KEY.'),
      ).toBeVisible()
      expectCheckedPreflight(gateway, 'create-case-study-translations')
    })
  })
}

test('if site and backend have different origins, an administrator can upload a picture and save a study, and the public page of the study shows the picture', async ({
  page,
  database,
  hostedSite: { gateway },
}) => {
  const slug = `two-origins-${Date.now()}`
  await signIn(page)
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await page.getByLabel('Upload a picture: Featured image').first().setInputFiles(pictureOfOnePixel)
  await expect(page.getByText('1 × 1 px', { exact: true })).toBeVisible()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()

  await open(page, `/en/case-studies/${slug}`)
  const picture = page.locator(`main img[src^="${gateway.url}/storage/v1/"]`)
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  await database.from('case_studies').delete().eq('slug', slug).throwOnError()
})
