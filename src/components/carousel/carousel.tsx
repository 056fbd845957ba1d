import { cva } from 'class-variance-authority'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { CarouselControls } from './carousel-controls'
import type { CarouselState } from './carousel-engine'

// If the engine cannot be loaded, the carousel keeps native scrolling, and its buttons stay disabled.
const CarouselEngine = lazy(() => import('./carousel-engine').catch(() => ({ default: () => null })))

const viewportVariants = cva(
  '-mx-5 snap-x snap-mandatory scroll-pl-5 [scrollbar-width:none] overflow-x-auto pl-5 data-engine:touch-pan-y data-engine:touch-pinch-zoom data-engine:overflow-x-clip data-engine:select-none sm:-mx-8 sm:scroll-pl-8 sm:pl-8 noscript:[scrollbar-width:auto]',
  {
    variants: {
      variant: {
        // From 1024 px, two slides are visible. The negative margin makes the row as much wider as the right padding of
        // the second slide, so that the slide ends at the right edge of the page content.
        cards: 'lg:-mr-[19px] lg:ml-0 lg:scroll-pl-0 lg:pl-0',
        strip:
          '[mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-2.5rem),transparent)] lg:mr-0 lg:min-w-0 lg:flex-1',
      },
    },
  },
)

// Embla loops only if the slides fill the row even without one of them: each of three slides needs at least 50 % of the
// row, each of six at least 20 %. Below 1024 px, the right padding of a card is as wide as the page gutter, in which
// the end of the previous card lies.
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
  /** Screen readers announce the `name` and the position of a slide that the visitor has moved to. */
  slides: { key: string; name?: string; content: ReactNode }[]
  /**
   * `cards` shows one slide and a part of the next, or two slides from 1024 px. `strip` shows slides that are as wide
   * as their content, fades out at both ends and has a pause button only.
   */
  variant?: 'cards' | 'strip'
  className?: string
}

/**
 * Renders a row of slides that loops and advances by itself (spec 4, D18). The row scrolls natively until it comes into
 * view and its engine is loaded. The parent must be a `Container`: below 1024 px, the row extends over its gutters.
 */
export function Carousel({ label, delayMs, slides, variant = 'cards', className }: CarouselProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  const viewport = useSeenElement(row)
  const [state, setState] = useState<CarouselState>()
  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      {/* Until the engine runs, Tab moves the focus to this element, so that the arrow keys can scroll it. */}
      <div ref={row} tabIndex={state ? -1 : 0} className={viewportVariants({ variant })}>
        {/* `relative` makes this `div` the offset parent of track and slides. Embla compares their `offsetLeft`. */}
        <div className="relative">
          <div data-track className="flex">
            {slides.map(({ key, content }, index) => (
              <div
                key={key}
                role="group"
                aria-roledescription={t('carousel.slide_role')}
                aria-label={t('carousel.slide_of', { current: index + 1, total: slides.length })}
                className={slideVariants({ variant })}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
      <CarouselControls slim={variant === 'strip'} state={state} names={slides.map(({ name }) => name)} />
      {viewport && (
        <Suspense>
          <CarouselEngine viewport={viewport} delayMs={delayMs} onChange={setState} />
        </Suspense>
      )}
    </section>
  )
}

/** Returns the element from the moment on in which it is first in view. */
function useSeenElement<Seen extends Element>(ref: RefObject<Seen | null>): Seen | undefined {
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
