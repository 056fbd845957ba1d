import type { Browser } from 'playwright'

const style = `body{max-width:45rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#10231f;background:#fbfaf6}
h1{font-size:2.5rem;line-height:1.05}h2{margin-top:3rem}@media(prefers-color-scheme:dark){body{color:#eaf2ee;background:#0c1413}}`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Returns a simple page with the text of a built page, as the baseline of the benchmark. It has only headings,
 * paragraphs and a small style sheet, but no scripts, web fonts or images.
 * @param html the built page
 */
export async function handWrittenPage(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.setContent(html)
  const blocks = await page.evaluate(() => {
    const textual = 'h1, h2, h3, p, li, dt, dd, address'
    return [...document.querySelectorAll(textual)]
      .filter((element) => !element.querySelector(textual))
      .map((element) => ({
        tag: /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p',
        text: element.textContent.replace(/\s+/g, ' ').trim(),
      }))
      .filter(({ text }) => text !== '')
  })
  const title = await page.title()
  await page.close()
  const body = blocks.map(({ tag, text }) => `<${tag}>${escape(text)}</${tag}>`).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><meta name="description" content="${escape(title)}"><style>${style}</style></head><body><main>${body}</main></body></html>`
}
