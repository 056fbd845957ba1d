import type { Page } from 'playwright/test'

interface Point {
  x: number
  y: number
}

const STEPS = 10

/** Touch input of the browser itself: it scrolls, cancels pointers and taps as a finger does. */
export async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    /** Puts a finger down, moves it in a straight line and lifts it. */
    drag: async (from: Point, to: Point) => {
      await send('touchStart', [from])
      for (let step = 1; step <= STEPS; step++) {
        const at = (start: number, end: number) => start + ((end - start) * step) / STEPS
        await send('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }])
      }
      await send('touchEnd', [])
    },
    tap: async (point: Point) => {
      await send('touchStart', [point])
      await send('touchEnd', [])
    },
  }
}
