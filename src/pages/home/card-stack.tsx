import { cx } from 'class-variance-authority'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { indexAfterDrag, isNeighbour, offsetDuringDrag } from './card-stack-rules'
import { StackControls } from './stack-controls'
import { useSwipe } from './use-swipe'

interface CardStackProps {
  label: string
  cards: { key: string; name: string; content: ReactNode }[]
  className?: string
}

/**
 * Renders a stack of cards that a visitor can swipe. The right edge of the next card is visible. The stack is 500 px
 * high, or higher if large text needs it. Only the current card and the cards next to it are rendered (spec 4, spec 9).
 */
export function CardStack({ label, cards, className }: CardStackProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const total = cards.length
  const positionText = (position: number) => t('carousel.slide_of', { current: position + 1, total })

  const showCard = (position: number) => {
    setIndex(position)
    if (position !== index) setAnnouncement(`${cards[position]?.name}, ${positionText(position)}`)
  }
  const swipe = useSwipe({
    onDrag: (stack, distance) => moveCards(stack, offsetDuringDrag(index, distance, total)),
    onRelease: (stack, distance) => {
      moveCards(stack, 0)
      showCard(indexAfterDrag(index, distance, total))
    },
  })

  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={className}>
      <div
        {...swipe}
        className="group/stack -mx-5 grid min-h-[500px] touch-pan-y touch-pinch-zoom overflow-x-clip px-5 sm:-mx-8 sm:px-8"
      >
        {cards.map(({ key, content }, position) =>
          isNeighbour(position, index) ? (
            <div
              key={key}
              role="group"
              aria-roledescription={t('carousel.slide_role')}
              aria-label={positionText(position)}
              aria-hidden={position !== index}
              inert={position !== index}
              className={cx(
                card,
                position < index && previous,
                position === index && current,
                position > index && next,
              )}
            >
              {content}
            </div>
          ) : null,
        )}
      </div>
      <StackControls total={total} index={index} onShow={showCard} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

const card =
  'col-start-1 row-start-1 grid min-w-0 origin-right transition-[translate,scale,opacity] duration-300 ease-out group-data-dragging/stack:transition-none [html[data-hydrated]_&]:starting:opacity-0'
/** Classes of the previous card, which is left of the screen. A drag to the right moves this card into view. */
const previous = 'z-20 translate-x-[calc(-100%-2rem+max(0px,var(--drag,0px)))]'
const current = 'z-10 translate-x-(--drag)'
/**
 * Classes of the next card, which is behind the current card and smaller. A drag to the left enlarges this card to its
 * full size.
 */
const next = 'z-0 translate-x-[calc(0.75rem*(1-var(--progress,0)))] scale-[calc(0.94+0.06*var(--progress,0))]'

/**
 * Shows a drag of `offset` pixels. Sets CSS variables that the classes `previous`, `current` and `next` use, so that
 * React does not have to render on each pointer move.
 */
function moveCards(stack: HTMLElement, offset: number) {
  stack.toggleAttribute('data-dragging', offset !== 0)
  stack.style.setProperty('--drag', `${offset}px`)
  stack.style.setProperty('--progress', String(Math.min(1, Math.max(0, -offset / stack.clientWidth))))
}
