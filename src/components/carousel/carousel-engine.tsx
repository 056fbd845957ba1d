import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { prefersReducedMotion } from '@/lib/motion'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

interface CarouselEngineProps {
  /** Scrolls natively until this component takes it over; gets `data-engine` then. */
  viewport: HTMLElement
  /** Time between automatic moves in milliseconds. */
  delay: number
  onReady: (api: CarouselApi) => void
}

/** Makes a rendered row of slides loop and move by itself until a visitor interacts with it (spec 4, D18). */
export default function CarouselEngine({ viewport, delay, onReady }: CarouselEngineProps) {
  /** Whether autoplay is on; undefined before the first start. */
  const plays = useRef<boolean>(undefined)
  const [startIndex] = useState(() => nearestSlide(viewport))
  const [attach, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      container: '[data-track]',
      startIndex,
      // A new size starts the plugins again: remember whether autoplay was paused.
      watchResize: (resized) => {
        if (plays.current !== undefined) plays.current = resized.plugins().autoplay.isPlaying()
        return true
      },
    },
    [Autoplay({ delay, stopOnInteraction: true, stopOnFocusIn: true, playOnInit: false })],
  )
  // Before the next paint: the engine's position replaces the native scroll position.
  useLayoutEffect(() => {
    endNativeScrolling(viewport)
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    const play = () => {
      if (plays.current) api.plugins().autoplay.play()
    }
    plays.current ??= !prefersReducedMotion()
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
 * Autoplay stops when a finger touches the carousel. If the finger only scrolls the page past it, the browser cancels
 * the pointer: starts autoplay again then. Returns a function that ends this.
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

/** Returns the index of the slide to which a visitor has scrolled by hand. */
function nearestSlide(viewport: HTMLElement): number {
  const slides = [...(viewport.querySelector('[data-track]')?.children ?? [])] as HTMLElement[]
  const [first] = slides
  if (!first) return 0
  const distances = slides.map(({ offsetLeft }) =>
    Math.abs(offsetLeft - first.offsetLeft - viewport.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}
