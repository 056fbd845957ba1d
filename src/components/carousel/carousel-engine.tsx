import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useState } from 'react'

export interface CarouselState {
  selected: number
  isPlaying: boolean
  toggle: () => void
  move: (by: 1 | -1) => void
}

interface CarouselEngineProps {
  viewport: HTMLElement
  delayMs: number
  /** Switches the engine off from 1280 px, where all slides are visible. */
  restsWide: boolean
  onChange: (state: CarouselState) => void
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Replaces native scrolling (`data-engine`). Under reduced motion, it neither starts by itself nor animates (D18). */
export default function CarouselEngine({ viewport, delayMs, restsWide, onChange }: CarouselEngineProps) {
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion())
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    container: '[data-track]',
    breakpoints: {
      '(prefers-reduced-motion: reduce)': { duration: 0 },
      '(width >= 80rem)': { active: !restsWide },
    },
  })
  // A layout effect, so that the browser does not paint between the two kinds of scrolling.
  useLayoutEffect(() => {
    viewport.scrollTo(0, 0)
    viewport.toggleAttribute('data-engine', true)
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!api || !isPlaying) return
    // In a hidden tab, Embla does not move. It would make all missed moves at once later.
    const advance = () => document.hidden || api.scrollNext()
    const timer = setInterval(advance, delayMs)
    return () => clearInterval(timer)
  }, [api, delayMs, isPlaying])
  useEffect(() => {
    if (!api) return
    const stop = () => setPlaying(false)
    const move = (by: 1 | -1) => {
      stop()
      if (by === 1) api.scrollNext()
      else api.scrollPrev()
    }
    const report = () =>
      onChange({ selected: api.selectedScrollSnap(), isPlaying, toggle: () => setPlaying(!isPlaying), move })
    report()
    api.on('select', report).on('reInit', report).on('pointerDown', stop).on('slideFocusStart', stop)
    return () => {
      api.off('select', report).off('reInit', report).off('pointerDown', stop).off('slideFocusStart', stop)
    }
  }, [api, isPlaying, onChange])
  return null
}
