import { cva } from 'class-variance-authority'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CarouselControls } from './carousel-controls'
import { useCarousel, useInView } from './use-carousel'

// If the engine cannot be loaded, the carousel renders without it and stays natively scrollable.
const CarouselEngine = lazy(() => import('./carousel-engine').catch(() => ({ default: () => null })))

const viewportVariants = cva(
  '-mx-5 snap-x snap-mandatory scroll-pl-5 [scrollbar-width:none] overflow-x-auto pl-5 data-engine:touch-pan-y data-engine:touch-pinch-zoom data-engine:overflow-x-clip data-engine:select-none sm:-mx-8 sm:scroll-pl-8 sm:pl-8 noscript:[scrollbar-width:auto]',
  {
    variants: {
      variant: {
        // From 1024 px two slides are visible. The negative margin moves the gap after the second one out of the
        // content's width.
        cards: 'lg:-mr-[19px] lg:ml-0 lg:scroll-pl-0 lg:pl-0',
        strip:
          '[mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-2.5rem),transparent)] lg:mr-0 lg:min-w-0 lg:flex-1',
      },
    },
  },
)

// Embla can loop only if the slides fill the viewport even without one of them. So three slides must be at least 50 %
// wide each, and six slides at least 20 %. The gap after a slide is as wide as the page gutter, so that the previous
// slide is not visible in the gutter.
const slideVariants = cva('shrink-0 snap-start', {
  variants: {
    variant: {
      cards: 'min-w-0 basis-[88%] pr-5 sm:basis-[62%] sm:pr-8 lg:basis-[calc(50%+0.5px)] lg:pr-5',
      strip: 'min-w-[22%]',
    },
  },
})

interface CarouselProps {
  /** Accessible name. */
  label: string
  /** Time between automatic moves in milliseconds (spec 9). */
  delay: number
  /** The `name` of a slide is announced when a visitor moves to it. */
  slides: { key: string; name?: string; content: ReactNode }[]
  /**
   * `cards` shows one slide and a part of the next, and two slides from 1024 px. `strip` shows slides as wide as their
   * content, faded at both ends, with a pause button only.
   */
  variant?: 'cards' | 'strip'
  className?: string
}

/**
 * Renders a row of slides that loops and advances automatically (spec 4). Its parent must be a `Container`, because
 * below 1024 px the slides extend over the gutters to the edges of the screen. The prerendered HTML scrolls natively.
 * The engine is loaded when the carousel comes into view.
 */
export function Carousel({ label, delay, slides, variant = 'cards', className }: CarouselProps) {
  const { t } = useTranslation()
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const inView = useInView(viewport)
  const { start, announced, ...state } = useCarousel()
  const total = slides.length
  const positionText = (index: number) => t('carousel.slide_of', { current: index + 1, total })
  const nameText = (index: number) => [slides[index]?.name, positionText(index)].filter(Boolean).join(', ')

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      {/* Until the engine runs, the element must be focusable, so that the arrow keys can scroll it. */}
      <div ref={setViewport} tabIndex={state.ready ? -1 : 0} className={viewportVariants({ variant })}>
        {/* Embla compares `offsetLeft` of track and slides, so this element must be the offset parent of both. */}
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
      {inView && viewport && (
        <Suspense>
          <CarouselEngine viewport={viewport} delay={delay} onReady={start} />
        </Suspense>
      )}
    </section>
  )
}
