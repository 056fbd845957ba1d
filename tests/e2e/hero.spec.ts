import type { Locator, Page } from 'playwright/test'

import { languages } from '../../src/i18n/languages'
import { expect, stopPainting, test } from './fixtures'

const size = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number)
  return { width, height }
}

const hero = (page: Page) => page.getByRole('heading', { level: 1 })
const closing = (page: Page) => page.locator('main > :last-child h2')

/**
 * Measures the section of a heading. A text is crossed if its box overlaps the box of a visible stroke of the section's
 * picture.
 */
const measure = (title: Locator) =>
  title.evaluate((heading) => {
    const section = heading.closest('main > *')
    if (!section) throw new Error('The heading is not in a section')
    const svg = section.querySelector('svg[preserveAspectRatio=xMaxYMax]')
    const clip = svg?.parentElement?.getBoundingClientRect()
    const strokes = [...(svg?.querySelectorAll('path') ?? [])]
      .map((path) => path.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 || height > 0)
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(left, clip?.left ?? 0),
        top: Math.max(top, clip?.top ?? 0),
        right: Math.min(right, clip?.right ?? 0),
        bottom: Math.min(bottom, clip?.bottom ?? 0),
      }))
      .filter(({ left, top, right, bottom }) => left < right || top < bottom)
    const texts = [...section.querySelectorAll('h1, p, a, li')].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return element.matches('a') ? [element.getBoundingClientRect()] : [...range.getClientRects()]
    })
    const crossedTexts = texts.filter((text) =>
      strokes.some(
        (stroke) =>
          stroke.left < text.right &&
          stroke.right > text.left &&
          stroke.top < text.bottom &&
          stroke.bottom > text.top,
      ),
    )
    const buttonBottoms = [...section.querySelectorAll('a')].map(
      (link) => link.getBoundingClientRect().bottom,
    )
    return {
      crossedTexts: crossedTexts.length,
      visibleStrokes: strokes.length,
      bottom: section.getBoundingClientRect().bottom,
      lowestButtonBottom: Math.max(...buttonBottoms),
    }
  })

const phones = ['360x640', '375x667', '390x844', '430x932', '834x1112']
const desktops = ['1024x768', '1280x720', '1366x768', '1440x900', '1920x1080', '2560x1440']
const otherSizes =
  '320x568,600x960,640x400,667x375,768x1024,800x700,834x844,844x390,932x430,1023x768,1024x600,1024x1366,1180x820'

// The prerendered document already contains the hero and the end of the page, so this test does not need JavaScript.
test.use({ javaScriptEnabled: false })

/** Removes the sections between the hero and the end of the page, because each resize would lay them out again. */
const removeOtherSections = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const section of [...main.children])
      if (section !== main.lastElementChild && !section.querySelector('h1')) section.remove()
  })

test('on the home page in every language, no picture crosses the text of the hero or the end of the page, the hero fits into desktop windows, and its buttons are visible without scrolling on phones', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`/${language}`)
    await stopPainting(page)
    await removeOtherSections(page)
    await page.evaluate(() => document.fonts.ready)
    const measureHero = async (text: string) => {
      await page.setViewportSize(size(text))
      const measured = await measure(hero(page))
      expect(measured.crossedTexts, `/${language}, hero, ${text}`).toBe(0)
      expect((await measure(closing(page))).crossedTexts, `/${language}, closing band, ${text}`).toBe(0)
      return measured
    }
    for (const text of otherSizes.split(',')) await measureHero(text)
    for (const text of phones)
      expect((await measureHero(text)).lowestButtonBottom, `/${language}, ${text}`).toBeLessThan(
        size(text).height,
      )
    const phone = '390x844'
    expect((await measureHero(phone)).visibleStrokes, `/${language}, ${phone}`).toBeGreaterThan(10)
    for (const text of desktops) {
      const { bottom, visibleStrokes } = await measureHero(text)
      expect(bottom, `/${language}, ${text}`).toBeCloseTo(size(text).height, 1)
      expect(visibleStrokes, `/${language}, ${text}`).toBeGreaterThan(10)
    }
  }
})
