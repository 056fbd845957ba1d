import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

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
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', container: '[data-track]' }, [
    Autoplay({ delay, stopOnInteraction: true, stopOnFocusIn: true, playOnInit: !prefersReducedMotion() }),
  ])
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (api) onReady(api)
  }, [api, onReady])
  return null
}
