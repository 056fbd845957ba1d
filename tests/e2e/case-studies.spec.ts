import type { Page, Route } from 'playwright/test'

import { expect, open, openAndUse, test } from './fixtures'
import { languageButton } from './header-controls'
import { textsOf } from './texts'

test.describe('case studies with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the German list shows the three published studies, CloudTalk with its date in German first and Duos last, but not the unpublished study Ostrevia, and at 390, 834, 1366 and 1440 px, all rows of cards have the same left and right edge', async ({
    page,
  }) => {
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

  test('the study tb-cloudtalk shows the heading About CloudTalk, the rating and a link to For companies', async ({
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

/**
 * Measures the excerpts of the cards in pixels. `textEnd` is the x position where the last visible line ends, relative
 * to the left edge of the excerpt.
 */
const excerptsOf = (page: Page) =>
  page.locator('main article p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const box = paragraph.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = [...range.getClientRects()]
      const visible = lines.filter(({ top }) => top < box.bottom - 1)
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      const { font, content } = getComputedStyle(paragraph, '::after')
      context.font = font
      return {
        visibleLines: visible.length,
        isCut: visible.length < lines.length,
        hasEllipsis: content.includes('…'),
        textEnd: (visible.at(-1)?.right ?? 0) - box.left,
        ellipsisWidth: context.measureText('…').width,
        width: paragraph.clientWidth,
      }
    }),
  )

test('in the English, Slovak and German list, each excerpt has at most three lines at six widths from 320 to 1440 px, and ends with a whole word and an ellipsis if it is cut', async ({
  page,
}) => {
  for (const path of ['/en/case-studies', '/sk/pripadove-studie', '/de/fallstudien']) {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390, 700, 834, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const place = `${path}, ${width} px`
      await expect(async () => {
        const excerpts = await excerptsOf(page)
        expect(excerpts, place).toHaveLength(3)
        for (const excerpt of excerpts) {
          expect(excerpt.hasEllipsis, place).toBe(excerpt.isCut)
          expect(excerpt.visibleLines, place).toBeLessThanOrEqual(3)
          // The ellipsis must fit after the last word, because the excerpt hides everything beyond its right edge.
          expect(excerpt.textEnd + excerpt.ellipsisWidth, place).toBeLessThanOrEqual(excerpt.width)
        }
      }).toPass()
    }
  }
})

test('a study that is opened by its URL has exactly one <title> and a canonical link to this URL, "Back to Case Studies" opens the list, and the link in the card of the study opens the study again with its document title and exactly one meta description', async ({
  page,
}) => {
  await open(page, '/en/case-studies/tb-cloudtalk')
  const title = /^CloudTalk.*\| Tidebridge$/
  await expect(page).toHaveTitle(title)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/en\/case-studies\/tb-cloudtalk$/,
  )
  await page.getByRole('link', { name: 'Back to Case Studies' }).click()
  await expect(page).toHaveURL(/\/en\/case-studies$/)
  await page.getByRole('link', { name: 'Read More: CloudTalk' }).click()
  await expect(page).toHaveURL(/\/en\/case-studies\/tb-cloudtalk$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CloudTalk')
  await expect(page).toHaveTitle(title)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('the Czech URL of an unpublished or unknown study redirects to the Czech list of case studies', async ({
  page,
}) => {
  for (const slug of ['tb-ostrevia', 'no-such-study']) {
    await open(page, `/cz/pripadove-studie/${slug}`)
    await expect(page).toHaveURL(/\/cz\/pripadove-studie$/)
  }
})

test('if the backend has no Czech version of a study, the Czech page shows the study in English when the visitor uses the page, and the canonical link is the English URL', async ({
  page,
}) => {
  await page.route('**/rest/v1/case_studies*language=eq.cz*', (route) => route.fulfill({ json: [] }))
  await openAndUse(page, '/cz/pripadove-studie/tb-duos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('paper work orders')
  await expect(page.getByRole('article').locator('[lang=en]').first()).toBeAttached()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/case-studies\/tb-duos$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
})

test('the home page requests neither supabase-js nor data, even if the language panel is opened', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/en')
  await languageButton(page).click()
  expect(requested.filter((url) => /supabase|rest\/v1/.test(url))).toEqual([])
})

test.describe('a study page without the backend', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|Could not load/ })

  const responses = {
    'status 500': (route: Route) => route.fulfill({ status: 500, json: { message: 'broken' } }),
    'invalid JSON': (route: Route) => route.fulfill({ status: 200, body: '<html>' }),
    'no response': (route: Route) => route.abort(),
  }

  test('the URL of a study that was not prerendered redirects to the list of case studies with an error message if the backend returns status 500, invalid JSON or no response', async ({
    page,
  }) => {
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
