import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { button } from '@/components/ui/button'

interface CarouselControlsProps {
  slim: boolean
  /** False until the carousel can move: the buttons keep their place and wait. */
  ready: boolean
  playing: boolean
  current: number
  total: number
  onToggle: () => void
  onMove: (by: 1 | -1) => void
}

/** Pause and, unless slim, previous, next and the position (D18). */
export function CarouselControls({
  slim,
  ready,
  playing,
  current,
  total,
  onToggle,
  onMove,
}: CarouselControlsProps) {
  const { t } = useTranslation()
  const look = button({ variant: 'outline', size: 'icon', className: 'rounded-full' })
  const PauseIcon = playing ? Pause : Play
  return (
    <div className="mt-6 flex items-center gap-2 print:hidden">
      {!slim && (
        <>
          <button type="button" disabled={!ready} onClick={() => onMove(-1)} className={look}>
            <span className="sr-only">{t('carousel.previous')}</span>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button type="button" disabled={!ready} onClick={() => onMove(1)} className={look}>
            <span className="sr-only">{t('carousel.next')}</span>
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </>
      )}
      <button
        type="button"
        disabled={!ready}
        onClick={onToggle}
        className={slim ? button({ variant: 'ghost', size: 'icon', className: 'ml-auto' }) : look}
      >
        <span className="sr-only">{t(playing ? 'carousel.pause' : 'carousel.play')}</span>
        <PauseIcon aria-hidden="true" className="size-4.5" />
      </button>
      {!slim && (
        <span aria-hidden="true" className="ml-2 text-small text-muted tabular-nums">
          {current} / {total}
        </span>
      )}
    </div>
  )
}
