import { cva } from 'class-variance-authority'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CarouselControls } from './carousel-controls'
import { useCarousel, useElementInView } from './use-carousel'

// If the engine cannot be loaded, the carousel keeps native scrolling, and its buttons stay disabled.
const CarouselEngine = lazy(() => import('./carousel-engine').catch(() => ({ default: () => null })))

const viewportVariants = cva(
  '-mx-5 snap-x snap-mandatory scroll-pl-5 [scrollbar-width:none] overflow-x-auto pl-5 data-engine:touch-pan-y data-engine:touch-pinch-zoom data-engine:overflow-x-clip data-engine:select-none sm:-mx-8 sm:scroll-pl-8 sm:pl-8 noscript:[scrollbar-width:auto]',
  {
    variants: {
      variant: {
        // From 1024 px, two slides are visible. Each has a right padding of 20 px. The negative right margin makes the
        // row wider, so that the content of the second slide ends at the right edge of the page content.
        cards: 'lg:-mr-[19px] lg:ml-0 lg:scroll-pl-0 lg:pl-0',
        strip:
          '[mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-2.5rem),transparent)] lg:mr-0 lg:min-w-0 lg:flex-1',
      },
    },
  },
)

// Embla loops only if the slides fill the row even without one of them. So each of three slides needs at least 50 % of
// the row, and each of six slides at least 20 %. Below 1024 px, the end of the previous slide lies in the page gutter.
// In the variant `cards`, the right padding of a slide is as wide as the gutter, so that the gutter looks empty.
const slideVariants = cva('shrink-0 snap-start', {
  variants: {
    variant: {
      cards: 'min-w-0 basis-[88%] pr-5 sm:basis-[62%] sm:pr-8 lg:basis-[calc(50%+0.5px)] lg:pr-5',
      strip: 'min-w-[22%]',
    },
  },
})

interface CarouselProps {
  label: string
  delayMs: number
  /** When the visitor moves to a slide, screen readers announce its `name` and its position. */
  slides: { key: string; name?: string; content: ReactNode }[]
  /**
   * `cards` shows one slide and a part of the next slide, or two slides from 1024 px. `strip` shows slides that are as
   * wide as their content (at least 22 % of the row), fades the row out at both ends and has a pause button only.
   */
  variant?: 'cards' | 'strip'
  className?: string
}

/**
 * Renders a row of slides that loops and, unless the visitor prefers reduced motion, advances automatically (spec 4).
 * The row scrolls natively until the engine is loaded, which happens when the carousel comes into view. The parent must
 * be a `Container`, because below 1024 px the row extends over the gutters of the container.
 */
export function Carousel({ label, delayMs, slides, variant = 'cards', className }: CarouselProps) {
  const { t } = useTranslation()
  const viewport = useRef<HTMLDivElement>(null)
  const viewportInView = useElementInView(viewport)
  const { start, announced, ...state } = useCarousel()
  const total = slides.length
  const positionText = (index: number) => t('carousel.slide_of', { current: index + 1, total })
  const nameText = (index: number) => [slides[index]?.name, positionText(index)].filter(Boolean).join(', ')

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      {/* Until the engine runs, Tab moves the focus to this element, so that the arrow keys can scroll it. */}
      <div ref={viewport} tabIndex={state.ready ? -1 : 0} className={viewportVariants({ variant })}>
        {/* `relative` makes this `div` the offset parent of track and slides. Embla compares their `offsetLeft`. */}
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
      {viewportInView && (
        <Suspense>
          <CarouselEngine viewport={viewportInView} delayMs={delayMs} onReady={start} />
        </Suspense>
      )}
    </section>
  )
}
