import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'home')

test.describe('the home page with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page has seven headings of level 1 or 2, one for each section, in the specified order, two links "Find IT Specialist" to For companies and two links "Find IT Project" to For IT specialists', async ({
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

test('on the English and German home page, the service cards are three columns at 768, 834, 1024 and 1440 px, and their headings and lists start at the same height', async ({
  page,
}) => {
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
