import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { prefersReducedMotion } from '@/lib/motion'

export interface CarouselState {
  selected: number
  isPlaying: boolean
  toggle: () => void
  move: (by: 1 | -1) => void
}

interface CarouselEngineProps {
  viewport: HTMLElement
  delayMs: number
  /** Switches the engine off from 1280 px, where the slides fill the row. */
  restsWide: boolean
  onChange: (state: CarouselState) => void
}

/** Replaces native scrolling (`data-engine`). Under reduced motion, the row neither starts nor animates (D18). */
export default function CarouselEngine({ viewport, delayMs, restsWide, onChange }: CarouselEngineProps) {
  const shouldPlay = useRef<boolean>(undefined)
  const [attach, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      container: '[data-track]',
      breakpoints: {
        '(prefers-reduced-motion: reduce)': { duration: 0 },
        '(width >= 80rem)': { active: !restsWide },
      },
      // After a resize, Embla restarts its plugins. Only a row that was playing may then play again.
      watchResize: (resized) => {
        if (shouldPlay.current !== undefined) shouldPlay.current = isPlaying(resized)
        return true
      },
    },
    [Autoplay({ delay: delayMs, playOnInit: false })],
  )
  // No paint between the two kinds of scrolling.
  useLayoutEffect(() => {
    viewport.scrollTo(0, 0)
    viewport.toggleAttribute('data-engine', true)
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    const play = () => {
      if (shouldPlay.current && api.internalEngine().options.active) api.plugins().autoplay.play()
    }
    // Embla emits the events of autoplay before `isPlaying()` changes.
    const report = () => queueMicrotask(() => onChange(stateOf(api)))
    api.on('reInit', play).on('select', report).on('reInit', report)
    api.on('autoplay:play', report).on('autoplay:stop', report)
    shouldPlay.current ??= !prefersReducedMotion()
    play()
    report()
    return () => {
      api.off('reInit', play).off('select', report).off('reInit', report)
      api.off('autoplay:play', report).off('autoplay:stop', report)
    }
  }, [api, onChange])
  return null
}

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Embla returns no plugins if it has never been active, although its types say that it does. */
const isPlaying = (api: Embla) =>
  (api.plugins() as ReturnType<Embla['plugins']> | undefined)?.autoplay.isPlaying() ?? false

const stateOf = (api: Embla): CarouselState => ({
  selected: api.selectedScrollSnap(),
  isPlaying: isPlaying(api),
  toggle: () => (isPlaying(api) ? api.plugins().autoplay.stop() : api.plugins().autoplay.play()),
  move: (by) => {
    api.plugins().autoplay.stop()
    if (by === 1) api.scrollNext()
    else api.scrollPrev()
  },
})
