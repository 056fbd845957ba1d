import { expect, open, test } from './fixtures'
import { textsOf } from './texts'

const t = textsOf('en', 'home')
const common = textsOf('en', 'common')

test('the home page has seven headings of level 1 or 2, one for each section, in the specified order', async ({
  page,
}) => {
  await open(page, '/en')
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    t('hero.title'),
    t('clients.title'),
    t('services.title'),
    t('statistics.title'),
    t('stories.title'),
    t('why.title'),
    t('final_cta.title'),
  ])
})

test('the home page has two links "Find IT Specialist" to For companies and two links "Find IT Project" to For IT specialists', async ({
  page,
}) => {
  await open(page, '/en')
  for (const [name, path] of [
    ['Find IT Specialist', '/en/for-companies'],
    ['Find IT Project', '/en/for-it-specialists'],
  ] as const) {
    const links = page.getByRole('main').getByRole('link', { name })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', path)
  }
})

test('a click on Next shows the second success story and changes the button Pause to Play', async ({
  page,
}) => {
  await open(page, '/en')
  const stories = page.getByRole('region', { name: t('stories.carousel_label') }).last()
  await stories.scrollIntoViewIfNeeded()
  await expect(stories.getByRole('button', { name: common('carousel.pause') })).toBeVisible()
  await stories.getByRole('button', { name: common('carousel.next') }).click()
  await expect(stories.getByText('2 / 3')).toBeVisible()
  await expect(stories.getByRole('button', { name: common('carousel.play') })).toBeVisible()
})

test.describe('a carousel with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('if reduced motion is preferred, the success stories do not start by themselves and their Next button is enabled', async ({
    page,
  }) => {
    await open(page, '/en')
    const stories = page.getByRole('region', { name: t('stories.carousel_label') }).last()
    await stories.scrollIntoViewIfNeeded()
    await expect(stories.getByRole('button', { name: common('carousel.next') })).toBeEnabled()
    await expect(stories.getByRole('button', { name: common('carousel.play') })).toBeVisible()
  })
})

for (const language of ['en', 'de'] as const) {
  test(`on /${language}, the service cards are three columns at 768, 834, 1024 and 1440 px, and their headings and lists start at the same height`, async ({
    page,
  }) => {
    await open(page, `/${language}`)
    const cards = page.locator('#services').getByRole('article')
    for (const width of [768, 834, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(cards).toHaveCount(3)
      const tops = (selector: string) =>
        cards.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      for (const part of ['h3', 'ul']) expect(new Set(await tops(part)).size, `${part}, ${width} px`).toBe(1)
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
      expect(new Set(lefts).size, `${width} px`).toBe(3)
    }
  })
}
