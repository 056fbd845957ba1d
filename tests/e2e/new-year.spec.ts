import { expect, open, test } from './fixtures'

test('a page that was built last year hydrates and shows the current year', async ({ page, request }) => {
  const html = await (await request.get('/en')).text()
  const built = Number(/©[^0-9]*(\d{4})/.exec(html)?.[1])
  expect(built).toBeGreaterThan(2020)
  await page.clock.setFixedTime(`${built + 1}-01-15T12:00:00Z`)
  await open(page, '/en')
  await expect(page.getByRole('contentinfo').getByText(`© ${built + 1} `)).toBeVisible()
})
