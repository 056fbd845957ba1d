import type { Browser, Request } from 'playwright'

interface OpenedList {
  /** Total size of the responses of the backend, uncompressed. */
  bytes: number
  /** Milliseconds from the click on the link to the first card. */
  firstCard: number
}

/** Opens a list with its link in the footer of the contact page. */
export async function openList(browser: Browser, url: string, linkName: string): Promise<OpenedList> {
  const page = await browser.newPage()
  const sizes: Promise<number>[] = []
  const sizeOf = async (request: Request) => (await (await request.response())?.body())?.length ?? 0
  // The page sends all requests at the click, and the first card may appear before the last response.
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) sizes.push(sizeOf(request))
  })
  await page.goto(`${url}/en/contact`)
  // A click on a link before hydration would load a new document.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkName })
  await link.hover()
  const shown = page.evaluate(timeToFirstCard)
  await link.click()
  const firstCard = await shown
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.context().close()
  return { bytes, firstCard }
}

/** Runs in the page. Returns the milliseconds from the next click to the first card in the document. */
function timeToFirstCard(): Promise<number> {
  return new Promise((resolve) => {
    const begin = () => {
      const start = performance.now()
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main article')) return
        observer.disconnect()
        resolve(performance.now() - start)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    }
    addEventListener('click', begin, { once: true, capture: true })
  })
}
