import { launch, type ElementHandle, type LaunchOptions } from 'puppeteer-core'

import { callOf, scrollToMiddle, type Engine } from './tab.ts'

/** Drives Chromium by its DevTools protocol, and Firefox by WebDriver BiDi. Playwright cannot drive Debian's Firefox. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, headless: true })
  return {
    close: () => browser.close(),
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      const element = async (selector: string) => {
        const found = await page.$(selector)
        if (!found) throw new Error(`No element matches ${selector}`)
        return found
      }
      return {
        open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: async (code, ...values) => page.evaluate(callOf(code, values)) as never,
        click: async (selector) => {
          await page.evaluate(callOf(scrollToMiddle, [selector]))
          await (await element(selector)).click()
        },
        type: async (selector, text) => (await element(selector)).type(text),
        press: (key) => page.keyboard.press(key),
        select: async (selector, value) => void (await (await element(selector)).select(value)),
        attach: async (selector, file) =>
          ((await element(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
        close: () => context.close(),
      }
    },
  }
}
