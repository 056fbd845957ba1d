import type { Page } from 'playwright/test'

import {
  deleteStudy,
  edit,
  expect,
  field,
  insertStudy,
  save,
  signIn,
  storedStudy,
  test,
  toast,
} from './admin-area'

const conflict = 'Chyba pri aktualizácii EN: verziu medzitým zmenil niekto iný'

async function openForTwo(page: Page, colleague: Page, slug: string) {
  await insertStudy(page, slug, [{}, { language: 'cz', title: `${slug} CZ` }])
  for (const administrator of [page, colleague]) {
    await signIn(administrator)
    await edit(administrator, slug)
  }
  await field(colleague, 'en.excerpt').fill('Theirs')
  await save(colleague)
  await expect(toast(colleague, 'Case study uložená úspešne')).toBeVisible()
}

test.describe('a study that two administrators edit at the same time', () => {
  let colleague: Page
  test.beforeEach(async ({ browser, baseURL }) => {
    colleague = await (await browser.newContext({ baseURL })).newPage()
  })
  test.afterEach(() => colleague.context().close())

  test('if a colleague has changed the same version since it was opened, a save shows a conflict message, stores nothing and keeps the typed text, and "Overwrite with mine" then stores the typed text', async ({
    page,
    slug,
  }) => {
    await openForTwo(page, colleague, slug)
    await field(page, 'en.excerpt').fill('Mine')
    await save(page)
    await expect(toast(page, conflict)).toBeVisible()
    await expect(field(page, 'en.excerpt')).toHaveValue('Mine')
    expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Theirs' })
    await page.getByRole('button', { name: 'Overwrite with mine' }).click()
    await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
    expect((await storedStudy(page, slug)).en).toMatchObject({ excerpt: 'Mine' })
  })

  test('after a save was refused because a colleague has changed the same version, "Load their version" replaces the typed text with the text of the colleague, and the form shows "No changes"', async ({
    page,
    slug,
  }) => {
    await openForTwo(page, colleague, slug)
    await field(page, 'en.excerpt').fill('Mine')
    await save(page)
    await page.getByRole('button', { name: 'Load their version' }).click()
    await expect(field(page, 'en.excerpt')).toHaveValue('Theirs')
    await expect(page.getByText('No changes')).toBeVisible()
  })

  test('a save of the Czech version succeeds and keeps the English text that a colleague saved in the meantime', async ({
    page,
    slug,
  }) => {
    await openForTwo(page, colleague, slug)
    await page.getByRole('tab', { name: 'CZ' }).click()
    await field(page, 'cz.excerpt').fill('Česky')
    await save(page)
    await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
    const stored = await storedStudy(page, slug)
    expect(stored.en).toMatchObject({ excerpt: 'Theirs' })
    expect(stored.cz).toMatchObject({ excerpt: 'Česky' })
  })

  test('if a colleague has deleted the study that is open in the form, "Save mine as a new version" stores the English version again, and a save after "Empty this language" leaves the Czech version deleted', async ({
    page,
    slug,
  }) => {
    await openForTwo(page, colleague, slug)
    await deleteStudy(colleague, slug)
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
})
