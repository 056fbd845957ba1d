import type { Page } from 'playwright/test'

import { expect, test } from './fixtures'

// The drawings are part of the prerendered document, so these tests do not need JavaScript.
test.use({ javaScriptEnabled: false })

/** Returns the distinct colours of the lowest row of pixels of the drawing. */
async function distinctColoursOfBottomRow(page: Page) {
  const { x, lowestRow, width } = await page.locator('main > svg').evaluate((svg) => {
    svg.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = svg.getBoundingClientRect()
    return { x: box.x, lowestRow: Math.ceil(box.bottom) - 1, width: box.width }
  })
  const png = [...(await page.screenshot({ clip: { x, y: lowestRow, width, height: 1 } }))]
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const context = new OffscreenCanvas(image.width, 1).getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, 1).data ?? []
    return [...new Set(Array.from({ length: image.width }, (_, x) => pixels.slice(x * 4, x * 4 + 3).join()))]
  }, png)
}

test('on /en/about, in five windows with a width from 390 to 2560 px, the dot in the drawing of the viaduct is not cut off at the top, left or right, and the arches fade out above the lower edge of the drawing', async ({
  page,
}) => {
  await page.goto('/en/about')
  for (const [width, height] of [
    [390, 844],
    [834, 1112],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    const picture = page.locator('main > svg')
    const [box, dot] = await picture.evaluate((svg) => {
      const path = svg.querySelector('[stroke-linecap=round]') as SVGPathElement
      const centre = path.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? undefined)
      const radius = Number(path.getAttribute('stroke-width')) / 2
      return [svg.getBoundingClientRect(), { x: centre.x, y: centre.y, radius }] as const
    })
    expect(dot.y - dot.radius, `${width} px`).toBeGreaterThanOrEqual(box.top)
    expect(dot.x - dot.radius, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(dot.x + dot.radius, `${width} px`).toBeLessThanOrEqual(width)
    expect(await distinctColoursOfBottomRow(page), `colours at the lower edge, ${width} px`).toHaveLength(1)
  }
})

test('/en/about shows twelve portraits, and the first portrait has a light face and dark lines in both themes', async ({
  page,
}) => {
  await page.goto('/en/about')
  const portraits = page.locator('svg.portrait')
  await expect(portraits).toHaveCount(12)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const luminance = await portraits.first().evaluate((svg) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      const of = (colour: string) => {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data
        return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
      }
      const face = svg.querySelector('ellipse') as SVGElement
      return { face: of(getComputedStyle(face).fill), line: of(getComputedStyle(svg).stroke) }
    })
    expect(luminance.face, colorScheme).toBeGreaterThan(0.85)
    expect(luminance.line, colorScheme).toBeLessThan(0.35)
  }
})
