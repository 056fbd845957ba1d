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

test('if a colleague has changed the same version, a save stores nothing and keeps the typed text, "Load their version" shows the text of the colleague, and "Overwrite with mine" stores the typed text', async ({
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
  await expect(page.getByText('No changes')).toBeVisible()

  await changeEnglish(page, slug, 'Theirs again')
  await field(page, 'en.excerpt').fill('Mine')
  await save(page)
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Mine' })
})

test('a save of the Czech version keeps the English text that a colleague saved in the meantime, and if the colleague has deleted the study, "Save mine as a new version" stores the English version again and "Empty this language" leaves the Czech version deleted', async ({
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
  await expect(page.getByText('The CZ version is not there any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Empty this language' }).click()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  expect(Object.keys(await storedStudy(page, slug))).toEqual(['en'])
})
