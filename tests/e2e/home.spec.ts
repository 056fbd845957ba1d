import { expect, open, test } from './fixtures'

test('the seven sections stand in order', async ({ page }) => {
  await open(page, '/en')
  const headings = await page.locator('main').locator('h1, h2').allTextContents()
  expect(headings).toEqual([
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

test('the hero fills the screen', async ({ page }) => {
  await open(page, '/en')
  const bottom = await page
    .getByRole('list', { name: 'Recognized by' })
    .evaluate((badges) => badges.getBoundingClientRect().bottom)
  const height = page.viewportSize()?.height ?? 0
  expect(bottom).toBeGreaterThan(height * 0.85)
  expect(bottom).toBeLessThanOrEqual(height)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the services are a stack of 500 px that a drag changes', async ({ page }) => {
    await open(page, '/en#services')
    const stack = page.getByRole('region', { name: 'Services' }).last()
    const card = stack.getByRole('group')
    await expect(card).toContainText('Tech team augmentation')
    const box = await card.boundingBox()
    expect(box?.height).toBe(500)
    await card.scrollIntoViewIfNeeded()
    const at = await card.boundingBox()
    if (!at) throw new Error('The card has no box')
    await page.mouse.move(at.x + 200, at.y + 100)
    await page.mouse.down()
    await page.mouse.move(at.x + 160, at.y + 100)
    await page.mouse.up()
    await expect(card).toContainText('Custom AI products')
    await stack.getByRole('button', { name: 'Show 3 of 3' }).click()
    await expect(card).toContainText('Mobile apps and MVPs')
    await expect(stack.getByRole('button', { name: 'Next' })).toBeDisabled()
  })
})
