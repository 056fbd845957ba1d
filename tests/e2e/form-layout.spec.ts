import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'
import { endpoint, failure, fill, forms, sent, submitButton, toast, uniqueEmail } from './forms'
import { textsOf } from './texts'

test.use({ expectedErrors: /could not be sent|Failed to load resource/ })

async function covers(upper: Locator, element: Locator) {
  await upper.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)))
  const [above, below] = await Promise.all([upper.boundingBox(), element.boundingBox()])
  if (!above || !below) throw new Error('One of the elements has no box')
  return (
    above.x < below.x + below.width &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  )
}

const HEADER_HEIGHT = 73

async function isInView(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.y >= HEADER_HEIGHT && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

test('in a wide window, no toast covers a form', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const { path } of Object.values(forms)) {
    await open(page, path)
    await submitButton(page).click()
    await expect(page.locator('form :focus'), path).toBeVisible()
    expect(await covers(toast(page), page.locator('main form').last()), path).toBe(false)
  }
})

/**
 * Scrolls down until the submit button is in view, and returns the names of the controls that were not completely in
 * view meanwhile, and each element of the form that scrolls inside itself.
 */
const findHiddenFields = (page: Page) =>
  page.locator('main form').evaluate((form: HTMLFormElement, header) => {
    const controls = [...form.elements].filter((item) => item.matches(':not([type=hidden], [tabindex="-1"])'))
    const isSeen = (item: Element) => {
      const { left, top, right, bottom } = item.getBoundingClientRect()
      const isOnTop = (y: number) => item.contains(document.elementFromPoint((left + right) / 2, y))
      return top >= header && isOnTop(top + 4) && isOnTop(bottom - 4)
    }
    const hidden = new Set(controls)
    for (let y = 0; hidden.size > 0 && y < document.documentElement.scrollHeight; y += 20) {
      scrollTo(0, y)
      for (const item of hidden) if (isSeen(item)) hidden.delete(item)
      if (!hidden.has(form.querySelector('[type=submit]') as Element)) break
    }
    const scrolling: string[] = []
    for (let item: Element = form; item !== document.body; item = item.parentElement as Element)
      if (item.scrollHeight > item.clientHeight + 1 && getComputedStyle(item).overflowY !== 'visible')
        scrolling.push(`${item.tagName} scrolls`)
    return [...[...hidden].map((item) => item.getAttribute('name') ?? item.tagName), ...scrolling]
  }, HEADER_HEIGHT)

const laptops = [
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
]

for (const path of ['/de/it-projekte/1', '/de/fur-unternehmen'])
  test(`each field of the form of ${path} is seen before its button, which then stays in view`, async ({
    page,
  }) => {
    await open(page, path)
    for (const size of laptops)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        expect(await findHiddenFields(page), 'without errors').toEqual([])
        await submitButton(page).click()
        const first = page.locator('main form [aria-invalid=true]').first()
        await expect(first).toBeFocused()
        await expect.poll(() => isInView(page, first)).toBe(true)
        expect(await findHiddenFields(page), 'with errors').toEqual([])

        const end = await page.evaluate(() => scrollY)
        await page.mouse.move(256, 400)
        await page.mouse.wheel(0, 120)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(end + 120)
        expect(await isInView(page, submitButton(page)), 'the button has scrolled away').toBe(true)
        await submitButton(page).focus()
        await first.focus()
        expect(await isInView(page, first), 'the focused field is above the window').toBe(true)
      })
  })

async function submitFromLowerEdge(page: Page) {
  await submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const response = page.waitForResponse(endpoint)
  await submitButton(page).click()
  await response
}

const smallSizes = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]

test('in a small window, messages are in view, and no toast covers them', async ({ page }) => {
  for (const size of smallSizes)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size)
      await open(page, forms.contact.path)
      await submitButton(page).click()
      const name = page.locator('[name=name]')
      await expect(name).toBeFocused()
      await expect(name).toBeInViewport({ ratio: 1 })
      expect(await covers(toast(page), name)).toBe(false)
      expect(await covers(toast(page), page.locator('label', { hasText: 'Name' }))).toBe(false)

      await fill(page, 'contact', uniqueEmail('seen'))
      await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }))
      await submitFromLowerEdge(page)
      await expect(failure(page)).toBeInViewport({ ratio: 1 })
      // Repeats the checks, because the toast of the invalid form may still be visible at first.
      await expect(async () => {
        expect(await covers(toast(page), submitButton(page))).toBe(false)
        expect(await covers(toast(page), failure(page))).toBe(false)
      }).toPass()
      await page.unroute(endpoint)

      await submitFromLowerEdge(page)
      await expect(sent(page)).toBeFocused()
      await expect(sent(page)).toBeInViewport({ ratio: 1 })
      const description = textsOf('en', 'forms')('contact_form.success_description')
      await expect(page.locator('form').getByText(description)).toBeInViewport({ ratio: 1 })
      await expect(toast(page)).toContainText(textsOf('en', 'forms')('contact_form.success_title'))
    })
})
