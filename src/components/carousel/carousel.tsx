import { cva, cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'

import type { CarouselState } from './carousel-engine'

// If it cannot be loaded, native scrolling stays, and the buttons stay disabled.
const CarouselEngine = lazy(() => import('./carousel-engine').catch(() => ({ default: () => null })))

const viewportVariants = cva(
  '-mx-5 snap-x snap-mandatory scroll-pl-5 [scrollbar-width:none] overflow-x-auto pl-5 data-engine:[touch-action:pan-y_pinch-zoom] data-engine:overflow-x-clip data-engine:select-none sm:-mx-8 sm:scroll-pl-8 sm:pl-8 noscript:[scrollbar-width:auto]',
  {
    variants: {
      variant: {
        // The negative margin lets the second slide end at the right edge of the page content.
        cards: 'lg:-mr-[19px] lg:ml-0 lg:scroll-pl-0 lg:pl-0',
        strip:
          '[mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-2.5rem),transparent)] lg:mr-0 lg:min-w-0 lg:flex-1',
      },
    },
  },
)

// Embla loops only if the slides fill the row even without one of them: each of three slides needs at least 50 % of the
// row, each of six at least 20 %.
const slideVariants = cva('shrink-0 snap-start', {
  variants: {
    variant: {
      cards: 'min-w-0 basis-[88%] pr-5 sm:basis-[62%] sm:pr-8 lg:basis-[calc(50%+0.5px)] lg:pr-5',
      strip: 'min-w-1/4',
    },
    restsWide: { true: 'xl:basis-1/3', false: '' },
  },
})

interface CarouselProps {
  label: string
  delayMs: number
  slides: { key: string; name?: string; content: ReactNode }[]
  /** `strip`: slides as wide as their content, but at least a quarter of the row, and only a pause button. */
  variant?: 'cards' | 'strip'
  /** From 1280 px, three slides stand still side by side. */
  restsWide?: boolean
  className?: string
}

/** Loops and advances by itself (spec 4, D18). Needs a `Container`, over whose gutters it extends below 1024 px. */
export function Carousel({
  label,
  delayMs,
  slides,
  variant = 'cards',
  restsWide = false,
  className,
}: CarouselProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<CarouselState>()
  const [viewport, setViewport] = useState<HTMLElement>()
  const startInView = useCallback((row: HTMLElement | null) => {
    if (!row) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setViewport(row)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [])
  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      {/* Until the engine runs, the arrow keys scroll this element. */}
      <div ref={startInView} tabIndex={state ? -1 : 0} className={viewportVariants({ variant })}>
        {/* Embla compares the `offsetLeft` of track and slides, so they need the same offset parent. */}
        <div className="relative">
          <div data-track className="flex">
            {slides.map(({ key, content }, index) => (
              <div
                key={key}
                role="group"
                aria-roledescription={t('carousel.slide_role')}
                aria-label={t('carousel.slide_of', { current: index + 1, total: slides.length })}
                className={slideVariants({ variant, restsWide })}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={cx('print:hidden noscript:hidden', restsWide && 'xl:hidden')}>
        <CarouselControls slim={variant === 'strip'} state={state} names={slides.map(({ name }) => name)} />
      </div>
      {viewport && (
        <Suspense>
          <CarouselEngine viewport={viewport} delayMs={delayMs} restsWide={restsWide} onChange={setState} />
        </Suspense>
      )}
    </section>
  )
}

interface CarouselControlsProps {
  slim: boolean
  /** Undefined until the engine runs (D43). */
  state: CarouselState | undefined
  names: readonly (string | undefined)[]
}

function CarouselControls({ slim, state, names }: CarouselControlsProps) {
  const { t } = useTranslation()
  const { selected = 0, isPlaying = false } = state ?? {}
  const roundButton = buttonVariants({ variant: 'outline', size: 'icon', shape: 'round' })
  const PauseIcon = isPlaying ? Pause : Play
  return (
    <div className={slim ? 'absolute top-0 right-2 sm:right-5 lg:static' : 'mt-6 flex items-center gap-2'}>
      {!slim && (
        <>
          <button type="button" disabled={!state} onClick={() => state?.move(-1)} className={roundButton}>
            <span className="sr-only">{t('carousel.previous')}</span>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button type="button" disabled={!state} onClick={() => state?.move(1)} className={roundButton}>
            <span className="sr-only">{t('carousel.next')}</span>
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </>
      )}
      <button
        type="button"
        disabled={!state}
        onClick={state?.toggle}
        className={slim ? buttonVariants({ variant: 'ghost', size: 'icon' }) : roundButton}
      >
        <span className="sr-only">{t(isPlaying ? 'carousel.pause' : 'carousel.play')}</span>
        <PauseIcon aria-hidden="true" className="size-4.5" />
      </button>
      {!slim && (
        <p
          aria-live={isPlaying ? 'off' : 'polite'}
          className="ml-2 text-small text-muted [font-variant-numeric:tabular-nums]"
        >
          <span aria-hidden="true">
            {selected + 1} / {names.length}
          </span>
          <span className="sr-only">
            {names[selected]}{' '}
            <span>{t('carousel.slide_of', { current: selected + 1, total: names.length })}</span>
          </span>
        </p>
      )}
    </div>
  )
}
