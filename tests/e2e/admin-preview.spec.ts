import type { Page } from 'playwright/test'

import { edit, expect, field, insertStudy, save, signIn, test, toast } from './admin-area'
import { open } from './fixtures'
import { textsOf } from './texts'

const image = '/storage/v1/object/public/case-studies/duos-basement.webp'

const preview = (page: Page) => page.getByRole('dialog', { name: /^Preview/ })

test('the preview of unsaved text shows what the public page and its meta tags show after the save', async ({
  page,
  slug,
}) => {
  const t = textsOf('sk', 'case-studies')
  await insertStudy(page, slug, [{}, { language: 'sk', title: 'Starý názov' }])
  await signIn(page)
  await edit(page, slug)
  await page.getByRole('tab', { name: 'SK' }).click()
  await field(page, 'sk.title').fill('Nový názov')
  await field(page, 'sk.excerpt').fill('Stručne po slovensky')
  await field(page, 'sk.content').fill('<h2>Dlho po slovensky</h2>')
  await field(page, 'sk.featured_image').fill(image)

  const code = page.waitForRequest(/\/assets\/study-preview-/)
  await page.getByRole('button', { name: 'Preview page' }).click()
  await code
  await expect(preview(page)).toHaveAccessibleName('Preview: Slovenčina')
  const parts = ['article', 'img[fetchpriority=high]'] as const
  const shown = async (root: string) => {
    await expect(page.locator(`${root} article h1`)).toHaveText('Nový názov')
    await expect(page.locator(`${root} a`).first()).toHaveText(t('detail.back'))
    return Promise.all(
      parts.map((part) => page.locator(`${root} ${part}`).evaluate((node) => node.outerHTML)),
    )
  }
  const previewed = await shown('dialog')

  const texts = await preview(page)
    .locator('section p')
    .evaluateAll((nodes) => nodes.map(({ textContent }) => textContent))
  await expect(preview(page).locator('section img')).toHaveJSProperty('naturalWidth', 1800)
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect(page.getByRole('button', { name: 'Preview page' })).toBeFocused()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()

  await open(page, `/sk/pripadove-studie/${slug}`)
  expect(await shown('main')).toEqual(previewed)
  const meta = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
  const url = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  const [title, description] = [await page.title(), await meta('name=description')]
  expect([title, description]).toEqual([
    await meta('property="og:title"'),
    await meta('property="og:description"'),
  ])
  expect(texts).toEqual(expect.arrayContaining([url, title, description, new URL(url).host]))
  expect(await meta('property="og:image"')).toBe(new URL(image, url).href)
})

test('at 390 px, the preview fits the screen, opens no link, and Escape returns to the unsaved text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const title = 'From paper work orders to a mobile application in eleven weeks'
  await field(page, 'en.title').fill(title)
  const content =
    '<p><a href="/en/contact">inside</a> <a href="https://example.com/">outside</a> <a href="#a">here</a></p>'
  await field(page, 'en.content').fill(content)
  const url = page.url()
  await page.getByRole('button', { name: 'Preview page' }).click()
  await expect(preview(page).getByRole('heading', { name: 'As a shared link' })).toBeVisible()
  expect(await preview(page).evaluate((dialog) => dialog.scrollWidth)).toBe(390)

  const links = preview(page).getByRole('link')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    await link.click()
    await link.press('Enter')
  }
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  expect(page.url()).toBe(url)
  expect(page.context().pages()).toHaveLength(1)
  await expect(field(page, 'en.title')).toHaveValue(title)
  await expect(field(page, 'en.content')).toHaveValue(content)
})
