import type { Page } from 'playwright/test'

import { company } from '../../src/config/company'
import type { Language } from '../../src/i18n/languages'
import { expect, open, test } from './fixtures'
import { switchLanguage } from './header-controls'
import { textsOf } from './texts'

const cards = (page: Page) => page.locator('main article')
const searchBox = (page: Page) => page.getByRole('searchbox')
const locationFilter = (page: Page) => page.locator('select[name=location]')

test('location and query stay in another language, and can be cleared', async ({ page }) => {
  await open(page, '/sk/it-projekty')
  await locationFilter(page).selectOption({ label: 'Viedeň' })
  await expect(page).toHaveURL(/\/sk\/it-projekty\?location=Vienna$/)
  await expect(cards(page)).toHaveCount(1)
  await searchBox(page).fill('React')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\?location=Vienna&q=React$/)
  await switchLanguage(page, 'sk', 'de')
  await expect(locationFilter(page).locator('option:checked')).toHaveText('Wien')
  await expect(searchBox(page)).toHaveValue('React')
  await locationFilter(page).selectOption('')
  await expect(cards(page)).toHaveCount(2)
  await page.evaluate(() => scrollTo(0, 100))
  await searchBox(page).fill('angličtina; Viedeň')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: /\b1\s/ })).toBeVisible()
  expect(await page.evaluate(() => scrollY), 'a search does not scroll').toBe(100)

  const clearButton = page.getByRole('button', {
    name: textsOf('en', 'it-projects')('search.clear_query'),
  })
  await open(page, '/en/it-projects?location=Remote&q=react')
  await expect(cards(page)).toHaveCount(1)
  await clearButton.click()
  await expect(page).toHaveURL(/\/en\/it-projects\?location=Remote$/)
  await expect(cards(page)).toHaveCount(4)
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
  await expect(clearButton).toBeHidden()
})

test('a technology opens its offers, and the link back leads to the filtered list', async ({ page }) => {
  const search = '?q=java&location=Bratislava'
  const back = (language: Language) =>
    page.getByRole('main').getByRole('link', { name: textsOf(language, 'it-projects')('detail.back') })
  await open(page, `/en/it-projects${search}`)
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/it-projects\/\d+$/)
  await expect(back('en')).toHaveAttribute('href', `/en/it-projects${search}`)
  await page.reload()
  await expect(back('en')).toHaveAttribute('href', `/en/it-projects${search}`)

  await back('en').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/en/it-projects${search}`)
  await expect(searchBox(page)).toHaveValue('java')
  await expect(cards(page)).toHaveCount(1)

  await cards(page).getByRole('link').click()
  // A navigation ends by focusing the heading, which would close the language panel.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await switchLanguage(page, 'en', 'de')
  await expect(page).toHaveURL(/\/de\/it-projekte\/\d+$/)
  await expect(back('de')).toHaveAttribute('href', `/de/it-projekte${search}`)

  await open(page, '/en/for-it-specialists')
  await page.getByRole('link', { name: 'Kubernetes' }).click()
  await expect(page).toHaveURL(/\/en\/it-projects\?q=Kubernetes$/)
  await expect(cards(page)).toHaveCount(3)
})

test('a card is on the first screen, Apply stays in reach, and an offer prints on one page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '/de/it-projekte')
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await cards(page).first().getByRole('link').click()
  const apply = page.getByRole('main').locator('a[href="#enquiry"]')
  await expect(apply).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await expect(apply).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await apply.click()
  await expect(page.locator('[name=name]')).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'not a smooth scroll').toBeGreaterThan(1000)

  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => scrollTo(0, 500))
  await expect(apply, '400 % zoom').toBeInViewport({ ratio: 1 })
  const taken = await page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return rows.filter((element) => element?.closest('header, .sticky')).length
  })
  expect(taken).toBeLessThan(256 / 3)

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toContainText(company.address.city)
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
})
