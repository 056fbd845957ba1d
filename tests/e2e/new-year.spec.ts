import { expect, open, test } from './fixtures'

test('a page built last year hydrates without an error and shows the new year', async ({ page, request }) => {
  const html = await (await request.get('/en')).text()
  const built = Number(/©[^0-9]*(\d{4})/.exec(html)?.[1])
  expect(built).toBeGreaterThan(2020)
  await page.clock.setFixedTime(`${built + 1}-01-15T12:00:00Z`)
  await open(page, '/en')
  await expect(page.getByRole('contentinfo').getByText(`© ${built + 1} `)).toBeVisible()
})
