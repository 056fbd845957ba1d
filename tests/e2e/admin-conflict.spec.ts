import type { Page } from 'playwright/test'

import {
  changeVersion,
  deleteStudy,
  edit,
  expect,
  field,
  openStudy,
  save,
  storedStudy,
  test,
  toast,
} from './admin-area'

const openInTwoLanguages = (page: Page, slug: string) =>
  openStudy(page, slug, [{}, { language: 'cz', title: `${slug} CZ` }])

const changeEnglish = (page: Page, slug: string, excerpt: string) =>
  changeVersion(page, { slug, language: 'en' }, { excerpt })

test('a save does not overwrite the text of a colleague, and both texts can be had', async ({
  page,
  slug,
}) => {
  await openInTwoLanguages(page, slug)
  await changeEnglish(page, slug, 'Theirs')
  await field(page, 'en.excerpt').fill('Mine')
  await save(page)
  await expect(toast(page, 'Chyba pri aktualizácii EN: verziu medzitým zmenil niekto iný')).toBeVisible()
  await expect(field(page, 'en.excerpt')).toHaveValue('Mine')
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Theirs' })
  await page.getByRole('button', { name: 'Load their version' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('Theirs')
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  const draft = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(draft).toContainText(`There is unsaved text of “${slug}”`)
  await draft.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('Mine')
  await save(page)
  await page.getByRole('button', { name: 'Load their version' }).click()
  await draft.getByRole('button', { name: 'Discard' }).click()
  await expect(draft.getByRole('button', { name: 'Undo' })).toBeFocused()

  await changeEnglish(page, slug, 'Theirs again')
  await field(page, 'en.excerpt').fill('Mine')
  await save(page)
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Mine' })
})

test('a save writes only changed versions, and a version that a colleague deleted can be saved anew', async ({
  page,
  slug,
}) => {
  await openInTwoLanguages(page, slug)
  await changeEnglish(page, slug, 'Theirs')
  await page.getByRole('tab', { name: 'CZ' }).click()
  await field(page, 'cz.excerpt').fill('Česky')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  const stored = await storedStudy(page, slug)
  expect(stored.en).toMatchObject({ excerpt: 'Theirs' })
  expect(stored.cz).toMatchObject({ excerpt: 'Česky' })

  await edit(page, slug)
  await deleteStudy(page, slug)
  await field(page, 'en.excerpt').fill('Mine')
  await save(page)
  await expect(page.getByText('The EN version is not there any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Save mine as a new version' }).click()
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
  expect(await storedStudy(page, slug)).toMatchObject({ en: { excerpt: 'Mine' } })

  await edit(page, slug)
  await deleteStudy(page, slug)
  await field(page, 'en.excerpt').fill('Mine again')
  await save(page)
  await page.getByRole('button', { name: 'Empty this language' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('Mine again')
})
