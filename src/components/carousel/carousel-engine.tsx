import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useRef } from 'react'

import { prefersReducedMotion } from '@/lib/motion'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

interface CarouselEngineProps {
  viewport: HTMLElement
  /** Time between automatic moves in milliseconds. */
  delay: number
  onReady: (api: CarouselApi) => void
}

/** Sets a rendered list of slides in motion: loops, moves by itself, stops on interaction (spec 4, D18). */
export default function CarouselEngine({ viewport, delay, onReady }: CarouselEngineProps) {
  /** Whether it moves by itself; unknown until it has started. */
  const plays = useRef<boolean>(undefined)
  const [attach, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      container: '[data-track]',
      // A new size sets everything up again; what was paused before stays paused.
      watchResize: (resized) => {
        if (plays.current !== undefined) plays.current = resized.plugins().autoplay.isPlaying()
        return true
      },
    },
    [Autoplay({ delay, stopOnInteraction: true, stopOnFocusIn: true, playOnInit: false })],
  )
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (!api) return
    const play = () => {
      if (plays.current) api.plugins().autoplay.play()
    }
    plays.current ??= !prefersReducedMotion()
    play()
    api.on('reInit', play)
    onReady(api)
    return () => {
      api.off('reInit', play)
    }
  }, [api, onReady])
  return null
}
