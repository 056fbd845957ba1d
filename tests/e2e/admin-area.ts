import type { Page } from 'playwright/test'

import { localKeys } from '../../supabase/local/local-config.ts'
import { test as base, expect, open } from './fixtures'

const localAdministrator = { email: 'admin@example.com', password: 'local-admin-password' }

const table = '/rest/v1/case_studies'

/** `slug` is a new slug. The study with this slug is deleted after the test. */
export const test = base.extend<{ slug: string }>({
  slug: async ({ page }, use) => {
    const slug = `e2e-${crypto.randomUUID()}`
    await use(slug)
    await page.request.delete(`${table}?slug=eq.${slug}`, { headers: await getHeaders(page) })
  },
})

export { expect }

let session: Promise<{ access_token: string }> | undefined

/** Returns a session of the administrator, which all tests of a Playwright worker share. */
export function getSession(page: Page) {
  const headers = { apikey: localKeys().publishable }
  session ??= page.request
    .post('/auth/v1/token?grant_type=password', { headers, data: localAdministrator })
    .then((response) => response.json() as Promise<{ access_token: string }>)
  return session
}

async function getHeaders(page: Page) {
  const { access_token } = await getSession(page)
  return { apikey: localKeys().publishable, Authorization: `Bearer ${access_token}` }
}

export async function storeSession(page: Page): Promise<void> {
  const stored = await getSession(page)
  // Any document of the site gives access to its local storage. `robots.txt` is a small one.
  await page.goto('/robots.txt')
  await changeSession(page, stored)
}

/** Changes the stored session, or removes it if `change` is null. */
export async function changeSession(page: Page, change: object | null): Promise<void> {
  await page.evaluate((changed) => {
    const key = 'sb-localhost-auth-token'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    if (changed) localStorage.setItem(key, JSON.stringify({ ...stored, ...changed }))
    else localStorage.removeItem(key)
  }, change)
}

/** Opens the list of case studies in the admin area with a stored session, so that the sign-in form does not appear. */
export async function signIn(page: Page): Promise<void> {
  await storeSession(page)
  await open(page, '/tb_admin/case-studies')
  await expect(page.getByRole('link', { name: /^Edit: Duos/ })).toBeVisible()
}

export async function fillInCredentials(page: Page, password = localAdministrator.password): Promise<void> {
  await page.getByLabel('Email').fill(localAdministrator.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** By default, a version is English and published, and has the required texts. */
export async function insertStudy(page: Page, slug: string, versions: object[] = [{}]): Promise<void> {
  const rows = versions.map((version) => ({
    slug,
    language: 'en',
    title: slug,
    excerpt: 'In short.',
    content: '<p>At length.</p>',
    client_name: 'A client',
    published: true,
    ...version,
  }))
  const response = await page.request.post(table, { headers: await getHeaders(page), data: rows })
  expect(response.status()).toBe(201)
}

/** Returns the stored versions of a study, by language. The result is empty if the study does not exist. */
export async function storedStudy(page: Page, slug: string) {
  const response = await page.request.get(`${table}?slug=eq.${slug}`, { headers: await getHeaders(page) })
  const rows = (await response.json()) as Record<string, unknown>[]
  return Object.fromEntries(rows.map((version) => [String(version.language), version] as const))
}

/** Inserts a study and opens its edit form without the sign-in form. */
export async function openStudy(page: Page, slug: string, versions?: object[]): Promise<void> {
  await insertStudy(page, slug, versions)
  await storeSession(page)
  await open(page, `/tb_admin/case-studies/${slug}`)
  await expect(page.getByRole('heading', { name: 'Edit case study' })).toBeVisible()
}

export async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Edit: ${title}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit case study' })).toBeFocused()
}

/** Unfolds the list above the form of a stored study. */
export const showList = (page: Page) => page.getByText('All case studies').click()

/** Returns the control of a field, which may be a text editor. */
export const field = (page: Page, name: string) => page.locator(`[name="${name}"], [data-name="${name}"]`)

/** Shows the content of the open tab as HTML and returns the box. */
export async function contentBox(page: Page) {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Content' }).filter({ visible: true })
  await toolbar.getByRole('button', { name: 'HTML' }).click()
  return page.getByRole('textbox', { name: /^Content/ }).filter({ visible: true })
}
export const tab = (page: Page, code: string) => page.getByRole('tab', { name: code })
export const row = (page: Page, slug: string) => page.locator(`[data-study="${slug}"]`)

export const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update)$/ }).click()

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true })

export const expectSaved = (page: Page) => expect(toast(page, 'Case study uložená úspešne')).toBeVisible()

export const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

export const pictureOfOnePixel = {
  name: 'Cover Photo.PNG',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
