import { useCallback, useEffect, useState } from 'react'

import type { CarouselApi } from './carousel-engine'

/** Holds the state of a carousel and moves it. `start` takes the engine once it runs. */
export function useCarousel() {
  const [api, setApi] = useState<CarouselApi>()
  const [selected, setSelected] = useState(0)
  const [announced, setAnnounced] = useState<number>()
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!api) return
    const autoplay = api.plugins().autoplay
    const update = () => setSelected(api.selectedScrollSnap())
    const select = () => {
      update()
      if (!autoplay.isPlaying()) setAnnounced(api.selectedScrollSnap())
    }
    // These events precede the change of `isPlaying()`.
    const play = () => setPlaying(true)
    const stop = () => setPlaying(false)
    api.on('select', select).on('reInit', update).on('autoplay:play', play).on('autoplay:stop', stop)
    return () => {
      api.off('select', select).off('reInit', update).off('autoplay:play', play).off('autoplay:stop', stop)
    }
  }, [api])

  const start = useCallback((started: CarouselApi) => {
    setApi(started)
    setSelected(started.selectedScrollSnap())
    setPlaying(started.plugins().autoplay.isPlaying())
  }, [])
  const toggle = useCallback(() => {
    const autoplay = api?.plugins().autoplay
    if (autoplay?.isPlaying()) autoplay.stop()
    else autoplay?.play()
  }, [api])
  const move = useCallback(
    (by: 1 | -1) => {
      api?.plugins().autoplay.stop()
      if (by === 1) api?.scrollNext()
      else api?.scrollPrev()
    },
    [api],
  )

  return {
    start,
    /** Whether the engine has started. */
    ready: Boolean(api),
    /** Index of the first visible slide. */
    selected,
    /** Index of the slide that a visitor has moved to; autoplay does not change it. */
    announced,
    playing,
    toggle,
    move,
  }
}
