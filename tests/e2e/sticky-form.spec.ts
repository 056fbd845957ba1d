import type { Locator, Page } from 'playwright/test'

import { expect, open, test } from './fixtures'

const HEADER_HEIGHT = 73

async function isInView(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.y >= HEADER_HEIGHT && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

test('the form stays in view, and wheel and keyboard reach all of it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, '/de/it-projekte/1')
  const form = page.locator('#apply').locator('form')
  const heading = form.getByRole('heading')
  const submit = form.locator('button[type=submit]')
  await expect.poll(() => isInView(page, heading)).toBe(true)

  await page.mouse.move(256, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(await isInView(page, heading), 'the form has scrolled away').toBe(true)

  const box = await form.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, 400)
  for (let turn = 0; turn < 10 && !(await isInView(page, submit)); turn++) await page.mouse.wheel(0, 100)
  await expect.poll(() => isInView(page, submit)).toBe(true)

  const name = form.locator('[name=name]')
  await submit.focus()
  for (let field = 0; field < 20; field++) {
    if (await name.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await expect(name).toBeFocused()
  await expect.poll(() => isInView(page, name)).toBe(true)
})
