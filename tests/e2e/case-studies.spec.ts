import type { Route } from 'playwright/test'

import { expect, open, openAndUse, test } from './fixtures'
import { textsOf } from './texts'

test.describe('case studies with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the list shows the published studies, newest first, in rows of the same width', async ({ page }) => {
    await page.goto('/de/fallstudien')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.nth(0)).toContainText('CloudTalk')
    await expect(cards.nth(0).locator('time')).toHaveText('17. März 2026')
    await expect(cards.nth(2)).toContainText('Duos')
    await expect(page.getByText('Ostrevia')).toHaveCount(0)

    for (const width of [390, 834, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await page.locator('main article').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect())
        return [...new Set(boxes.map(({ top }) => top))].map((top) => {
          const row = boxes.filter((box) => box.top === top)
          return [Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))].join()
        })
      })
      expect(new Set(rows).size, `${width} px`).toBe(1)
    }
  })

  test('a study shows the text about the client, five stars and a link to For companies', async ({
    page,
  }) => {
    await page.goto('/en/case-studies/tb-cloudtalk')
    await expect(page.getByRole('heading', { name: 'About CloudTalk' })).toBeVisible()
    await expect(page.getByRole('img', { name: textsOf('en', 'case-studies')('detail.stars') })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore Platform' })).toHaveAttribute(
      'href',
      '/en/for-companies',
    )
  })
})

test('an unpublished or unknown study redirects to the list in the language of the page', async ({
  page,
}) => {
  await open(page, '/cz/kontakt')
  await page.evaluate(() => scrollTo(0, 1500))
  for (const slug of ['tb-ostrevia', 'no-such-study']) {
    await open(page, `/cz/pripadove-studie/${slug}`)
    await expect(page).toHaveURL(/\/cz\/pripadove-studie$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('without a Czech version, the Czech page shows the English one, which is its canonical', async ({
  page,
}) => {
  await page.route('**/rest/v1/case_studies*language=eq.cz*', (route) => route.fulfill({ json: [] }))
  await openAndUse(page, '/cz/pripadove-studie/tb-duos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('paper work orders')
  await expect(page.getByRole('article').locator('[lang=en]').first()).toBeAttached()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/case-studies\/tb-duos$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
})

test.describe('a study page without the backend', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|Could not load/ })

  const responses = {
    'status 500': (route: Route) => route.fulfill({ status: 500, json: { message: 'broken' } }),
    'invalid JSON': (route: Route) => route.fulfill({ status: 200, body: '<html>' }),
    'no response': (route: Route) => route.abort(),
  }

  test('if the backend fails, a new study redirects to the list, which shows an error', async ({ page }) => {
    for (const [name, respond] of Object.entries(responses)) {
      await page.route('**/rest/v1/**', respond)
      await open(page, '/sk/pripadove-studie/not-built-in')
      await expect(page, name).toHaveURL(/\/sk\/pripadove-studie$/)
      await expect(page.getByText(textsOf('sk', 'case-studies')('list.failed')), name).toBeVisible()
      await expect(page.getByRole('banner'), name).toBeVisible()
      await page.unroute('**/rest/v1/**')
    }
  })
})
