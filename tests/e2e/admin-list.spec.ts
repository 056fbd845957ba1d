import {
  answer,
  expect,
  field,
  insertStudy,
  openStudy,
  row,
  showList,
  storedStudy,
  tab,
  test,
  toast,
} from './admin-area'

test.use({ expectedErrors: /ERR_FAILED|Could not / })

test('a study is translated on request, and marked until somebody compares it', async ({ page, slug }) => {
  const url = '**/functions/v1/create-case-study-translations'
  await page.route(url, (route) => route.abort())
  await openStudy(page, slug)
  const translate = page.getByRole('button', { name: 'Translate what is missing' })
  await translate.click()
  await expect(page.getByRole('dialog')).toContainText('To be created: 3 (published at once, unread: 3).')
  await answer(page, 'Generate')
  await expect(toast(page, 'Nepodarilo sa vytvoriť preklady')).toBeVisible()

  let payload: unknown
  await page.route(url, async (route) => {
    payload = route.request().postDataJSON()
    const ofAnOlderText = { source_digest: '0'.repeat(32), unread: true }
    await insertStudy(page, slug, [{ language: 'sk', title: 'Strojový preklad', ...ofAnOlderText }])
    await route.fulfill({ json: { translations: [{ slug, language: 'sk' }] } })
  })
  await tab(page, 'SK').click()
  await translate.click()
  await answer(page, 'Generate')
  await expect(toast(page, 'Vytvorené 1 prekladov')).toBeVisible()
  expect(payload).toEqual({ slug })
  await showList(page)
  const mark = row(page, slug).getByText('Not read: SK · English changed: SK')
  await expect(mark).toBeVisible()

  await expect(tab(page, 'SK')).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'sk.title')).toHaveValue('Strojový preklad')
  const notice = page.getByRole('tabpanel').getByRole('region', { name: 'Translation' })
  await notice.getByRole('button', { name: 'I have compared it with the English text' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Edit case study' })).toBeFocused()
  await expect(mark).toHaveCount(0)
  const { en, sk } = await storedStudy(page, slug)
  expect(sk).toMatchObject({ unread: false, source_digest: en?.text_digest })
})

test('a study is deleted after a question, and can be restored', async ({ page, slug }) => {
  await openStudy(page, slug, [{}, { language: 'sk', published: false }])
  const before = await storedStudy(page, slug)
  const remove = page.getByRole('button', { name: `Delete: ${slug}` })
  await showList(page)
  await remove.click()
  const question = 'Naozaj chcete vymazať všetky jazykové verzie tejto case study?'
  await expect(page.getByRole('dialog').getByText(question)).toHaveAttribute('lang', 'sk')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()

  await field(page, 'en.excerpt').fill('Unsaved')
  await remove.click()
  await answer(page, 'Delete')
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
  expect(await storedStudy(page, slug)).toEqual({})

  await page.getByText(/^Deleted \(\d+\)$/).click()
  await page.getByRole('button', { name: `Restore: ${slug}` }).click()
  await expect(page.getByRole('heading', { name: 'All case studies' })).toBeFocused()
  await expect(remove).toBeVisible()
  expect(await storedStudy(page, slug)).toEqual(before)
})
