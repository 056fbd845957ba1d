import { cx } from 'class-variance-authority'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { CarouselApi } from './carousel-engine'
import { CarouselControls } from './carousel-controls'
import { useSeen } from './use-seen'

const CarouselEngine = lazy(() => import('./carousel-engine'))

interface CarouselProps {
  /** What the carousel shows, for screen readers. */
  label: string
  /** Time between automatic moves in milliseconds (spec 9). */
  delay: number
  slides: { key: string; content: ReactNode }[]
  /** Width of a slide, and the gap before it. */
  slideClassName: string
  className?: string
  /** `slim` leaves only the pause button. */
  controls?: 'full' | 'slim'
}

/**
 * A row of slides that loops and moves by itself. The slides are in the HTML and can be scrolled by hand before
 * any script runs; what moves them is fetched when the row is seen.
 */
export function Carousel({
  label,
  delay,
  slides,
  slideClassName,
  className,
  controls = 'full',
}: CarouselProps) {
  const { t } = useTranslation()
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const seen = useSeen(viewport)
  const [api, setApi] = useState<CarouselApi>()
  const [selected, setSelected] = useState(0)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!api) return
    const select = () => setSelected(api.selectedScrollSnap())
    // Both are told before they are true: `isPlaying` would still answer the opposite.
    const play = () => setPlaying(true)
    const stop = () => setPlaying(false)
    api.on('select', select).on('reInit', select).on('autoplay:play', play).on('autoplay:stop', stop)
    return () => {
      api.off('select', select).off('reInit', select).off('autoplay:play', play).off('autoplay:stop', stop)
    }
  }, [api])

  const ready = useCallback((made: CarouselApi) => {
    setApi(made)
    setPlaying(made.plugins().autoplay.isPlaying())
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

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      <div
        ref={setViewport}
        className="relative overflow-x-clip noscript:overflow-x-auto"
        aria-live={playing ? 'off' : 'polite'}
      >
        <div data-track className="flex touch-pan-y">
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={t('carousel.slide_role')}
              aria-label={t('carousel.slide_of', { current: index + 1, total: slides.length })}
              className={cx('min-w-0 shrink-0', slideClassName)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        slim={controls === 'slim'}
        ready={Boolean(api)}
        playing={playing}
        current={selected + 1}
        total={slides.length}
        onToggle={toggle}
        onMove={move}
      />
      {seen && viewport && (
        <Suspense>
          <CarouselEngine viewport={viewport} delay={delay} onReady={ready} />
        </Suspense>
      )}
    </section>
  )
}
