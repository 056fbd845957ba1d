import type { Page } from 'playwright/test'

import { expect, hydrated, open, test } from './fixtures'
import { switchLanguage } from './header-controls'
import { textsOf } from './texts'

const cards = (page: Page) => page.locator('main article')
const searchBox = (page: Page) => page.getByRole('searchbox')
const locationFilter = (page: Page) => page.locator('select[name=location]')

test('in the Slovak list, English offers show their location and languages in Slovak and their title with lang="en", and the German page of an offer shows employment type and languages in German', async ({
  page,
}) => {
  await open(page, '/sk/it-projekty')
  const devops = cards(page).filter({ hasText: 'DevOps Engineer' })
  await expect(devops.getByText('Praha')).toBeVisible()
  await expect(devops.getByText('Angličtina, čeština')).toBeVisible()
  await expect(devops.locator('dl [lang]')).toHaveCount(0)
  await expect(devops.locator('h2')).toHaveAttribute('lang', 'en')
  await expect(
    cards(page).filter({ hasText: 'Flutter Developer' }).getByText('Na diaľku', { exact: true }),
  ).toBeVisible()
  await page.goto('/de/it-projekte/10')
  await expect(page.getByText('Freiberuflich, in Teilzeit')).not.toHaveAttribute('lang')
  await expect(page.getByText('Englisch', { exact: true })).toBeVisible()
})

test('the Slovak location filter lists sorted Slovak names, and the query parameter that it sets selects the same location on the German page', async ({
  page,
}) => {
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
  await open(page, '/de/it-projekte?location=Vienna')
  await expect(locationFilter(page).locator('option:checked')).toHaveText('Wien')
  await expect(cards(page)).toHaveCount(1)
})

for (const [path, query] of [
  ['/sk/it-projekty', 'praha, devops'],
  ['/en/it-projects', 'angličtina; Viedeň'],
  ['/de/it-projekte', 'München'],
] as const) {
  test(`a search for "${query}" on ${path} shows one offer and the number 1`, async ({ page }) => {
    await open(page, path)
    await searchBox(page).fill(query)
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: /\b1\s/ })).toBeVisible()
  })
}

test('the German list of offers that is opened with ?q=React shows React in the search box and two offers', async ({
  page,
}) => {
  await open(page, '/de/it-projekte?q=React')
  await expect(searchBox(page)).toHaveValue('React')
  await expect(cards(page)).toHaveCount(2)
})

test('a click on the technology Playwright of an offer opens the list with the query Playwright and two offers', async ({
  page,
}) => {
  await open(page, '/cz/it-projekty/1')
  await page.getByRole('link', { name: 'Playwright' }).click()
  await expect(page).toHaveURL(/\/cz\/it-projekty\?q=Playwright$/)
  await expect(cards(page)).toHaveCount(2)
})

test.describe('clearing the search box', () => {
  const actions = {
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'deleting the text': async (page: Page) => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
    },
    'a click on the clear button': (page: Page) =>
      page.getByRole('button', { name: textsOf('en', 'it-projects')('search.clear_query') }).click(),
  }
  for (const [name, clear] of Object.entries(actions)) {
    test(`${name} clears the search box, which then has the focus, removes the query but not the location from the URL, shows the four offers of this location, and hides the clear button`, async ({
      page,
    }) => {
      await open(page, '/en/it-projects?q=react&location=Remote')
      await expect(cards(page)).toHaveCount(1)
      await searchBox(page).focus()
      await clear(page)
      await expect(page).toHaveURL(/\/en\/it-projects\?location=Remote$/)
      await expect(cards(page)).toHaveCount(4)
      await expect(searchBox(page)).toHaveValue('')
      await expect(searchBox(page)).toBeFocused()
      await expect(
        page.getByRole('button', { name: textsOf('en', 'it-projects')('search.clear_query') }),
      ).toBeHidden()
    })
  }
})

test('the clear button that Chromium itself adds to the search box is hidden', async ({ page, context }) => {
  await open(page, '/en/it-projects?q=react')
  const browser = await context.newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  await browser.send('DOM.getDocument', { depth: -1, pierce: true })
  const { searchId, resultCount } = await browser.send('DOM.performSearch', {
    query: '#search-clear',
    includeUserAgentShadowDOM: true,
  })
  expect(resultCount).toBe(1)
  const { nodeIds } = await browser.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 })
  const { computedStyle } = await browser.send('CSS.getComputedStyleForNode', { nodeId: nodeIds[0] ?? 0 })
  expect(computedStyle).toContainEqual({ name: 'display', value: 'none' })
})

test('a text and a location that are entered before hydration are in the URL and filter the list of offers after hydration', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/sk/it-projekty', { waitUntil: 'commit' })
  await locationFilter(page).selectOption('Remote')
  await searchBox(page).fill('python')
  release()
  await hydrated(page)
  await expect(page).toHaveURL(/\?q=python&location=Remote$/)
  await expect(cards(page)).toHaveCount(1)
  await expect(locationFilter(page)).toHaveValue('Remote')
})

test('a location that is chosen before hydration replaces the location in the URL and filters the list of offers after hydration', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/de/it-projekte?location=Brno', { waitUntil: 'commit' })
  await locationFilter(page).selectOption('Remote')
  release()
  await hydrated(page)
  await expect(page).toHaveURL(/\?location=Remote$/)
  await expect(cards(page)).toHaveCount(4)
})

test.describe('the list of offers with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('with JavaScript off, twelve offers are listed, and the search box and the location filter are hidden', async ({
    page,
  }) => {
    await page.goto('/en/it-projects')
    await expect(cards(page)).toHaveCount(12)
    await expect(searchBox(page)).toBeHidden()
    await expect(locationFilter(page)).toBeHidden()
  })
})

test.describe('the link back from an offer', () => {
  const back = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: textsOf('en', 'it-projects')('detail.back') })
  const search = '?q=java&location=Bratislava'

  test('the link back from an offer leads to the filtered list after a reload, in a new tab and by keyboard, and the back button of the browser also returns to the filtered list', async ({
    page,
    context,
  }) => {
    await open(page, `/en/it-projects${search}`)
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/it-projects\/\d+$/)
    await expect(back(page)).toHaveAttribute('href', `/en/it-projects${search}`)
    await page.reload()
    await expect(back(page)).toHaveAttribute('href', `/en/it-projects${search}`)

    const opened = context.waitForEvent('page')
    await back(page).click({ button: 'middle' })
    const tab = await opened
    await expect(tab).toHaveURL(`/en/it-projects${search}`)
    await expect(cards(tab)).toHaveCount(1)

    await back(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/it-projects${search}`)
    await expect(searchBox(page)).toHaveValue('java')
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(/\/it-projects\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(`/en/it-projects${search}`)
    await expect(cards(page)).toHaveCount(1)
  })

  test('the link back from an offer keeps the search and the location after a language change on the page of the offer', async ({
    page,
  }) => {
    await open(page, `/en/it-projects${search}`)
    await cards(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/it-projects\/\d+$/)
    await switchLanguage(page, 'en', 'de')
    await expect(page).toHaveURL(/\/de\/it-projekte\/\d+$/)
    const link = page
      .getByRole('main')
      .getByRole('link', { name: textsOf('de', 'it-projects')('detail.back') })
    await expect(link).toHaveAttribute('href', `/de/it-projekte${search}`)
  })

  test('the link back from an offer has no query if the offer was opened directly by its URL', async ({
    page,
  }) => {
    await open(page, '/en/it-projects/2')
    await expect(back(page)).toHaveAttribute('href', '/en/it-projects')
  })
})
