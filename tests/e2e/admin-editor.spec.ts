import {
  deleteStudy,
  edit,
  field,
  insertStudy,
  ownSlug,
  save,
  signIn,
  storedStudy,
  toast,
} from './admin-area'
import { expect, test } from './fixtures'

test('a language without a title is not saved, and a note says so before the save', async ({ page }) => {
  const slug = ownSlug('skip')
  await insertStudy(page, slug, [{}, { language: 'de', title: 'Deutsch', published: false }])
  await signIn(page)
  await edit(page, slug)
  await page.getByRole('tab', { name: 'DE' }).click()
  await field(page, 'de.title').fill('')
  await expect(page.getByText(/Without a title this language is skipped/)).toBeVisible()
  await page.getByRole('tab', { name: 'CZ' }).click()
  await field(page, 'cz.excerpt').fill('Bez názvu')
  await expect(page.getByText('Without a title this language is not saved.')).toBeVisible()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  const stored = await storedStudy(page, slug)
  expect(stored.de).toMatchObject({ title: 'Deutsch' })
  expect(stored.cz).toBeUndefined()

  // The Czech text, which was not saved without a title, can be restored.
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'cz.excerpt')).toHaveValue('Bez názvu')
  await deleteStudy(page, slug)
})

test('the search of the list finds words of title, client and slug, and ignores case and diacritics', async ({
  page,
}) => {
  const slug = ownSlug('search')
  await insertStudy(page, slug, [{ title: `Žltý kôň ${slug}` }])
  await signIn(page)
  const rows = page.locator('[data-study]')
  for (const query of ['ZLTY kon', slug, 'a CLIENT zlty']) {
    await page.getByRole('searchbox').fill(query)
    await expect(page.locator(`[data-study="${slug}"]`)).toBeVisible()
    await expect(page.locator('[data-study="tb-duos"]')).toHaveCount(0)
  }
  await page.getByRole('searchbox').fill('no such study')
  await expect(rows).toHaveCount(0)
  await expect(page.getByText('No case study matches the search.')).toBeVisible()
  await deleteStudy(page, slug)
})

test('"Copy from English" fills the tab of another language, and asks before it replaces text', async ({
  page,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill('English title')
  await field(page, 'en.testimonial_author').fill('Jane')
  await page.getByRole('tab', { name: 'DE' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Copy from English' }).click()
  await expect(field(page, 'de.title')).toHaveValue('English title')
  await expect(field(page, 'de.testimonial_author')).toHaveValue('Jane')
  await field(page, 'de.title').fill('Deutscher Titel')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Copy from English' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(field(page, 'de.title')).toHaveValue('Deutscher Titel')
})
