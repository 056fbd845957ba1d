import { edit, expect, field, openStudy, save, signIn, storedStudy, test, toast } from './admin-area'

test('a save skips languages without a title, says so before, and keeps their text as a draft', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug, [{}, { language: 'de', title: 'Deutsch', published: false }])
  await page.getByRole('tab', { name: 'DE' }).click()
  await field(page, 'de.title').fill('')
  await expect(page.getByText(/Without a title this language is skipped/)).toBeVisible()
  await page.getByRole('tab', { name: 'CZ' }).click()
  await field(page, 'cz.excerpt').fill('Bez názvu')
  await expect(page.getByText('Without a title this language is not saved.')).toBeVisible()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  const stored = await storedStudy(page, slug)
  expect(stored.de).toMatchObject({ title: 'Deutsch' })
  expect(stored.cz).toBeUndefined()

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, 'cz.excerpt')).toHaveValue('Bez názvu')
})

test('a version with missing texts is announced, and "Copy from English" asks before it replaces', async ({
  page,
}) => {
  await signIn(page)
  for (const name of ['en.content', 'en.about_company']) {
    await expect(field(page, name)).toHaveCSS('font-family', /monospace/)
    await expect(field(page, name)).toHaveCSS('font-variant-ligatures', 'none')
  }
  await page.getByRole('tab', { name: 'SK' }).click()
  const panel = page.getByRole('tabpanel', { name: 'SK' })
  const warning = page.getByText('Published although texts are missing: SK.')
  await field(page, 'sk.title').fill('Názov')
  await expect(warning).toBeVisible()
  const published = panel.getByRole('switch', { name: 'Published' })
  await expect(published).toHaveAccessibleDescription(
    'Visitors see this language version once it is saved, but without: Client, Short description, Content (HTML).',
  )
  for (const name of ['sk.client_name', 'sk.excerpt', 'sk.content']) await field(page, name).fill('Text')
  await expect(warning).toHaveCount(0)
  await field(page, 'sk.content').fill('')
  await expect(page.getByText('Published although texts are missing: SK.')).toBeVisible()
  await published.uncheck()
  await expect(warning).toHaveCount(0)

  await page.getByRole('tab', { name: 'EN' }).click()
  await field(page, 'en.title').fill('English title')
  await field(page, 'en.testimonial_author').fill('Jane')
  await page.getByRole('tab', { name: 'DE' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Copy from English' }).click()
  await expect(field(page, 'de.title')).toHaveValue('English title')
  await expect(field(page, 'de.testimonial_author')).toHaveValue('Jane')
  await field(page, 'de.title').fill('Deutscher Titel')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Copy from English' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(field(page, 'de.title')).toHaveValue('Deutscher Titel')
})

test('at 390 px, tabs and save bar keep their lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await edit(page, 'Ostrevia: a planning system moved to the cloud without a night shift')
  for (const [code, state] of [
    ['EN', 'draft'],
    ['SK', 'draft'],
    ['CZ', 'missing'],
    ['DE', 'missing'],
  ] as const) {
    const label = page.getByRole('tab', { name: code }).getByText(state, { exact: true })
    const { width = 0, height = Infinity } = (await label.boundingBox()) ?? {}
    expect(width, code).toBeGreaterThan(20)
    expect(height, code).toBeLessThan(30)
  }

  await field(page, 'en.title').fill('Title')
  const state = await page.getByRole('status').filter({ hasText: 'Unsaved changes' }).boundingBox()
  const cancel = await page.getByRole('button', { name: 'Cancel' }).boundingBox()
  const update = await page.getByRole('button', { name: /^Update/ }).boundingBox()
  expect((state?.y ?? Infinity) + (state?.height ?? Infinity)).toBeLessThanOrEqual(cancel?.y ?? 0)
  expect(cancel).toMatchObject({ y: update?.y, height: update?.height })
})

const TEXTAREA_PADDING_BOTTOM = 16

test('the save bar covers neither the focused control nor the last line of a textarea', async ({ page }) => {
  await signIn(page)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    const controls = page.getByRole('tabpanel').locator('input, textarea, button:not([tabindex="-1"])')
    await page.getByRole('tab', { name: 'EN' }).focus()
    for (const control of await controls.all()) {
      await page.keyboard.press('Tab')
      const { isFocused, name, rows } = await control.evaluate((element) => ({
        isFocused: element === document.activeElement,
        name: element.getAttribute('name') ?? '',
        rows: Number(element.getAttribute('rows') ?? 1),
      }))
      expect(isFocused, `${name} has the focus`).toBe(true)
      if (rows > 1) {
        await page.keyboard.insertText('\n'.repeat(rows - 2))
        await page.keyboard.press('Enter')
      }
      const { bottom: end, top } = await control.evaluate((element) => ({
        bottom: element.getBoundingClientRect().bottom,
        top: element.closest('form')?.lastElementChild?.getBoundingClientRect().top,
      }))
      const bottom = end - (rows > 1 ? TEXTAREA_PADDING_BOTTOM : 0)
      expect(bottom, `${name} at ${viewport.width} px`).toBeLessThanOrEqual(top ?? 0)
    }
  }
})
