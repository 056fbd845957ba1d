import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'

interface CarouselControlsProps {
  slim: boolean
  /** Whether the carousel engine runs. All buttons are disabled until it runs (D43). */
  ready: boolean
  playing: boolean
  selected: number
  total: number
  toggle: () => void
  move: (by: 1 | -1) => void
}

/**
 * Renders the button that pauses and plays a carousel and, unless `slim` is set, previous and next buttons and the
 * position (D18). Below 1024 px, slim controls are in the top right corner of their nearest positioned ancestor.
 */
export function CarouselControls({
  slim,
  ready,
  playing,
  selected,
  total,
  toggle,
  move,
}: CarouselControlsProps) {
  const { t } = useTranslation()
  const roundButton = buttonVariants({ variant: 'outline', size: 'icon', shape: 'round' })
  const PauseIcon = playing ? Pause : Play
  return (
    <div
      className={cx(
        'print:hidden noscript:hidden',
        slim ? 'absolute top-0 right-2 sm:right-5 lg:static' : 'mt-6 flex items-center gap-2',
      )}
    >
      {!slim && (
        <>
          <button type="button" disabled={!ready} onClick={() => move(-1)} className={roundButton}>
            <span className="sr-only">{t('carousel.previous')}</span>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button type="button" disabled={!ready} onClick={() => move(1)} className={roundButton}>
            <span className="sr-only">{t('carousel.next')}</span>
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </>
      )}
      <button
        type="button"
        disabled={!ready}
        onClick={toggle}
        className={slim ? buttonVariants({ variant: 'ghost', size: 'icon' }) : roundButton}
      >
        <span className="sr-only">{t(playing ? 'carousel.pause' : 'carousel.play')}</span>
        <PauseIcon aria-hidden="true" className="size-4.5" />
      </button>
      {!slim && (
        <p className="ml-2 text-small text-muted tabular-nums">
          <span aria-hidden="true">
            {selected + 1} / {total}
          </span>
          <span className="sr-only">{t('carousel.slide_of', { current: selected + 1, total })}</span>
        </p>
      )}
    </div>
  )
}
