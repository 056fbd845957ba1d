import { expect, open, test } from './fixtures'

test('the seven sections stand in order', async ({ page }) => {
  await open(page, '/en')
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    'The right IT people, on your team in days.',
    'Teams that already work with us',
    'Three ways we move your product forward',
    'The numbers behind us',
    'Work we can put a name to',
    'Small things done right, every time',
    'Tell us who is missing on your team.',
  ])
})

test('hero and final call to action lead to companies and specialists', async ({ page }) => {
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

test('a carousel moves by its buttons, stops moving by itself and says where it is', async ({ page }) => {
  await open(page, '/en')
  const stories = page.getByRole('region', { name: 'Success stories' }).last()
  await stories.scrollIntoViewIfNeeded()
  await expect(stories.getByRole('button', { name: 'Pause automatic movement' })).toBeVisible()
  await stories.getByRole('button', { name: 'Next' }).click()
  await expect(stories.getByText('2 / 3')).toBeVisible()
  await expect(stories.getByRole('button', { name: 'Start automatic movement' })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no carousel starts by itself', async ({ page }) => {
    await open(page, '/en')
    const stories = page.getByRole('region', { name: 'Success stories' }).last()
    await stories.scrollIntoViewIfNeeded()
    await expect(stories.getByRole('button', { name: 'Next' })).toBeEnabled()
    await expect(stories.getByRole('button', { name: 'Start automatic movement' })).toBeVisible()
  })
})

test.describe('the service cards', () => {
  for (const width of [768, 834, 1024, 1440]) {
    test(`are three columns with rows of equal height at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const language of ['en', 'de']) {
        await open(page, `/${language}`)
        const cards = page.locator('#services').getByRole('article')
        await expect(cards).toHaveCount(3)
        const tops = (selector: string) =>
          cards
            .locator(selector)
            .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
        for (const part of ['h3', 'ul']) expect(new Set(await tops(part)).size, part).toBe(1)
        const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
        expect(new Set(lefts).size).toBe(3)
      }
    })
  }
})
