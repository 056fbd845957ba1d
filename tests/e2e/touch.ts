import type { Locator, Page } from 'playwright/test'

interface Point {
  x: number
  y: number
}

type Distance = readonly [x: number, y: number]

/** Returns functions that simulate a finger in Chromium, which scrolls and clicks in response. Needs `hasTouch`. */
export async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at: Point = { x: 0, y: 0 }

  const down = async (point: Point) => {
    at = point
    await send('touchStart', [at])
  }
  const moveBy = async ([x, y]: Distance, steps = 12) => {
    for (let step = 0; step < steps; step++) {
      at = { x: at.x + x / steps, y: at.y + y / steps }
      await send('touchMove', [at])
    }
  }
  const up = () => send('touchEnd', [])
  const swipe = async (from: Point, distance: Distance) => {
    await down(from)
    await moveBy(distance)
    await up()
  }

  return {
    down,
    moveBy,
    cancel: () => send('touchCancel', []),
    swipe,
    tap: async (point: Point) => {
      await down(point)
      await up()
    },
  }
}

export async function centre(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element has no box')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
