import {
  answer,
  expect,
  expectSaved,
  field,
  openStudy,
  save,
  signIn,
  storedStudy,
  storeSession,
  tab,
  test,
  toast,
} from './admin-area'
import { open } from './fixtures'

test.use({ expectedErrors: /status of 500|Could not |Failed to delete/ })

const studies = '**/rest/v1/case_studies*'

test('of two tabs, the second changes what the first saved only on request', async ({ page, slug }) => {
  await openStudy(page, slug, [{}, { language: 'sk', title: `${slug} SK` }])
  const other = await page.context().newPage()
  await open(other, `/tb_admin/case-studies/${slug}`)
  for (const language of ['en', 'sk']) {
    await tab(other, language.toUpperCase()).click()
    await field(other, `${language}.excerpt`).fill('Theirs')
  }
  await save(other)
  await expectSaved(other)

  await field(page, 'en.excerpt').fill('Mine')
  await tab(page, 'SK').click()
  await page.getByRole('button', { name: 'Delete the SK version' }).click()
  await answer(page, 'Delete')
  await expect(
    toast(page, 'Failed to delete the SK version. Reload the page to see what is stored.'),
  ).toBeVisible()

  // The form follows in a language that nobody changes here, and shows the conflict in the other one.
  await expect(field(page, 'sk.excerpt')).toHaveValue('Theirs')
  await expect(page.getByRole('region', { name: 'Conflict: EN' })).toContainText('TheirsTheirsYoursMine')
  await save(page)
  await expect(toast(page, 'Chyba pri aktualizácii EN: verziu medzitým zmenil niekto iný')).toBeVisible()
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Theirs' })
  // Only the status and the buttons stay at the end of the window, also on a phone (A11).
  await page.setViewportSize({ width: 390, height: 664 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('region', { name: 'Conflict: EN' })).not.toBeInViewport()
  const bar = await page.locator('main form > :last-child').boundingBox()
  expect(bar?.height).toBeLessThan(120)
  await page.getByRole('button', { name: 'Show why' }).click()
  await expect(page.getByRole('region', { name: 'Conflict: EN' })).toBeInViewport()
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expectSaved(page)
  const { en, sk } = await storedStudy(page, slug)
  expect([en?.excerpt, sk?.excerpt]).toEqual(['Mine', 'Theirs'])
})

test('an invalid field is focused, and a second save stores what failed', async ({ page, slug }) => {
  await signIn(page)
  await field(page, 'en.title').fill(slug)
  for (const name of ['en.client_name', 'en.excerpt', 'en.content']) await field(page, name).fill('Text')
  await tab(page, 'CZ').click()
  await field(page, 'cz.title').fill(`${slug} cz`)
  const picture = field(page, 'cz.featured_image')
  await picture.fill('http://example.com/a.png')
  await tab(page, 'EN').click()
  await save(page)
  await expect(picture).toBeFocused()
  await expect(picture).toHaveAccessibleDescription(/https:\/\//)
  await expect(tab(page, 'CZ')).toHaveAccessibleName(/error/)

  await picture.fill('')
  await tab(page, 'SK').click()
  await field(page, 'sk.title').fill(`${slug} sk`)
  await page.route(studies, (route) =>
    route.request().postData()?.includes('"language":"sk"')
      ? route.fulfill({ status: 500, json: { message: 'disk full' } })
      : route.fallback(),
  )
  await save(page)
  await expect(toast(page, 'Chyba pri vytváraní SK: disk full')).toBeVisible()
  await expect(page.getByText(/^Saved: EN\. Not saved: SK, CZ\./)).toBeVisible()
  expect(Object.keys(await storedStudy(page, slug))).toEqual(['en'])
  await page.unrouteAll()
  await save(page)
  await expectSaved(page)
  expect(Object.keys(await storedStudy(page, slug)).sort()).toEqual(['cz', 'en', 'sk'])
})

test('opening and saving the studies of the demonstration writes nothing', async ({ page }) => {
  const writes: string[] = []
  page.on('request', (request) => {
    const isWrite = !['GET', 'HEAD'].includes(request.method()) && request.url().includes('/rest/v1/')
    if (isWrite) writes.push(`${request.method()} ${request.url()}`)
  })
  await storeSession(page)
  for (const slug of ['tb-duos', 'tb-cloudtalk', 'tb-powerful-medical', 'tb-ostrevia']) {
    await open(page, `/tb_admin/case-studies/${slug}`)
    for (const language of ['SK', 'CZ', 'DE', 'EN']) await tab(page, language).click()
    await expect(page.getByText(/^This text holds more/)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+s')
    await expectSaved(page)
  }
  expect(writes).toEqual([])
})
