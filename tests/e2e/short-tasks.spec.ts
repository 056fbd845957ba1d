import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { themeButton } from './header-controls'
import { textsOf } from './texts'

/*
 * Counts work instead of measuring time, so that the result does not depend on the speed of the machine
 * (docs/decisions/0053).
 */

const t = textsOf('en', 'common')
const built = join(import.meta.dirname, '../../dist')

test.use({ viewport: { width: 390, height: 844 } })

/** Runs an action and returns how many elements each recalculation of styles during the action visited. */
async function recalculatedElements(page: Page, action: () => Promise<void>): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  const counts: number[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as { name: string; args: { elementCount?: number } }[])
      if (event.name === 'UpdateLayoutTree') counts.push(event.args.elementCount ?? 0)
  })
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await action()
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await ended
  expect(counts).not.toEqual([])
  return counts
}

const elementsOf = (page: Page) => page.locator('#root *').count()
/** Sections whose styles and layout the browser currently skips. */
const skippedSections = (page: Page) => page.locator('[style*="content-visibility"]')

for (const path of ['/en', '/en/it-projects', '/en/for-it-specialists']) {
  test(`on ${path}, a change of the theme recalculates the styles of at most 300 elements at a time, also changes the footer, and does not change the height of the page`, async ({
    page,
  }) => {
    await open(page, path)
    expect(await elementsOf(page)).toBeGreaterThan(600)
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await pageHeight()
    await themeButton(page).click()
    const counts = await recalculatedElements(page, async () => {
      await page.getByRole('button', { name: t('theme.dark'), exact: true }).click()
      await expect(skippedSections(page)).not.toHaveCount(0)
      expect(await pageHeight()).toBe(before)
      await expect(page.locator('html')).not.toHaveAttribute('data-skip-transitions')
    })
    expect(Math.max(...counts)).toBeLessThanOrEqual(300)
    await expect(skippedSections(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 25, 23)')
    expect(await pageHeight()).toBe(before)
  })

  test(`on ${path}, the menu recalculates the styles of at most 450 elements at a time when it opens and closes, and afterwards all sections are displayed`, async ({
    page,
  }) => {
    await open(page, path)
    const menu = page.getByRole('dialog', { name: t('nav.menu_title') })
    const counts = await recalculatedElements(page, async () => {
      await page.getByRole('button', { name: t('nav.open_menu') }).click()
      await expect(menu).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main')).toHaveCSS('visibility', 'hidden')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(page.locator('main')).toHaveCSS('visibility', 'visible')
      await expect(skippedSections(page)).toHaveCount(0)
    })
    expect(Math.max(...counts)).toBeLessThanOrEqual(450)
  })

  test(`while ${path} loads, the browser never recalculates the styles of more than 60 % of its elements at a time`, async ({
    page,
  }) => {
    const counts = await recalculatedElements(page, () => open(page, path))
    expect(Math.max(...counts)).toBeLessThan(0.6 * (await elementsOf(page)))
  })
}

test('a page that was reloaded is displayed completely, so that the scroll position can be restored', async ({
  page,
}) => {
  await open(page, '/en')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('in each document, each chunk comes after the chunks that it imports, so that the chunks run in separate tasks', () => {
  const documents = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const lists = documents.flatMap((file) => {
    const [, json] = /id="chunks">([^<]+)</.exec(readFileSync(join(built, file), 'utf8')) ?? []
    return json ? [JSON.parse(json) as string[]] : []
  })
  expect(lists.length).toBeGreaterThan(50)
  for (const chunks of lists)
    for (const [index, chunk] of chunks.entries()) {
      const code = readFileSync(join(built, chunk), 'utf8')
      const imports = [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
        ([, file]) => `/assets/${file}`,
      )
      expect(chunks.slice(0, index)).toEqual(expect.arrayContaining(imports))
    }
})

for (const path of ['/en', '/sk', '/en/for-it-specialists', '/en/contact']) {
  test(`${path} creates no number format, no date format and no collator, because the first of them takes long`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const created: string[] = []
      Object.assign(window, { created })
      for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
        Intl[name] = new Proxy(Intl[name], {
          construct: (...call) => {
            created.push(name)
            return Reflect.construct(...call) as object
          },
        }) as never
      }
    })
    await open(page, path)
    expect(await page.evaluate(() => (window as unknown as { created: string[] }).created)).toEqual([])
  })
}
