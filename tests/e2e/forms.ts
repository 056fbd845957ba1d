import type { Page } from 'playwright/test'

import { expect, open } from './fixtures'
import { textsOf } from './texts'

export const endpoint = /\/functions\/v1\/send-contact-email(\?|$)/

const pdf = {
  name: 'A very long name of a file that does not fit into the box of the form 2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 Ada'),
}

/**
 * The path of the page with each form, and a function that fills in the fields that not all forms have: the required
 * ones and the CV. The exported function `fill` calls this function and fills in the fields of all forms: name, e-mail
 * address and consent.
 */
export const forms = {
  contact: {
    path: '/en/contact',
    fill: (page: Page) => page.locator('[name=message]').fill('Every word is kept'),
  },
  company: {
    path: '/en/for-companies',
    fill: (page: Page) => page.locator('[name=company]').fill('Analytical Engines'),
  },
  specialist: { path: '/en/for-it-specialists', fill: (page: Page) => fillCandidate(page, 'go') },
  application: { path: '/en/it-projects/1', fill: (page: Page) => fillCandidate(page, 'GoLang') },
}

async function fillCandidate(page: Page, technology: string) {
  await page.locator('[name=technology]').selectOption(technology)
  await page.locator('[name=cvFile]').setInputFiles(pdf)
}

export const uniqueEmail = (name: string) => `${name}-${Date.now()}-${Math.random()}@example.com`

export async function fill(page: Page, form: keyof typeof forms, email: string) {
  await page.locator('[name=name]').fill('Jo Field')
  await page.locator('[name=email]').fill(email)
  await forms[form].fill(page)
  await page.locator('[name=gdprConsent]').check()
}

export async function openFilled(page: Page, form: keyof typeof forms, email: string) {
  await open(page, forms[form].path)
  await fill(page, form, email)
}

export const submitButton = (page: Page) => page.locator('main form button[type=submit]')
/** Returns the error message in the form, not the toast with the same text. */
export const failure = (page: Page) => page.locator('form').getByRole('alert')
export const toast = (page: Page) =>
  page.getByRole('region', { name: textsOf('en', 'common')('toast.label') }).locator('li')

const t = textsOf('en', 'forms')
/** Returns the text of a failed send, whose second sentence is `cause` (D57). */
export const failureText = (cause: string) => `${t('contact_form.error_description')} ${cause}`

const successTitles = [
  t('contact_form.success_title'),
  t('for_companies.form_success_title'),
  t('for_it_specialists.form_success_title'),
  t('job_application.sent_title'),
]
export const sent = (page: Page) => page.getByRole('heading', { name: new RegExp(successTitles.join('|')) })

/** Waits until the code for validation and sending and the code for toasts are loaded. */
export async function formCodeLoaded(page: Page) {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(scripts).toMatch(/\/zod-/)
  await expect.poll(scripts).toMatch(/\/form-actions-/)
  await expect.poll(scripts).toMatch(/\/toaster-/)
}

/**
 * Responds with 404 to every request for a script, as a host does for old chunks after a deploy.
 * @returns a function that makes the scripts available again
 */
export async function removeChunks(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute('**/assets/*.js')
}
