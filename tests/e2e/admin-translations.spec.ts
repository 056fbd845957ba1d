import { edit, expect, field, insertStudy, save, signIn, storedStudy, test, toast } from './admin-area'

const ofAnOlderText = { source_digest: '0'.repeat(32), unread: true }

test('a saved translation counts as read, and "I have compared it …" removes the other marks', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [{}, { language: 'sk', ...ofAnOlderText }, { language: 'cz', unread: true }])
  await signIn(page)
  const row = page.locator(`[data-study="${slug}"]`)
  const marks = row.getByText('SK: translation not read yet')
  await expect(marks).toHaveText('SK: translation not read yet, English changed since')
  const czechMark = row.getByText('CZ: translation not read yet')
  await expect(czechMark).toBeVisible()

  await edit(page, slug)
  await field(page, 'en.excerpt').fill('Another English text')
  await page.getByRole('tab', { name: 'CZ' }).click()
  await field(page, 'cz.excerpt').fill('Opravený text')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  await expect(czechMark).toHaveCount(0)
  await expect(marks).toBeVisible()

  await edit(page, slug)
  await page.getByRole('tab', { name: 'SK' }).click()
  const panel = page.getByRole('tabpanel', { name: 'SK' })
  const notice = panel.getByRole('region', { name: 'Machine translation' })
  await expect(notice.getByRole('listitem')).toHaveText([
    'This is a machine translation that nobody has read yet.',
    'The English text has changed since this translation was made.',
  ])
  await panel.getByRole('button', { name: 'Show English' }).click()
  await expect(panel.getByLabel('English: Short description')).toHaveValue('Another English text')
  await notice.getByRole('button', { name: 'I have compared it with the English text' }).click()
  await expect(notice).toHaveCount(0)
  await expect(marks).toHaveCount(0)
  const { en, sk } = await storedStudy(page, slug)
  expect(sk).toMatchObject({ unread: false, source_digest: en?.text_digest })
})

test('"Translate" in the list requests only this study, and the form then shows the translation', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [{}])
  const payloads: unknown[] = []
  await page.route('**/functions/v1/create-case-study-translations', async (route) => {
    payloads.push(route.request().postDataJSON())
    await insertStudy(page, slug, [{ language: 'sk', title: 'Strojový preklad', unread: true }])
    const translations = [{ slug, language: 'sk', published: true }]
    await route.fulfill({ json: { translations, skipped: [], failed: [] } })
  })
  await signIn(page)
  await page.getByRole('button', { name: `Translate: ${slug}` }).click()
  await expect(toast(page, 'Vytvorené 1 prekladov')).toBeVisible()
  expect(payloads).toEqual([{ slug }])

  await edit(page, slug)
  await page.getByRole('tab', { name: 'SK' }).click()
  await expect(field(page, 'sk.title')).toHaveValue('Strojový preklad')
  const panel = page.getByRole('tabpanel', { name: 'SK' })
  await expect(panel.getByRole('region', { name: 'Machine translation' })).toBeVisible()
})
