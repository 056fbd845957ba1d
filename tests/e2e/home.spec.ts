import type { Page } from 'playwright/test'

import { languages } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'home')

const heroOf = (page: Page) => page.locator('main > *', { has: page.getByRole('heading', { level: 1 }) })

test.describe('the home page with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the sections are in the specified order, and both calls to action lead to their pages', async ({
    page,
  }) => {
    await page.goto('/en')
    const main = page.getByRole('main')
    await expect(main.locator('h1, h2')).toHaveText([
      t('hero.title'),
      t('clients.title'),
      t('services.title'),
      t('statistics.title'),
      t('stories.title'),
      t('why.title'),
      t('final_cta.title'),
    ])
    for (const [name, path] of [
      ['Find IT Specialist', '/en/for-companies'],
      ['Find IT Project', '/en/for-it-specialists'],
    ] as const) {
      const links = main.getByRole('link', { name })
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', path)
    }
  })
})

test('the service cards are three columns, and their headings and lists are aligned', async ({ page }) => {
  for (const path of ['/en', '/de']) {
    await open(page, path)
    const cards = page.locator('#services').getByRole('article')
    for (const width of [768, 834, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(cards).toHaveCount(3)
      const tops = (selector: string) =>
        cards.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      for (const part of ['h3', 'ul'])
        expect(new Set(await tops(part)).size, `${path}, ${part}, ${width} px`).toBe(1)
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
      expect(new Set(lefts).size, `${path}, ${width} px`).toBe(3)
    }
  }
})

test.describe('the hero with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [2560, 1440],
  ] as const)
    test(`in every language, the hero fills a window of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const language of languages) {
        await page.goto(`/${language}`)
        await page.evaluate(() => document.fonts.ready)
        const bottom = await heroOf(page).evaluate((section) => section.getBoundingClientRect().bottom)
        expect(bottom, `/${language}`).toBeCloseTo(height, 1)
      }
    })

  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const)
    test(`in every language, the buttons of the hero are visible at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      for (const language of languages) {
        await page.goto(`/${language}`)
        await page.evaluate(() => document.fonts.ready)
        const links = heroOf(page).getByRole('link')
        await expect(links).toHaveCount(2)
        for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
      }
    })
})
