import { edit, expect, field, insertStudy, save, signIn, storedStudy, test, toast } from './admin-area'

const duos = 'Duos: from paper work orders to a mobile app in 11 weeks'

test('the search ignores diacritics, and a filter keeps unsaved text and stays in the URL', async ({
  page,
  slug,
}) => {
  const title = `Žltý kôň ${slug}`
  await insertStudy(page, slug, [{ title }, { language: 'sk', published: false }])
  await signIn(page)
  const search = page.getByRole('searchbox')
  for (const query of ['ZLTY kon', slug, 'a CLIENT zlty']) {
    await search.fill(query)
    await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()
    await expect(page.locator('[data-study="tb-duos"]')).toHaveCount(0)
  }
  await search.fill('no such study')
  await expect(page.locator('[data-study]')).toHaveCount(0)
  await expect(page.getByText('No case study matches the search.')).toBeVisible()
  await search.fill('')

  await edit(page, duos)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
  await field(page, 'en.title').fill('Unsaved title')
  await page.getByRole('link', { name: /^Missing/ }).click()
  await expect(page).toHaveURL('/tb_admin/case-studies?show=missing')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field(page, 'en.title')).toHaveValue('Unsaved title')

  await field(page, 'en.title').fill('')
  await page.getByRole('link', { name: /^Drafts/ }).click()
  const drafts = '/tb_admin/case-studies?show=drafts'
  const expectDrafts = async () => {
    await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()
    await expect(page.locator('[data-study="tb-duos"]')).toHaveCount(0)
  }
  await expect(page).toHaveURL(drafts)
  await expectDrafts()

  await edit(page, title)
  await expect(page).toHaveURL(`/tb_admin/case-studies/${slug}?show=drafts`)
  await page.goBack()
  await expect(page).toHaveURL(drafts)
  await page.goForward()
  await page.getByRole('tab', { name: 'SK' }).click()
  await expect(page).toHaveURL(`/tb_admin/case-studies/${slug}?show=drafts&lang=sk`)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'SK' })).toHaveAttribute('aria-selected', 'true')
  await expectDrafts()

  await field(page, 'sk.category').fill('Kategória')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  await expect(page).toHaveURL(drafts)
  await expectDrafts()
})

test('published versions link to their public page in the list and in the form, drafts do not', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [
    {},
    { language: 'sk', title: `${slug} SK` },
    { language: 'de', published: false },
  ])
  await signIn(page)
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('link', { name: `Published: ${slug}, Slovenčina (public page, opens in a new tab)` })
    .click()
  const publicPage = await opened
  await expect(publicPage).toHaveURL(`/sk/pripadove-studie/${slug}`)
  await expect(publicPage.getByRole('heading', { level: 1, name: `${slug} SK` })).toBeVisible()
  await publicPage.close()

  await edit(page, slug)
  const link = page.getByRole('tabpanel').getByRole('link', { name: /^View page/ })
  await expect(link).toHaveAttribute('href', `/en/case-studies/${slug}`)
  await page.getByRole('tab', { name: 'SK' }).click()
  await expect(link).toHaveAttribute('href', `/sk/pripadove-studie/${slug}`)
  for (const language of ['CZ', 'DE']) {
    await page.getByRole('tab', { name: language }).click()
    await expect(page.getByRole('tabpanel', { name: language })).toBeVisible()
    await expect(link).toHaveCount(0)
  }
})

test('"Use for all languages" puts the featured image only into the other stored versions', async ({
  page,
  slug,
}) => {
  const url = 'https://example.com/picture.png'
  await insertStudy(page, slug, [{}, { language: 'de', title: 'Deutsch' }])
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  await page.route(url, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
  await signIn(page)
  await edit(page, slug)
  await field(page, 'en.featured_image').fill(url)
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: 'Use for all languages: Featured image' })
    .click()
  await expect(page.getByRole('tab', { name: 'DE' })).toHaveAccessibleName('DE , published , unsaved')
  await expect(page.getByRole('tab', { name: 'SK' })).toHaveAccessibleName('SK , missing')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  const stored = await storedStudy(page, slug)
  expect(Object.keys(stored).sort()).toEqual(['de', 'en'])
  expect(stored.de).toMatchObject({ featured_image: url, title: 'Deutsch' })
})
