import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** The pointer moves this far, in pixels, before the direction of a drag is decided. */
const SLOP_PX = 6

interface Swipe {
  /** Called with each horizontal move; `distance` is in pixels, positive to the right. */
  onDrag: (element: HTMLElement, distance: number) => void
  /** Called once at the end; `distance` is 0 if the browser cancelled the drag. */
  onRelease: (element: HTMLElement, distance: number) => void
}

/**
 * Returns event handlers that report the horizontal drags of one finger, a pen or the main mouse button. The element
 * needs `touch-action: pan-y pinch-zoom`: the browser then takes over the other gestures and sends `pointercancel`.
 */
export function useSwipe({ onDrag, onRelease }: Swipe) {
  const start = useRef<{ pointerId: number; x: number; y: number }>(null)
  const isHorizontal = useRef(false)

  const end = (element: HTMLElement, distance: number) => {
    start.current = null
    if (isHorizontal.current) onRelease(element, distance)
  }
  /** Reports a move and returns its distance. */
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
  // The position of `pointercancel` means nothing: browsers report 0.
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
      // Without a pressed button, the mouse was released outside the element.
      if (event.buttons === 0) cancel(event)
      else follow(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = follow(event)
      if (event.pointerId === start.current?.pointerId) end(event.currentTarget, distance)
    },
    onPointerCancel: cancel,
    // Keeps a mouse from selecting the text on which a drag begins, and from dragging a link or picture.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // The click that ends a drag must not follow a link.
    onClickCapture: (event: MouseEvent) => {
      if (!isHorizontal.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
