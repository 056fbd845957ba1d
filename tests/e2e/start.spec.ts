import { expect, hydrated, open, test } from './fixtures'
import { formCodeLoaded } from './forms'

for (const path of ['/en', '/tb_admin']) {
  test(`${path} starts in a hidden tab, which draws no frame`, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('with forced colors', () => {
    test.use({ contextOptions: { forcedColors: 'active' } })

    test(`${path} starts`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test('no stylesheet is fetched, because each document has it', async ({ page }) => {
  const stylesheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
  })
  const carousel = page.waitForResponse(/\/carousel-engine-/)
  await open(page, '/en')
  await page.locator('[aria-roledescription=carousel]').first().scrollIntoViewIfNeeded()
  await carousel
  await open(page, '/en/for-companies')
  await page.locator('[name=company]').focus()
  await formCodeLoaded(page)
  await open(page, '/en/it-projects')
  await page.getByRole('searchbox').fill('python')
  await expect(page).toHaveURL(/\?q=python$/)
  await expect(page.getByRole('main').locator('article')).not.toHaveCount(14)
  expect(stylesheets).toEqual([])
})
