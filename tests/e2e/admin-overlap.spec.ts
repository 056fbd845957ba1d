import type { Page, Route } from 'playwright/test'

import {
  answer,
  edit,
  expect,
  expectSaved,
  field,
  insertStudy,
  openStudy,
  pictureOfOnePixel,
  row,
  save,
  showList,
  signIn,
  storedStudy,
  tab,
  test,
  toast,
} from './admin-area'

/* Writes that end after their form was left, in a browser with a slow or broken connection (D76). */

test.use({ expectedErrors: /ERR_FAILED|ERR_EMPTY_RESPONSE|Could not / })

const studies = '**/rest/v1/case_studies*'

/** Holds the requests that match until the returned function is called. It is given the first one. */
async function hold(page: Page, url: string, method: string) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(url, async (route) => {
    if (route.request().method() === method) await opened
    await route.fallback()
  })
  return open
}

/** The server gets the request, but the browser gets no response. */
async function loseResponse(route: Route, method: string) {
  if (route.request().method() !== method) return route.fallback()
  await route.fetch()
  await route.abort()
}

const formHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('a save that ends in another study changes nothing there, says so, and the list is right', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug)
  const other = `${slug}-other`
  await insertStudy(page, other)
  await page.reload()
  await field(page, 'en.excerpt').fill('Saved late')
  await field(page, 'en.title').fill(`${slug} renamed`)
  const release = await hold(page, studies, 'PATCH')
  await save(page)
  await showList(page)
  // Asks nothing: the draft keeps the text until the save ends.
  await edit(page, other)
  await field(page, 'en.excerpt').fill('Typed meanwhile')
  release()
  await expectSaved(page)
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed meanwhile')
  await expect(page).toHaveURL(new RegExp(`${other}$`))
  await expect(page.getByText(/^There is unsaved text/)).toHaveCount(0)
  await showList(page)
  await expect(row(page, slug).getByRole('heading')).toHaveText(`${slug} renamed`)
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('link', { name: 'Open' })
    .click()
  await answer(page, 'Discard changes')
  await expect(field(page, 'en.excerpt')).toHaveValue('Saved late')
  await page.request.delete(`/rest/v1/case_studies?slug=eq.${other}`)
})

test('a new study whose responses are lost is published once, also with what was typed later (A4)', async ({
  page,
  slug,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await page.route(studies, (route) => loseResponse(route, 'POST'))
  await save(page)
  // The form reads what is stored, and so knows that the study was saved.
  await expectSaved(page)

  await edit(page, slug)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(studies, (route) => loseResponse(route, 'PATCH'))
  await field(page, 'en.excerpt').fill('Saved')
  const read = await hold(page, `${studies}select=*`, 'GET')
  await save(page)
  await field(page, 'en.excerpt').fill('Typed during the save')
  read()
  await expectSaved(page)
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed during the save')
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await storedStudy(page, slug)).en?.excerpt).toBe('Typed during the save')
  await expect(field(page, 'en.excerpt')).toBeFocused()
  await expect(page.getByText('Unsaved changes', { exact: true })).toHaveCount(0)
})

test('a new study that is saved in part stays open, with its URL and the caret', async ({ page, slug }) => {
  await signIn(page)
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.content', 'en.excerpt']) await field(page, name).fill('Text')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(new RegExp(`${slug}\\?lang=en$`))
  await expect(formHeading(page, 'Edit case study')).toBeVisible()
  await expect(field(page, 'en.excerpt')).toBeFocused()
  await page.keyboard.type(' and more')
  await expect(field(page, 'en.excerpt')).toHaveValue('Text and more')
  await expect(tab(page, 'EN')).toHaveText('ENpublished')
})

test('a translation that ends in another study is offered in its own (A1, A6)', async ({ page, slug }) => {
  const outdated = { language: 'sk', title: 'Starý', source_digest: '0'.repeat(32), unread: true }
  await openStudy(page, slug)
  await insertStudy(page, slug, [outdated])
  await page.reload()
  const url = '**/functions/v1/create-case-study-translations'
  const made = { slug, language: 'sk', texts: { title: 'Nový' } }
  await page.route(url, (route) => route.fulfill({ json: { translations: [made] } }))
  const release = await hold(page, url, 'POST')
  await tab(page, 'SK').click()
  await page.getByRole('button', { name: 'Translate again' }).click()
  await answer(page, 'Generate')
  await showList(page)
  await page.getByRole('link', { name: /^Edit: Duos/ }).click()
  await expect(formHeading(page, 'Edit case study')).toBeFocused()
  const title = await field(page, 'en.title').inputValue()
  await field(page, 'en.excerpt').fill('Typed meanwhile')
  release()
  await expect(toast(page, 'A new translation is ready.')).toBeVisible()
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed meanwhile')
  await expect(field(page, 'en.title')).toHaveValue(title)
  await page.getByRole('link', { name: 'Open' }).click()
  await answer(page, 'Discard changes')
  await page.getByRole('button', { name: 'Put it into the form' }).click()
  await expect(field(page, 'sk.title')).toHaveValue('Nový')
})

test('with a slow line, an upload, a second click, Back and a deletion change nothing elsewhere', async ({
  page,
  slug,
}) => {
  const other = `${slug}-other`
  await insertStudy(page, other)
  await openStudy(page, slug)
  await showList(page)
  const updates = countUpdates(page)

  const storeUpload = await hold(page, '**/storage/v1/object/**', 'POST')
  await page.getByLabel('Upload a picture: Featured image').first().setInputFiles(pictureOfOnePixel)
  await expect(page.getByText('A picture is being uploaded.')).toBeVisible()
  await edit(page, other)
  storeUpload()
  await expect(field(page, 'en.title')).toHaveValue(other)
  await expect(field(page, 'en.featured_image')).toHaveValue('')

  const storeUpdate = await hold(page, studies, 'PATCH')
  await field(page, 'en.excerpt').fill('Clicked twice')
  await page.getByRole('button', { name: 'Update' }).dblclick()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  // Asks nothing: the draft keeps the text until the save ends.
  await page.goBack()
  await expect(field(page, 'en.title')).toHaveValue(slug)
  await field(page, 'en.excerpt').fill('Typed meanwhile')
  storeUpdate()
  await expectSaved(page)
  expect(updates()).toBe(1)
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed meanwhile')

  await showList(page)
  const storeDeletion = await hold(page, studies, 'DELETE')
  await page.getByRole('button', { name: `Delete: ${other}` }).click()
  await answer(page, 'Delete')
  await field(page, 'en.excerpt').fill('Typed during the deletion')
  storeDeletion()
  await expect(row(page, other)).toHaveCount(0)
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed during the deletion')
  await expect(page).toHaveURL(new RegExp(`/${slug}$`))
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'In short.', featured_image: null })
})

function countUpdates(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') count += 1
  })
  return () => count
}
