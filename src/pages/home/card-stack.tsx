import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { button } from '@/components/ui/button'

import { indexAfterDrag, isNeighbour } from './card-stack-rules'

interface CardStackProps {
  label: string
  cards: { key: string; content: ReactNode }[]
  className?: string
}

/**
 * Cards that are swiped one over the other, 500 px high, and more only where larger text asks for it; only the current
 * one and its neighbours are rendered (spec 4).
 */
export function CardStack({ label, cards, className }: CardStackProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const dragStart = useRef<number>(null)
  const last = cards.length - 1
  const go = (to: number) => setIndex(Math.min(last, Math.max(0, to)))

  const startDrag = (event: PointerEvent) => {
    dragStart.current = event.clientX
  }
  const endDrag = (event: PointerEvent) => {
    if (dragStart.current !== null)
      setIndex(indexAfterDrag(index, event.clientX - dragStart.current, cards.length))
    dragStart.current = null
  }

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      <div
        className="grid min-h-[500px] touch-pan-y overflow-hidden"
        onPointerDown={startDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        {cards.map(({ key, content }, position) =>
          isNeighbour(position, index) ? (
            <div
              key={key}
              role="group"
              aria-roledescription={t('carousel.slide_role')}
              aria-label={t('carousel.slide_of', { current: position + 1, total: cards.length })}
              aria-hidden={position !== index}
              className={cx(
                'col-start-1 row-start-1 min-w-0 transition-[transform,opacity] duration-300 ease-out',
                position < index && '-translate-x-full opacity-0',
                position > index && 'translate-x-full opacity-0',
              )}
            >
              {content}
            </div>
          ) : null,
        )}
      </div>
      <div className="mt-4 flex items-center justify-between">
        <Step
          label={t('carousel.previous')}
          disabled={index === 0}
          onClick={() => go(index - 1)}
          icon={ChevronLeft}
        />
        <div className="flex">
          {cards.map(({ key }, position) => (
            <button
              key={key}
              type="button"
              aria-label={t('carousel.go_to', { current: position + 1, total: cards.length })}
              aria-current={position === index}
              onClick={() => go(position)}
              className="group grid size-11 place-items-center"
            >
              <span className="size-2 rounded-full bg-ink/25 transition-colors group-aria-[current=true]:bg-accent forced-colors:border forced-colors:group-aria-[current=true]:border-4" />
            </button>
          ))}
        </div>
        <Step
          label={t('carousel.next')}
          disabled={index === last}
          onClick={() => go(index + 1)}
          icon={ChevronRight}
        />
      </div>
    </section>
  )
}

interface StepProps {
  label: string
  disabled: boolean
  onClick: () => void
  icon: typeof ChevronLeft
}

function Step({ label, icon: Icon, ...rest }: StepProps) {
  return (
    <button
      type="button"
      {...rest}
      className={button({ variant: 'outline', size: 'icon', className: 'rounded-full' })}
    >
      <span className="sr-only">{label}</span>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
