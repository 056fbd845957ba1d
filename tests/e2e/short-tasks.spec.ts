import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { themeButton } from './header-controls'
import { textsOf } from './texts'

/*
 * The tests in this file check counts and orders, such as the number of recalculated elements. They measure no time, so
 * that the result does not depend on the speed of the machine (docs/decisions/0053).
 */

const t = textsOf('en', 'common')
const built = join(import.meta.dirname, '../../dist')

test.use({ viewport: { width: 390, height: 844 } })

/** Runs an action and returns how many elements each recalculation of styles during the action visited. */
async function recalculatedElements(client: CDPSession, action: () => Promise<void>): Promise<number[]> {
  const counts: number[] = []
  const count = ({ value }: { value: unknown[] }) => {
    for (const event of value as { name: string; args: { elementCount?: number } }[])
      if (event.name === 'UpdateLayoutTree') counts.push(event.args.elementCount ?? 0)
  }
  client.on('Tracing.dataCollected', count)
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await action()
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await ended
  client.off('Tracing.dataCollected', count)
  expect(counts).not.toEqual([])
  return counts
}

const changeFocusAndInsertElement = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    document.querySelector<HTMLElement>('main a')?.focus({ preventScroll: true })
    await nextFrame()
    document.body.append(document.createElement('div'))
    await nextFrame()
    await nextFrame()
  })

/** The parts of the page that `skipOffScreen` has set to `content-visibility: auto` and has not restored yet. */
const skippedSections = (page: Page) => page.locator('[style*="content-visibility"]')

const darkTheme = (page: Page) => page.getByRole('button', { name: t('theme.dark'), exact: true })

for (const path of ['/en', '/en/it-projects', '/en/for-it-specialists']) {
  test(`on ${path}, each recalculation of styles visits at most 60 % of the elements while the page loads, 450 elements when the menu opens and closes, 300 when the theme changes, and 100 when the focus changes or an element is inserted`, async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page)
    const recalculated = (action: () => Promise<void>) => recalculatedElements(client, action)

    const whileLoading = await recalculated(() => open(page, path))
    const elements = await page.locator('#root *').count()
    expect(elements).toBeGreaterThan(600)
    expect.soft(Math.max(...whileLoading), 'page load').toBeLessThan(0.6 * elements)

    await page.waitForLoadState('load')
    const menu = page.getByRole('dialog', { name: t('nav.menu_title') })
    const ofMenu = await recalculated(async () => {
      await page.getByRole('button', { name: t('nav.open_menu') }).click()
      await expect(menu).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main')).toHaveCSS('visibility', 'hidden')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(page.locator('main')).toHaveCSS('visibility', 'visible')
      await expect(skippedSections(page)).toHaveCount(0)
    })
    expect.soft(Math.max(...ofMenu), 'menu').toBeLessThanOrEqual(450)

    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await pageHeight()
    await themeButton(page).click()
    const ofTheme = await recalculated(async () => {
      await darkTheme(page).click()
      await expect(skippedSections(page)).not.toHaveCount(0)
      expect(await pageHeight()).toBe(before)
      await expect(page.locator('html')).not.toHaveAttribute('data-skip-transitions')
    })
    expect.soft(Math.max(...ofTheme), 'theme').toBeLessThanOrEqual(300)
    await expect(skippedSections(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 25, 23)')
    expect(await pageHeight()).toBe(before)

    const onChange = await recalculated(() => changeFocusAndInsertElement(page))
    expect.soft(Math.max(...onChange), 'focus and inserted element').toBeLessThanOrEqual(100)
  })
}

test('on /en/for-companies, the browser recalculates the styles of at most 100 elements at a time when the focus changes and an element is inserted', async ({
  page,
}) => {
  await open(page, '/en/for-companies')
  await page.waitForLoadState('load')
  const client = await page.context().newCDPSession(page)
  const counts = await recalculatedElements(client, () => changeFocusAndInsertElement(page))
  expect(Math.max(...counts)).toBeLessThanOrEqual(100)
})

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

test('/en, /sk, /en/for-it-specialists and /en/contact create no number format, no date format and no collator until they are hydrated, because the first Intl object of a page takes long', async ({
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
  for (const path of ['/en', '/sk', '/en/for-it-specialists', '/en/contact']) {
    await open(page, path)
    const created = await page.evaluate(() => (window as unknown as { created: string[] }).created)
    expect.soft(created, `created by ${path}`).toEqual([])
  }
})
