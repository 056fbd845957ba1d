import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { prefersReducedMotion } from '@/lib/motion'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

interface CarouselEngineProps {
  /** Scrollable element with the slides. Gets the attribute `data-engine`, which turns its native scrolling off. */
  viewport: HTMLElement
  /** Time between automatic moves in milliseconds. */
  delay: number
  onReady: (api: CarouselApi) => void
}

/** Makes a rendered row of slides loop and advance automatically until a visitor interacts with it (spec 4, D18). */
export default function CarouselEngine({ viewport, delay, onReady }: CarouselEngineProps) {
  /** Whether autoplay is on; undefined before the engine has started. */
  const isPlaying = useRef<boolean>(undefined)
  const [startIndex] = useState(() => nearestSlide(viewport))
  const [attach, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      container: '[data-track]',
      startIndex,
      // Embla restarts its plugins after a resize. Save the autoplay state, so that a paused carousel stays paused.
      watchResize: (resized) => {
        if (isPlaying.current !== undefined) isPlaying.current = resized.plugins().autoplay.isPlaying()
        return true
      },
    },
    [Autoplay({ delay, stopOnInteraction: true, stopOnFocusIn: true, playOnInit: false })],
  )
  // In a layout effect, so that no frame is painted between the reset of the native scroll and the engine's position.
  useLayoutEffect(() => {
    endNativeScrolling(viewport)
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    const play = () => {
      if (isPlaying.current) api.plugins().autoplay.play()
    }
    isPlaying.current ??= !prefersReducedMotion()
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
 * Restarts autoplay after a touch that only scrolled the page. Autoplay stops on every touch of the carousel, but when
 * the touch becomes a page scroll, the browser sends `pointercancel`. Returns a function that removes the listeners.
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

/** Returns the index of the slide that the native scroll position is closest to. */
function nearestSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.querySelector('[data-track]')?.children ?? [])] as HTMLElement[]
  const [first] = slides
  if (!first) return 0
  const distances = slides.map(({ offsetLeft }) =>
    Math.abs(offsetLeft - first.offsetLeft - viewport.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}
