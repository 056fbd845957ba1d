import type { Route } from 'playwright/test'

import type { Language } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const nextStudy = (language: Language) => textsOf(language, 'case-studies')('detail.next')

const order = ['tb-cloudtalk', 'tb-powerful-medical', 'tb-duos']

// The layout of a study does not need JavaScript. So the tests of the layout save the time for hydration.
test.describe('a study with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a study shows its parts in order, and the text about the client stays in view', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/en/case-studies/tb-duos')
    const main = page.getByRole('main')
    const parts = [
      main.getByRole('presentation').first(),
      main.getByRole('link', { name: 'Back to Case Studies' }),
      main.getByText('Mobile & MVP'),
      main.getByRole('heading', { level: 1 }),
      main.getByText('Technicians in basements').first(),
      main.getByRole('heading', { name: 'June 3: two days in a van' }),
    ]
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(parts.length)

    const about = page.getByRole('complementary').filter({ hasText: 'About Duos' })
    for (const heading of ['June 3: two days in a van', 'July 31: 14 photos are gone', 'What came after']) {
      await page.getByRole('heading', { name: heading }).evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' })
      })
      await expect(about).toBeInViewport({ ratio: 1 })
    }
  })

  test('each study links to the next one of the list, and the last one to the first', async ({ page }) => {
    await page.goto(`/de/fallstudien/${order[0]}`)
    for (const slug of [...order.slice(1), order[0]]) {
      await page.getByRole('link', { name: nextStudy('de') }).click()
      await expect(page).toHaveURL(new RegExp(`/de/fallstudien/${slug}$`))
    }
  })

  test('at 320 px, a table of more than 900 px does not make the page wider', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/de/fallstudien/tb-powerful-medical')
    const table = page.getByRole('table')
    await table.evaluate((node) => {
      const wide = document.createElement('span')
      Object.assign(wide.style, { display: 'inline-block', width: '900px' })
      node.querySelector('td')?.append(wide)
    })
    expect(await table.evaluate((node) => node.scrollWidth)).toBeGreaterThan(900)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('at 390 px, the tables of the demo studies do not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    for (const list of [
      '/en/case-studies',
      '/sk/pripadove-studie',
      '/cz/pripadove-studie',
      '/de/fallstudien',
    ]) {
      for (const slug of ['tb-cloudtalk', 'tb-powerful-medical']) {
        await page.goto(`${list}/${slug}`)
        const hidden = await page
          .getByRole('table')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(hidden, `${list}/${slug}`).toBe(0)
      }
    }
  })
})

test('the link to the next study shows a spinner, and then the study with its heading focused', async ({
  page,
}) => {
  await open(page, '/sk/pripadove-studie/tb-cloudtalk')
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('a request that takes a while', async () => {
    const held: Route[] = []
    let isHeld = true
    await page.route('**/rest/v1/**', (route) => (isHeld ? void held.push(route) : route.continue()))
    await page.getByRole('link', { name: nextStudy('sk') }).click()
    await expect(page.locator('main .animate-spin')).toBeVisible()
    await expect(heading.filter({ hasText: 'CloudTalk' })).toBeHidden()
    isHeld = false
    for (const route of held) await route.continue()
    await expect(heading).toContainText('Powerful Medical')
  })
  await test.step('a request that takes no time', async () => {
    await page.getByRole('link', { name: nextStudy('sk') }).click()
    await expect(page).toHaveURL(/tb-duos$/)
    await expect(heading).toContainText('Duos')
    await expect(heading).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('a study whose next study cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|Could not load/ })

  test('a study is shown without a link if the next study cannot be loaded', async ({ page }) => {
    await open(page, '/en/case-studies')
    await page.route(/rest\/v1\/case_studies.*order=/, (route) => route.abort())
    const failed = page.waitForEvent('console', (message) => message.text().includes('Could not load'))
    await page.getByRole('link', { name: /^Read More: Duos/ }).click()
    await failed
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(page).toHaveURL(/tb-duos$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Duos')
    await expect(page.getByRole('heading', { name: 'About Duos' })).toBeVisible()
    await expect(page.getByRole('link', { name: nextStudy('en') })).toHaveCount(0)
  })
})
