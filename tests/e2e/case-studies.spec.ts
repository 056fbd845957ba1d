import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

test('the list shows published studies, newest first, in the language', async ({ page }) => {
  await open(page, '/de/fallstudien')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText('CloudTalk')
  await expect(cards.nth(0).locator('time')).toHaveText('17. März 2026')
  await expect(cards.nth(2)).toContainText('Duos')
  await expect(page.getByText('Ostrevia')).toHaveCount(0)
})

/** Where the visible part of each excerpt ends, the width of an ellipsis, and the room that the box has. */
const excerptsOf = (page: Page) =>
  page.locator('main article p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const box = paragraph.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = [...range.getClientRects()]
      const visible = lines.filter(({ top }) => top < box.bottom - 1)
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      const { font, height } = getComputedStyle(paragraph, '::after')
      context.font = font
      return {
        lines: visible.length,
        isCut: visible.length < lines.length,
        hasEllipsis: height !== 'auto',
        end: (visible.at(-1)?.right ?? 0) - box.left,
        ellipsis: context.measureText('…').width,
        room: paragraph.clientWidth,
      }
    }),
  )

for (const width of [320, 390, 700, 834, 1024, 1440]) {
  test(`excerpts end with a whole word and an ellipsis at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/en/case-studies', '/sk/pripadove-studie', '/de/fallstudien']) {
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      await expect
        .poll(async () => (await excerptsOf(page)).every(({ isCut, hasEllipsis }) => isCut === hasEllipsis))
        .toBe(true)
      for (const { lines, end, ellipsis, room } of await excerptsOf(page)) {
        expect(lines).toBeLessThanOrEqual(3)
        // A line that has no room for the ellipsis would lose letters of its last word.
        expect(end + ellipsis).toBeLessThanOrEqual(room)
      }
    }
  })
}

for (const width of [390, 834, 1366, 1440]) {
  test(`the cards fill their rows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/de/fallstudien')
    const rows = await page.locator('main article').evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect())
      return [...new Set(boxes.map(({ top }) => top))].map((top) => {
        const row = boxes.filter((box) => box.top === top)
        return [Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))].join()
      })
    })
    expect(new Set(rows).size).toBe(1)
  })
}

test('a card leads to the whole study', async ({ page }) => {
  await open(page, '/en/case-studies')
  await page.getByRole('link', { name: /^Read More: CloudTalk/ }).click()
  await expect(page).toHaveURL(/\/en\/case-studies\/tb-cloudtalk$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CloudTalk')
  await expect(page.getByRole('heading', { name: 'About CloudTalk' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Five out of five stars' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explore Platform' })).toHaveAttribute(
    'href',
    '/en/for-companies',
  )
  await expect(page).toHaveTitle(/^CloudTalk.*\| Tidebridge$/)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Back to Case Studies' }).click()
  await expect(page).toHaveURL(/\/en\/case-studies$/)
})

test('a study opened by its address has its head', async ({ page }) => {
  await open(page, '/sk/pripadove-studie/tb-duos')
  await expect(page).toHaveTitle(/Duos.*\| Tidebridge$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/sk\/pripadove-studie\/tb-duos$/,
  )
  await expect(page.locator('title')).toHaveCount(1)
})

test('an unpublished or unknown study leads to the list', async ({ page }) => {
  for (const slug of ['tb-ostrevia', 'no-such-study']) {
    await open(page, `/cz/pripadove-studie/${slug}`)
    await expect(page).toHaveURL(/\/cz\/pripadove-studie$/)
  }
})

test('a study missing in a language is shown in English, and says so to machines', async ({ page }) => {
  await page.route('**/rest/v1/case_studies*language=eq.cz*', (route) => route.fulfill({ json: [] }))
  await open(page, '/cz/pripadove-studie/tb-duos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('paper work orders')
  await expect(page.getByRole('article').locator('[lang=en]').first()).toBeAttached()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/case-studies\/tb-duos$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
})

test('no page but the case studies loads the database client', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, '/en')
  await page.getByRole('button', { name: 'Change language' }).click()
  expect(loaded.filter((url) => /supabase|rest\/v1/.test(url))).toEqual([])
})

test.describe('with the backend failing', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|Could not load/ })

  for (const [name, answer] of [
    ['an error', { status: 500, json: { message: 'broken' } }],
    ['garbage', { status: 200, body: '<html>' }],
    ['nothing', undefined],
  ] as const) {
    test(`${name}: a study that was not built in leads to the list, everything else works`, async ({
      page,
    }) => {
      await page.route('**/rest/v1/**', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await open(page, '/sk/pripadove-studie/not-built-in')
      await expect(page).toHaveURL(/\/sk\/pripadove-studie$/)
      await expect(
        page.getByText('Zatiaľ tu nie sú žiadne prípadové štúdie.').or(page.locator('.border-dashed')),
      ).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }
})
