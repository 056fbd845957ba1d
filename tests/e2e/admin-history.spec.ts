import {
  edit,
  expect,
  field,
  insertStudy,
  openStudy,
  save,
  signIn,
  storedStudy,
  test,
  toast,
} from './admin-area'

test('an entry of "Earlier texts" shows the earlier content and names the field that differs from the form, its "Restore" asks before it replaces unsaved text, and the restored text is stored only after a save', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug)
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
  const dialog = page.getByRole('dialog', { name: 'Replace what is written here?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(field(page, 'en.excerpt')).toHaveValue('Typed')
  await earlier.getByRole('button', { name: /^Restore/ }).click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(field(page, 'en.content')).toHaveValue('<p>At length.</p>')
  await expect(field(page, 'en.excerpt')).toHaveValue('In short.')
  expect((await storedStudy(page, slug)).en).toMatchObject({ content: '<p>Overwritten.</p>' })
  await save(page)
  await expect.poll(async () => (await storedStudy(page, slug)).en?.content).toBe('<p>At length.</p>')
})

test('the Delete button of a study asks for confirmation in Slovak, Escape keeps the study, a confirmation deletes both versions, and a confirmed "Restore" under "Deleted" stores them again unchanged', async ({
  page,
  slug,
}) => {
  await insertStudy(page, slug, [{}, { language: 'sk', published: false }])
  const before = await storedStudy(page, slug)
  await signIn(page)
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
