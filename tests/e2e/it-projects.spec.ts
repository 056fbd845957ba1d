import { test as requestTest, type Page } from 'playwright/test'

import { company } from '../../src/config/company'
import type { Language } from '../../src/i18n/languages'
import { expect, hold, hydrated, open, test } from './fixtures'
import { switchLanguage } from './header-controls'
import { textsOf } from './texts'

const cards = (page: Page) => page.locator('main article')
const searchBox = (page: Page) => page.getByRole('searchbox')
const locationFilter = (page: Page) => page.locator('select[name=location]')

test('location filter and query stay when the language changes from Slovak to German', async ({ page }) => {
  await open(page, '/sk/it-projekty')
  await expect(locationFilter(page).getByRole('option')).toHaveText([
    textsOf('sk', 'it-projects')('search.all_locations'),
    'Berlín',
    'Bratislava',
    'Brno',
    'Košice',
    'Mníchov',
    'Na diaľku',
    'Praha',
    'Viedeň',
  ])
  await locationFilter(page).selectOption({ label: 'Viedeň' })
  await expect(page).toHaveURL(/\/sk\/it-projekty\?location=Vienna$/)
  await expect(cards(page)).toHaveCount(1)
  await searchBox(page).fill('React')
  await expect(page).toHaveURL(/q=React/)
  await switchLanguage(page, 'sk', 'de')
  await expect(page).toHaveURL(/\/de\/it-projekte\?/)
  await expect(locationFilter(page).locator('option:checked')).toHaveText('Wien')
  await expect(searchBox(page)).toHaveValue('React')
  await locationFilter(page).selectOption('')
  await expect(cards(page)).toHaveCount(2)
  await searchBox(page).fill('angličtina; Viedeň')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: /\b1\s/ })).toBeVisible()
})

test('Escape and the clear button clear the query and keep focus and location', async ({ page }) => {
  const clearButton = page.getByRole('button', {
    name: textsOf('en', 'it-projects')('search.clear_query'),
  })
  const actions = {
    Escape: () => page.keyboard.press('Escape'),
    'a click on the clear button': () => clearButton.click(),
  }
  await open(page, '/en/it-projects?location=Remote')
  for (const [name, clear] of Object.entries(actions)) {
    await searchBox(page).fill('react')
    await expect(page, name).toHaveURL(/\?location=Remote&q=react$/)
    await expect(cards(page), name).toHaveCount(1)
    await clear()
    await expect(page, name).toHaveURL(/\/en\/it-projects\?location=Remote$/)
    await expect(cards(page), name).toHaveCount(4)
    await expect(searchBox(page), name).toHaveValue('')
    await expect(searchBox(page), name).toBeFocused()
    await expect(clearButton, name).toBeHidden()
  }
})

test('text and location that are entered before hydration are searched afterwards', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/sk/it-projekty?location=Brno', { waitUntil: 'commit' })
  await locationFilter(page).selectOption('Remote')
  await searchBox(page).fill('python')
  release()
  await hydrated(page)
  await expect(page).toHaveURL(/\?location=Remote&q=python$/)
  await expect(cards(page)).toHaveCount(1)
  await expect(locationFilter(page)).toHaveValue('Remote')
})

test('the link back leads to the filtered list after a reload and in German', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/en\/it-projects\/\d+$/)
  await switchLanguage(page, 'en', 'de')
  await expect(page).toHaveURL(/\/de\/it-projekte\/\d+$/)
  await expect(back('de')).toHaveAttribute('href', `/de/it-projekte${search}`)
})

test('the technology filter works by keyboard, and a technology opens its IT projects', async ({ page }) => {
  await open(page, '/en/for-it-specialists')
  const all = page.getByRole('radio', { name: 'All' })
  const technologies = page.locator('[data-areas]').filter({ visible: true })
  await expect(technologies).toHaveCount(20)
  await all.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Frontend' })).toBeChecked()
  await expect(technologies).toHaveCount(5)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'React (IT projects)', exact: true })).toBeFocused()

  await all.check()
  await page.getByRole('link', { name: 'Kubernetes' }).click()
  await expect(page).toHaveURL(/\/en\/it-projects\?q=Kubernetes$/)
  await expect(searchBox(page)).toHaveValue('Kubernetes')
  await expect(cards(page)).toHaveCount(3)
})

test('an inactive or invalid offer shows the not-found card with a link to the list', async ({ page }) => {
  for (const id of ['abc', '11']) {
    await page.goto(`/en/it-projects/${id}`)
    await expect(page.getByRole('heading', { name: 'Project not found' }), `id ${id}`).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: textsOf('en', 'it-projects')('detail.back') })
    .first()
    .click()
  await expect(cards(page)).toHaveCount(14)
})

test('a card is on the first screen, Apply stays in reach, and an offer prints on one page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '/de/it-projekte')
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await cards(page).first().getByRole('link').click()
  const apply = page.getByRole('main').locator('a[href="#apply"]')
  await expect(apply).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await expect(apply).toBeInViewport({ ratio: 1 })
  await apply.click()
  await expect(page.locator('[name=name]')).toBeFocused()

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toContainText(company.address.city)
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
})

requestTest('only the English page of an offer contains JobPosting data', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  expect(await html('/en/it-projects/3')).toContain('"@type":"JobPosting"')
  for (const path of ['/sk/it-projekty/3', '/cz/it-projekty/3', '/de/it-projekte/3'])
    expect(await html(path)).not.toContain('JobPosting')
})
