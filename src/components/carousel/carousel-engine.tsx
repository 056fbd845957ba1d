import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { prefersReducedMotion } from '@/lib/motion'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

interface CarouselEngineProps {
  /**
   * Scroll container of the slides. The engine sets its attribute `data-engine`. Classes in `carousel.tsx` turn native
   * scrolling off for an element with this attribute.
   */
  viewport: HTMLElement
  delayMs: number
  onReady: (api: CarouselApi) => void
}

/**
 * Starts Embla on a rendered row of slides. The row then loops and advances automatically until the visitor interacts
 * with it (spec 4, D18). If the visitor prefers reduced motion, the row does not advance automatically, and Next and
 * Previous change the slide without an animation.
 */
export default function CarouselEngine({ viewport, delayMs, onReady }: CarouselEngineProps) {
  /** Whether the function `play` below starts autoplay. Undefined until the engine has started. */
  const shouldPlay = useRef<boolean>(undefined)
  const [startIndex] = useState(() => nearestSlide(viewport))
  const [attach, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      container: '[data-track]',
      startIndex,
      // With `duration: 0`, Embla changes the slide without an animation.
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
      // After a resize, Embla restarts its plugins, which turns autoplay off. `watchResize` runs before the restart and
      // saves whether autoplay was on, so that `play` below starts autoplay again only in that case.
      watchResize: (resized) => {
        if (shouldPlay.current !== undefined) shouldPlay.current = resized.plugins().autoplay.isPlaying()
        return true
      },
    },
    [Autoplay({ delay: delayMs, stopOnInteraction: true, stopOnFocusIn: true, playOnInit: false })],
  )
  // A layout effect, so that the browser paints nothing between the reset of the scroll position and Embla's start.
  useLayoutEffect(() => {
    endNativeScrolling(viewport)
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    const play = () => {
      if (shouldPlay.current) api.plugins().autoplay.play()
    }
    shouldPlay.current ??= !prefersReducedMotion()
    play()
    api.on('reInit', play)
    const stopWatching = keepPlayingDuringScroll(api)
    onReady(api)
    return () => {
      stopWatching()
      api.off('reInit', play)
    }
  }, [api, onReady])
  return null
}

/**
 * Restarts autoplay, if it was on, after a touch that only scrolls the page. Embla stops autoplay at each touch of the
 * carousel. If the touch becomes a page scroll, the browser sends `pointercancel`. Returns a function that removes the
 * listeners.
 */
function keepPlayingDuringScroll(api: CarouselApi): () => void {
  const autoplay = () => api.plugins().autoplay
  let wasPlaying = false
  const press = () => {
    wasPlaying = autoplay().isPlaying()
  }
  const cancel = () => {
    if (wasPlaying) autoplay().play()
  }
  const root = api.rootNode()
  root.addEventListener('pointerdown', press)
  root.addEventListener('pointercancel', cancel)
  return () => {
    root.removeEventListener('pointerdown', press)
    root.removeEventListener('pointercancel', cancel)
  }
}

function endNativeScrolling(viewport: HTMLElement) {
  viewport.scrollLeft = 0
  viewport.toggleAttribute('data-engine', true)
}

function nearestSlide(viewport: HTMLElement): number {
  const slides = [...viewport.querySelectorAll<HTMLElement>('[data-track] > *')]
  const [first] = slides
  if (!first) return 0
  const distances = slides.map(({ offsetLeft }) =>
    Math.abs(offsetLeft - first.offsetLeft - viewport.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}
