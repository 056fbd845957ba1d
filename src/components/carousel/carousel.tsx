import { cva } from 'class-variance-authority'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CarouselControls } from './carousel-controls'
import { useCarousel } from './use-carousel'
import { useSeen } from './use-seen'

// If the engine cannot be fetched, the row stays what it is in the HTML: it scrolls natively.
const CarouselEngine = lazy(() => import('./carousel-engine').catch(() => ({ default: () => null })))

const viewportVariants = cva(
  '-mx-5 snap-x snap-mandatory scroll-pl-5 [scrollbar-width:none] overflow-x-auto pl-5 data-engine:touch-pan-y data-engine:touch-pinch-zoom data-engine:overflow-x-clip sm:-mx-8 sm:scroll-pl-8 sm:pl-8 noscript:[scrollbar-width:auto]',
  {
    variants: {
      variant: {
        // From 1024 px the gap after the second slide lies beyond the content's edge, where its card ends.
        cards: 'lg:-mr-[19px] lg:ml-0 lg:scroll-pl-0 lg:pl-0',
        strip:
          '[mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-2.5rem),transparent)] lg:mr-0 lg:min-w-0 lg:flex-1',
      },
    },
  },
)

// Embla loops only if all slides but one fill the viewport: three of at least 50 %, six of at least 20 %. The gap
// after a slide is as wide as the gutter, so that at rest the gutter before the first slide is empty.
const slideVariants = cva('shrink-0 snap-start', {
  variants: {
    variant: {
      cards: 'min-w-0 basis-[88%] pr-5 sm:basis-[62%] sm:pr-8 lg:basis-[calc(50%+0.5px)] lg:pr-5',
      strip: 'min-w-[22%]',
    },
  },
})

interface CarouselProps {
  /** What the carousel shows, for screen readers. */
  label: string
  /** Time between automatic moves in milliseconds (spec 9). */
  delay: number
  /** `name` is announced when a visitor moves to the slide. */
  slides: { key: string; name?: string; content: ReactNode }[]
  /**
   * `cards`: one slide and a part of the next, two slides from 1024 px. `strip`: slides as wide as their content,
   * faded at both ends, with a pause button only.
   */
  variant?: 'cards' | 'strip'
  className?: string
}

/**
 * A row of slides that loops and moves by itself (spec 4). It must stand in a `Container`: below 1024 px its slides
 * pass through the gutters to the edges of the screen. The HTML scrolls natively; the engine is fetched when the row
 * is seen.
 */
export function Carousel({ label, delay, slides, variant = 'cards', className }: CarouselProps) {
  const { t } = useTranslation()
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const seen = useSeen(viewport)
  const { start, announced, ...state } = useCarousel()
  const total = slides.length
  const positionText = (index: number) => t('carousel.slide_of', { current: index + 1, total })
  const nameText = (index: number) => [slides[index]?.name, positionText(index)].filter(Boolean).join(', ')

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      {/* A native scroller needs the focus to be scrolled by keyboard. */}
      <div ref={setViewport} tabIndex={state.ready ? -1 : 0} className={viewportVariants({ variant })}>
        {/* Embla compares the offsets of track and slides: both must count from this element, not from the page. */}
        <div className="relative">
          <div data-track className="flex">
            {slides.map(({ key, content }, index) => (
              <div
                key={key}
                role="group"
                aria-roledescription={t('carousel.slide_role')}
                aria-label={positionText(index)}
                className={slideVariants({ variant })}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
      <CarouselControls slim={variant === 'strip'} total={total} {...state} />
      <p role="status" className="sr-only">
        {announced !== undefined && nameText(announced)}
      </p>
      {seen && viewport && (
        <Suspense>
          <CarouselEngine viewport={viewport} delay={delay} onReady={start} />
        </Suspense>
      )}
    </section>
  )
}
