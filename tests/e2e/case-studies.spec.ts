import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

test('a card of a study is a link as a whole', async ({ page }) => {
  for (const path of ['/en/case-studies', '/en']) {
    await open(page, path)
    const card = page.locator('main article').filter({ hasText: 'CloudTalk' }).last()
    await card.click({ position: { x: 30, y: 30 } })
    await expect(page).toHaveURL(/\/en\/case-studies\/tb-/)
  }
})

test('on a laptop, the first screen of a study shows its results', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  for (const slug of ['tb-duos', 'tb-powerful-medical']) {
    await open(page, `/de/fallstudien/${slug}`)
    const results = page.getByRole('region', { name: textsOf('de', 'case-studies')('detail.results') })
    for (const figure of await results.getByRole('definition').all())
      await expect(figure, slug).toBeInViewport({ ratio: 1 })
  }
})

test('the focus reaches the text of a study before the box beside it', async ({ page }) => {
  const t = textsOf('en', 'case-studies')
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/en/case-studies/tb-duos')
  const text = page.locator('article .rich-text').first()
  await text
    .locator('p')
    .first()
    .evaluate((paragraph) => (paragraph.innerHTML = '<a href="/en">Link</a>'))
  await page.getByRole('link', { name: t('detail.back') }).focus()
  await page.keyboard.press('Tab')
  await expect(text.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('detail.similar.link') })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  expect(await top('article dt:text("Team")'), 'facts above the text').toBeLessThan(
    await top('article .rich-text'),
  )
})

test.describe('a study that cannot be shown', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|Could not load/ })

  test('redirects to the list, with an error if the backend fails', async ({ page }) => {
    await open(page, '/cz/kontakt')
    for (const slug of ['tb-ostrevia', 'no-such-study']) {
      await open(page, `/cz/pripadove-studie/${slug}`)
      await expect(page).toHaveURL(/\/cz\/pripadove-studie$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/cz\/kontakt$/)
    }

    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }))
    await open(page, '/sk/pripadove-studie/not-built-in')
    await expect(page).toHaveURL(/\/sk\/pripadove-studie$/)
    await expect(page.getByText(textsOf('sk', 'case-studies')('list.failed'))).toBeVisible()
  })
})

const featured = '/storage/v1/object/public/case-studies/duos-basement.avif'

test.describe('pictures that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 404/ })

  test('list and study show no broken picture, even if it failed before hydration', async ({ page }) => {
    await page.route(/\.(avif|png|jpe?g|webp)(\?|$)/, (route) => route.abort())
    await open(page, '/de/fallstudien')
    await expect(page.getByRole('article').first()).toBeVisible()
    const broken = () =>
      page.evaluate(
        () =>
          [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
      )
    await expect.poll(broken).toBe(0)

    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(featured))
    await page.goto('/en/case-studies/tb-duos', { waitUntil: 'commit' })
    await failed
    await expect(page.locator(`main img[src="${featured}"]`)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
