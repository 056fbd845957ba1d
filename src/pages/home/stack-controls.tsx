import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { useHydrated } from '@/lib/use-hydrated'

interface StackControlsProps {
  total: number
  index: number
  onShow: (index: number) => void
}

/** Renders the buttons of a card stack: previous, next and one per card. All are disabled until hydration (D43). */
export function StackControls({ total, index, onShow }: StackControlsProps) {
  const { t } = useTranslation()
  const ready = useHydrated()
  return (
    <div className="mt-4 flex items-center justify-between">
      <StepButton
        label={t('carousel.previous')}
        icon={ChevronLeft}
        ready={ready}
        atEnd={index === 0}
        onClick={() => onShow(index - 1)}
      />
      <div className="flex">
        {Array.from({ length: total }, (_, position) => (
          <button
            key={position}
            type="button"
            disabled={!ready}
            aria-label={t('carousel.go_to', { current: position + 1, total })}
            aria-current={position === index}
            onClick={() => onShow(position)}
            className="group grid size-11 place-items-center"
          >
            <span className="size-2 rounded-full bg-ink/25 transition-colors group-aria-[current=true]:bg-accent forced-colors:border forced-colors:group-aria-[current=true]:border-4" />
          </button>
        ))}
      </div>
      <StepButton
        label={t('carousel.next')}
        icon={ChevronRight}
        ready={ready}
        atEnd={index === total - 1}
        onClick={() => onShow(index + 1)}
      />
    </div>
  )
}

interface StepProps {
  label: string
  icon: typeof ChevronLeft
  ready: boolean
  atEnd: boolean
  onClick: () => void
}

/**
 * Renders the button for the previous or the next card. If there is no such card, the button is `aria-disabled`,
 * because a `disabled` button would lose the focus.
 */
function StepButton({ label, icon: Icon, ready, atEnd, onClick }: StepProps) {
  return (
    <button
      type="button"
      disabled={!ready}
      aria-disabled={atEnd}
      onClick={atEnd ? undefined : onClick}
      className={buttonVariants({
        variant: 'outline',
        size: 'icon',
        shape: 'round',
        className: 'aria-disabled:pointer-events-none',
      })}
    >
      <span className="sr-only">{label}</span>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
