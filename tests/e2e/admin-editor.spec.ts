import {
  deleteStudy,
  edit,
  field,
  insertStudy,
  save,
  signIn,
  storedStudy,
  toast,
  uniqueSlug,
} from './admin-area'
import { expect, test } from './fixtures'

test('a version without a title is not saved, a note says so before the save, and the unsaved text can be restored', async ({
  page,
}) => {
  const slug = uniqueSlug('skip')
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

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'cz.excerpt')).toHaveValue('Bez názvu')
  await deleteStudy(page, slug)
})

test('the admin search finds a study by words of title, client or slug, ignores case and diacritics, and says if nothing matches', async ({
  page,
}) => {
  const slug = uniqueSlug('search')
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

test('"Copy from English" fills the empty German tab, and keeps a German text after "Keep it"', async ({
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
