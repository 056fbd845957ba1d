import { expect, open, test } from './fixtures'

test('the technology filter works by keyboard, and a technology opens its IT projects', async ({ page }) => {
  await open(page, '/en/for-it-specialists')
  const all = page.getByRole('radio', { name: 'All' })
  const technologies = page.locator('[data-areas]').filter({ visible: true })
  await expect(technologies).toHaveCount(20)
  await all.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Frontend' })).toBeChecked()
  await expect(technologies).toHaveCount(5)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'React (IT projects)', exact: true })).toBeFocused()

  await all.check()
  await page.getByRole('link', { name: 'Kubernetes' }).click()
  await expect(page).toHaveURL(/\/en\/it-projects\?q=Kubernetes$/)
  await expect(page.getByRole('searchbox')).toHaveValue('Kubernetes')
  await expect(page.locator('main article')).toHaveCount(3)
})
