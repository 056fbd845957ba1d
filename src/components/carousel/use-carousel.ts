import { useCallback, useEffect, useState, type RefObject } from 'react'

import type { CarouselApi } from './carousel-engine'

/**
 * Returns the state of a carousel and the functions for its buttons. Call `start` with the Embla API when Embla runs.
 * Until then, `toggle` and `move` do nothing.
 */
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
    // `play` and `stop` do not call `isPlaying()`, because it still returns the old value during their events.
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
    ready: Boolean(api),
    selected,
    /** Index of the slide that the visitor last moved to, undefined at first. Autoplay does not change the index. */
    announced,
    playing,
    toggle,
    move,
  }
}

/**
 * Returns undefined until the element of `ref` is in the visible part of the page for the first time, and the element
 * from then on. `ref` is an object, not a function that sets a state, because React would render such a state
 * synchronously at the end of hydration.
 */
export function useElementInView<Seen extends Element>(ref: RefObject<Seen | null>): Seen | undefined {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    const element = ref.current
    if (seen || !element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, seen])
  return seen
}
