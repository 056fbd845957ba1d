import type { Locator, Page } from 'playwright/test'

interface Point {
  x: number
  y: number
}

type Distance = readonly [x: number, y: number]

/** Returns functions that simulate a finger in Chromium, which scrolls and clicks in response. Needs `hasTouch`. */
export async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = 12
  const swipe = async (from: Point, [x, y]: Distance) => {
    await send('touchStart', [from])
    for (let step = 1; step <= steps; step++)
      await send('touchMove', [{ x: from.x + (x * step) / steps, y: from.y + (y * step) / steps }])
    await send('touchEnd', [])
  }

  return {
    swipe,
    tap: async (point: Point) => {
      await send('touchStart', [point])
      await send('touchEnd', [])
    },
  }
}

export async function center(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element has no box')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
