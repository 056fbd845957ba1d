import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Distance that the pointer must move before `useSwipe` decides whether a drag is horizontal. */
const SLOP_PX = 6

interface Swipe {
  /** Called on each move of a horizontal drag; `distance` is in pixels, positive to the right. */
  onDrag: (element: HTMLElement, distance: number) => void
  /** Called once at the end of a horizontal drag; `distance` is 0 if the drag was cancelled. */
  onRelease: (element: HTMLElement, distance: number) => void
}

/**
 * Returns event handlers that report horizontal drags with one finger, a pen or the main mouse button. The element
 * must have `touch-action: pan-y pinch-zoom`, so that the browser handles all other gestures and sends
 * `pointercancel` for them.
 */
export function useSwipe({ onDrag, onRelease }: Swipe) {
  const start = useRef<{ pointerId: number; x: number; y: number }>(null)
  const isHorizontal = useRef(false)

  const end = (element: HTMLElement, distance: number) => {
    start.current = null
    if (isHorizontal.current) onRelease(element, distance)
  }
  /** If the drag is horizontal, calls `onDrag` and returns the distance. Otherwise returns 0. */
  const follow = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number => {
    if (pointerId !== start.current?.pointerId) return 0
    const [x, y] = [clientX - start.current.x, clientY - start.current.y]
    if (!isHorizontal.current) {
      if (Math.hypot(x, y) < SLOP_PX) return 0
      if (Math.abs(x) <= Math.abs(y)) {
        start.current = null
        return 0
      }
      isHorizontal.current = true
      currentTarget.setPointerCapture(pointerId)
    }
    onDrag(currentTarget, x)
    return x
  }
  // Ends the drag with the distance 0, because browsers report the wrong position 0 for a `pointercancel` event.
  const cancel = ({ pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerId === start.current?.pointerId) end(currentTarget, 0)
  }

  return {
    onPointerDown: ({ isPrimary, button, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!isPrimary || button !== 0) return
      isHorizontal.current = false
      start.current = { pointerId, x, y }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // If no button is pressed, the mouse button was released outside the element, so cancel the drag.
      if (event.buttons === 0) cancel(event)
      else follow(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = follow(event)
      if (event.pointerId === start.current?.pointerId) end(event.currentTarget, distance)
    },
    onPointerCancel: cancel,
    // Prevents text selection and the native drag of links and images.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // Cancels the click that browsers send at the end of a mouse drag, so that it does not follow a link. Does not
    // cancel a click by keyboard, which has `detail` 0.
    onClickCapture: (event: MouseEvent) => {
      if (!isHorizontal.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
