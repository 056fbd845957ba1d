import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'

import type { CarouselState } from './carousel-engine'

interface CarouselControlsProps {
  slim: boolean
  /** Undefined until the engine runs (D43). */
  state: CarouselState | undefined
  names: readonly (string | undefined)[]
}

export function CarouselControls({ slim, state, names }: CarouselControlsProps) {
  const { t } = useTranslation()
  const { selected = 0, isPlaying = false } = state ?? {}
  const roundButton = buttonVariants({ variant: 'outline', size: 'icon', shape: 'round' })
  const PauseIcon = isPlaying ? Pause : Play
  return (
    <div
      className={cx(
        'print:hidden noscript:hidden',
        slim ? 'absolute top-0 right-2 sm:right-5 lg:static' : 'mt-6 flex items-center gap-2',
      )}
    >
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
        <p aria-live={isPlaying ? 'off' : 'polite'} className="ml-2 text-small text-muted tabular-nums">
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
