import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { useHydrated } from '@/lib/use-hydrated'

const SWIPE_THRESHOLD_PX = 30

interface CardStackProps {
  label: string
  cards: { key: string; name: string; content: ReactNode }[]
  className?: string
}

/** At least 500 px high. Only the current card and its neighbors are rendered (spec 4, spec 9). */
export function CardStack({ label, cards, className }: CardStackProps) {
  const { t } = useTranslation()
  const ready = useHydrated()
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? 0
  const startX = useRef<number>(undefined)
  const total = cards.length
  const positionText = (position: number) => t('carousel.slide_of', { current: position + 1, total })

  const showCard = (position: number) => {
    if (cards[position]) setChosen(position)
  }
  const distance = ({ isPrimary, clientX }: PointerEvent) =>
    isPrimary && startX.current !== undefined ? clientX - startX.current : 0
  const follow = (event: PointerEvent<HTMLElement>) => {
    const moved = distance(event)
    const hasCard = cards[index - Math.sign(moved)] !== undefined
    moveCards(event.currentTarget, hasCard ? moved : moved / 4)
  }
  const release = (stack: HTMLElement, moved: number) => {
    startX.current = undefined
    moveCards(stack, 0)
    if (Math.abs(moved) > SWIPE_THRESHOLD_PX) showCard(index - Math.sign(moved))
  }

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      {/* `pan-y` leaves vertical scrolling to the browser, which then sends `pointercancel`. */}
      <div
        className="group/stack -mx-5 grid min-h-[500px] [touch-action:pan-y_pinch-zoom] overflow-x-clip px-5 sm:-mx-8 sm:px-8"
        onPointerDown={({ isPrimary, pointerType, clientX }) => {
          if (isPrimary && pointerType !== 'mouse') startX.current = clientX
        }}
        onPointerMove={follow}
        onPointerUp={(event) => release(event.currentTarget, distance(event))}
        onPointerCancel={(event) => release(event.currentTarget, 0)}
      >
        {cards.map(({ key, content }, position) =>
          Math.abs(position - index) > 1 ? null : (
            <div
              key={key}
              role="group"
              aria-roledescription={t('carousel.slide_role')}
              aria-label={positionText(position)}
              aria-hidden={position !== index}
              inert={position !== index}
              className={cx(card, places[Math.sign(position - index) + 1])}
            >
              {content}
            </div>
          ),
        )}
      </div>
      <div className="mt-4 flex items-center justify-between">
        <button
          type="button"
          disabled={!ready}
          aria-disabled={ready ? index === 0 : undefined}
          onClick={() => showCard(index - 1)}
          className={stepButton}
        >
          <span className="sr-only">{t('carousel.previous')}</span>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
        <div className="flex">
          {cards.map(({ key }, position) => (
            <button
              key={key}
              type="button"
              disabled={!ready}
              aria-label={t('carousel.go_to', { current: position + 1, total })}
              aria-current={position === index}
              onClick={() => showCard(position)}
              className="group grid size-11 place-items-center"
            >
              <span className="size-2 rounded-full bg-ink/25 transition-colors group-aria-[current=true]:bg-accent forced-colors:border forced-colors:group-aria-[current=true]:border-4" />
            </button>
          ))}
        </div>
        <button
          type="button"
          disabled={!ready}
          aria-disabled={ready ? index === total - 1 : undefined}
          onClick={() => showCard(index + 1)}
          className={stepButton}
        >
          <span className="sr-only">{t('carousel.next')}</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {chosen !== undefined && `${cards[index]?.name}, ${positionText(index)}`}
      </p>
    </section>
  )
}

/** A `disabled` button would lose the focus. */
const stepButton = buttonVariants({
  variant: 'outline',
  size: 'icon',
  shape: 'round',
  className: 'aria-disabled:pointer-events-none',
})

const card =
  'col-start-1 row-start-1 grid min-w-0 origin-right transition-[translate,scale,opacity] duration-300 ease-out group-data-dragging/stack:transition-none [html[data-hydrated]_&]:starting:opacity-0'
/** Previous, current and next card. */
const places = [
  'z-20 translate-x-[calc(-100%-2rem+max(0px,var(--drag,0px)))]',
  'z-10 translate-x-(--drag)',
  'z-0 translate-x-[calc(0.75rem*(1-var(--progress,0)))] scale-[calc(0.94+0.06*var(--progress,0))]',
]

/** Moves the cards without rendering: sets CSS variables that `places` uses. */
function moveCards(stack: HTMLElement, offset: number) {
  stack.toggleAttribute('data-dragging', offset !== 0)
  stack.style.setProperty('--drag', `${offset}px`)
  stack.style.setProperty('--progress', String(Math.min(1, Math.max(0, -offset / stack.clientWidth))))
}
