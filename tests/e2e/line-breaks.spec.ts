import type { Page } from 'playwright/test'

import { languages } from '../../src/i18n/languages'
import { expect, stopPainting, test } from './fixtures'
import { someOf } from '../setup/some-of'

const widths = someOf(3, [320, 390, 1440, 360, 768, 834, 1366])

/**
 * Returns each line break that the browser made after a number or after one of the one-letter words below, with the
 * text around it. Ignores line breaks that the author typed.
 */
const badBreaks = (page: Page) =>
  page.evaluate(() => {
    const slavic = /(?<![\p{L}\d])[aikosuvz]$/iu
    const shortWords: Record<string, RegExp> = { en: /(?<![\p{L}\d])[ai]$/iu, sk: slavic, cs: slavic }
    const number = /(?<![\p{L}\d])\d(?:[\d.,:–-]*\d)?\+?$/u
    const ordinal = /(?<![\p{L}\d.])\d{1,2}\.$/u
    const skipped = '.sr-only, svg, script, style, noscript'

    const range = document.createRange()
    /** Returns the box of the letter at an offset in the joined text of several nodes. */
    const rectAt = (parts: Text[], offset: number) => {
      for (const node of parts) {
        if (offset < node.length) {
          range.setStart(node, offset)
          range.setEnd(node, offset + 1)
          return range.getClientRects()[0]
        }
        offset -= node.length
      }
      return undefined
    }

    const blockOf = (node: Node): Element | null => {
      let element = node.parentElement
      while (element && getComputedStyle(element).display === 'inline') element = element.parentElement
      return element
    }
    const nodes = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const block = blockOf(node)
      if (block && !block.closest(skipped)) nodes.set(block, [...(nodes.get(block) ?? []), node])
    }

    const found: string[] = []
    for (const [block, parts] of nodes) {
      const text = parts.map(({ data }) => data).join('')
      const lang = block.closest('[lang]')?.getAttribute('lang') ?? ''
      for (const { index, 0: gap } of text.matchAll(/(?<=\S)\s+(?=\S)/g)) {
        const before = text.slice(Math.max(0, index - 12), index)
        const after = text.slice(index + gap.length, index + gap.length + 12)
        const isBad =
          shortWords[lang]?.test(before) ||
          number.test(before) ||
          (lang !== 'en' && ordinal.test(before) && /^\p{L}/u.test(after))
        const isAuthorsBreak = gap.includes('\n') && getComputedStyle(block).whiteSpace.includes('pre')
        if (!isBad || isAuthorsBreak) continue
        const [end, start] = [rectAt(parts, index - 1), rectAt(parts, index + gap.length)]
        if (end && start && start.top > end.top + end.height / 2) found.push(`${before} ⏎ ${after}`)
      }
    }
    return found
  })

// JavaScript is off, so that the page cannot change while the test changes the width.
test.use({ javaScriptEnabled: false })

for (const language of languages) {
  test(`on the ${language} pages of the sitemap (of the offers, only offer 1 in languages other than English), no line breaks after a number or, except in German, after a one-letter word at ${widths.join(', ')} px`, async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.split('/')[1] === language)
      // The texts of offers are English on all pages. So in the other languages, only offer 1 is tested.
      .filter((path) => language === 'en' || !/\/\d+$/.test(path) || path.endsWith('/1'))
    expect(paths.length).toBeGreaterThan(10)
    const found: string[] = []
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    for (const [index, path] of paths.entries()) {
      await page.goto(path)
      await stopPainting(page)
      await page.evaluate(() => document.fonts.ready)
      // Every second page uses the widths in reverse order. So the first width of each page is the last width of the
      // previous page, which saves a layout.
      for (const width of index % 2 === 0 ? widths : widths.toReversed()) {
        await page.setViewportSize({ width, height: 900 })
        for (const words of await badBreaks(page)) found.push(`${path} at ${width} px: ${words}`)
      }
    }
    expect(found).toEqual([])
  })
}
