import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'

import { localKeys } from '../../supabase/local/local-config.ts'
import { test as base, expect, open } from './fixtures'

const localAdministrator = { email: 'admin@example.com', password: 'local-admin-password' }

const SESSION_STORAGE_KEY = 'sb-localhost-auth-token'

/** `slug` is a new slug. The study with this slug is deleted after the test. */
export const test = base.extend<{ slug: string }>({
  slug: async ({ page }, use) => {
    const slug = `e2e-${randomUUID()}`
    await use(slug)
    await deleteStudy(page, slug)
  },
})

export { expect }

/** Opens the list of case studies in the admin area with a stored session, so that the sign-in form does not appear. */
export async function signIn(page: Page): Promise<void> {
  await storeSession(page)
  await open(page, '/tb_admin/case-studies')
  await expect(page.getByRole('link', { name: /^Edit: Duos/ })).toBeVisible()
}

/** Stores a session in the local storage of the browser. All tests of a Playwright worker share this session. */
export async function storeSession(page: Page): Promise<void> {
  const session = await getSession(page)
  // Any document of the site gives access to its local storage. `robots.txt` is a small one.
  await page.goto('/robots.txt')
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: SESSION_STORAGE_KEY,
    value: JSON.stringify(session),
  })
}

export async function fillInCredentials(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(localAdministrator.email)
  await page.getByLabel('Password').fill(localAdministrator.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

export async function changeSession(page: Page, change: Record<string, unknown> | null): Promise<void> {
  await page.evaluate(
    ({ key, changed }) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      if (changed) localStorage.setItem(key, JSON.stringify({ ...session, ...changed }))
      else localStorage.removeItem(key)
    },
    { key: SESSION_STORAGE_KEY, changed: change },
  )
}

interface Version {
  language?: string
  title?: string
  excerpt?: string
  content?: string
  published?: boolean
  source_digest?: string
  unread?: boolean
}

interface Session {
  access_token: string
  refresh_token: string
}

let session: Promise<Session> | undefined

function getSession(page: Page): Promise<Session> {
  session ??= requestSession(page)
  return session
}

async function requestSession(page: Page) {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localKeys().publishable },
    data: localAdministrator,
  })
  return (await response.json()) as Session
}

async function getAdministratorHeaders(page: Page): Promise<Record<string, string>> {
  const { access_token } = await getSession(page)
  return { apikey: localKeys().publishable, Authorization: `Bearer ${access_token}` }
}

/** Inserts the versions of a study. By default, a version is English and published, and has the required texts. */
export async function insertStudy(page: Page, slug: string, versions: Version[]): Promise<void> {
  const rows = versions.map((version) => ({
    slug,
    language: 'en',
    title: slug,
    excerpt: 'In short.',
    content: '<p>At length.</p>',
    client_name: 'A client',
    published: true,
    source_digest: null,
    unread: false,
    ...version,
  }))
  const headers = await getAdministratorHeaders(page)
  const response = await page.request.post('/rest/v1/case_studies', { headers, data: rows })
  expect(response.status()).toBe(201)
}

export async function changeVersion(
  page: Page,
  { slug, language }: { slug: string; language: string },
  change: Version,
): Promise<void> {
  const headers = await getAdministratorHeaders(page)
  const url = `/rest/v1/case_studies?slug=eq.${slug}&language=eq.${language}`
  const response = await page.request.patch(url, { headers, data: change })
  expect(response.status()).toBe(204)
}

/** Returns the stored versions of a study, by language. The result is empty if the study does not exist. */
export async function storedStudy(
  page: Page,
  slug: string,
): Promise<Record<string, Record<string, unknown>>> {
  const headers = await getAdministratorHeaders(page)
  const response = await page.request.get(`/rest/v1/case_studies?slug=eq.${slug}`, { headers })
  const rows = (await response.json()) as Record<string, unknown>[]
  return Object.fromEntries(rows.map((row) => [String(row.language), row] as const))
}

export async function deleteStudy(page: Page, slug: string): Promise<void> {
  await page.request.delete(`/rest/v1/case_studies?slug=eq.${slug}`, {
    headers: await getAdministratorHeaders(page),
  })
}

export async function edit(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Edit: ${title}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit case study' })).toBeFocused()
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export const save = (page: Page) => page.getByRole('button', { name: /^(Create|Update) case study$/ }).click()

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true })

export const pictureOfOnePixel = {
  name: 'Cover Photo.PNG',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Inserts a study and opens its edit form without the sign-in form. */
export async function openStudy(page: Page, slug: string, versions: Version[] = [{}]): Promise<void> {
  await insertStudy(page, slug, versions)
  await storeSession(page)
  await open(page, `/tb_admin/case-studies/${slug}`)
  await expect(page.getByRole('heading', { name: 'Edit case study' })).toBeVisible()
}

export async function openWithUnsavedText(page: Page, slug: string): Promise<void> {
  await openStudy(page, slug)
  await field(page, 'en.excerpt').fill('Hard-won words')
}
