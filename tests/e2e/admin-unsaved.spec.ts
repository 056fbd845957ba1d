import { answer, edit, expect, expectSaved, field, openStudy, save, showList, test } from './admin-area'

test('leaving unsaved text asks, and a reload offers it back', async ({ page, slug }) => {
  // A real sign-out would end the sessions of other running tests, which use the same administrator.
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }))
  await openStudy(page, slug)
  // Back then leads to a page that was opened by a save.
  await save(page)
  await expectSaved(page)
  await edit(page, slug)
  const excerpt = field(page, 'en.excerpt')
  await excerpt.fill('Hard-won words')
  await showList(page)
  for (const leave of [
    () => page.getByRole('link', { name: 'IT Projekty' }).click(),
    () => page.getByRole('link', { name: /^Edit: Duos/ }).click(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.getByRole('button', { name: 'Sign Out' }).click(),
    () => page.goBack(),
  ]) {
    await leave()
    await answer(page, 'Keep editing')
    await expect(page).toHaveURL(`/tb_admin/case-studies/${slug}`)
    await expect(excerpt).toHaveValue('Hard-won words')
  }

  const other = await page.context().newPage()
  await other.goto('/tb_admin/case-studies')
  await expect(other.getByText(`Another tab has unsaved text for “${slug}”.`)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(0)
  await other.close()

  let question = ''
  page.once('dialog', (asked) => {
    question = asked.type()
    void asked.accept()
  })
  await page.reload()
  expect(question).toBe('beforeunload')
  await expect(excerpt).toHaveValue('In short.')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(excerpt).toHaveValue('Hard-won words')

  const signOut = page.waitForRequest('**/auth/v1/logout?scope=local')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await answer(page, 'Discard changes')
  await signOut
  await expect(page).toHaveURL(/\/en$/)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft')
})
