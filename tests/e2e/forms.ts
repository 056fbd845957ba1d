import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { expect, open } from './fixtures'

export const endpoint = '**/functions/v1/send-contact-email'

const pdf = {
  name: 'A very long name of a file that does not fit into the box of the form 2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 Ada'),
}

/** The four forms: where each one is, and how to fill in what only it requires. */
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

export async function fill(page: Page, form: keyof typeof forms, email: string) {
  await page.locator('[name=name]').fill('Jo Faults')
  await page.locator('[name=email]').fill(email)
  await forms[form].fill(page)
  await page.locator('[name=gdprConsent]').check()
}

export async function openFilled(page: Page, form: keyof typeof forms, email: string) {
  await open(page, forms[form].path)
  await fill(page, form, email)
}

export const submitButton = (page: Page) => page.locator('main form button[type=submit]')
/** The text of a failure at the form; its toast has the same. */
export const failure = (page: Page) => page.locator('form').getByRole('alert')
/** The toast being shown. */
export const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).locator('li')
export const sent = (page: Page) =>
  page.getByRole('heading', { name: /Message sent|Request sent|Thank you for signing up|Application Sent!/ })

const assets = join(import.meta.dirname, '../../dist/assets')
/** Words of the code that checks, sends and shows toasts. */
const words = ['invalid_type', 'FunctionsFetchError', 'ToastViewport']
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
const chunks = words.map((word) =>
  scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes(word)),
)

/** Waits until the code that a form needs to send has been loaded. */
export async function formCodeLoaded(page: Page) {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect(async () => {
    const urls = await loaded()
    for (const files of chunks)
      expect(files.some((file) => urls.some((url) => url.endsWith(file)))).toBe(true)
  }).toPass()
}

/** Answers 404 for every script from now on, as a host does after a deploy. Returns a function that ends it. */
export async function loseChunks(page: Page) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute('**/assets/*.js')
}
