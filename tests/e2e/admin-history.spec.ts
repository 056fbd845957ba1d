import { edit, expect, field, openStudy, save, storedStudy, test, toast } from './admin-area'

test('an entry of "Earlier texts" names the field that differs, its "Restore" asks before it replaces unsaved text, and after a study is deleted, which asks for confirmation in Slovak, a confirmed "Restore" stores all its versions again unchanged', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug, [{}, { language: 'sk', published: false }])
  await field(page, 'en.content').fill('<p>Overwritten.</p>')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()

  await edit(page, slug)
  await page.getByText('Earlier texts').first().click()
  const earlier = page.getByRole('list', { name: 'Earlier texts' }).getByRole('listitem')
  await expect(earlier).toContainText('Differs from the form in: Content (HTML)')
  await expect(earlier).toContainText('<p>At length.</p>')
  await field(page, 'en.excerpt').fill('Typed')
  await earlier.getByRole('button', { name: /^Restore/ }).click()
  const replaceDialog = page.getByRole('dialog', { name: 'Replace what is written here?' })
  await replaceDialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed')
  await earlier.getByRole('button', { name: /^Restore/ }).click()
  await replaceDialog.getByRole('button', { name: 'Replace' }).click()
  await expect(field(page, 'en.content')).toHaveValue('<p>At length.</p>')
  await expect(field(page, 'en.excerpt')).toHaveValue('In short.')
  expect((await storedStudy(page, slug)).en).toMatchObject({ content: '<p>Overwritten.</p>' })
  await save(page)
  await expect.poll(async () => (await storedStudy(page, slug)).en?.content).toBe('<p>At length.</p>')
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()

  const before = await storedStudy(page, slug)
  const remove = page.getByRole('button', { name: `Delete: ${slug}` })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Naozaj chcete vymazať všetky jazykové verzie tejto case study?'),
  ).toHaveAttribute('lang', 'sk')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  expect(await storedStudy(page, slug)).toEqual(before)

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Case study deleted successfully')).toBeVisible()
  await expect(remove).toHaveCount(0)
  expect(await storedStudy(page, slug)).toEqual({})

  await page.getByText(/^Deleted \(\d+\)$/).click()
  await page.getByRole('button', { name: `Restore: ${slug}` }).click()
  await page.getByRole('dialog', { name: slug }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('link', { name: `Edit: ${slug}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'All case studies' })).toBeFocused()
  expect(await storedStudy(page, slug)).toEqual(before)
})
