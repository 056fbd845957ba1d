import { expect, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'home')

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
