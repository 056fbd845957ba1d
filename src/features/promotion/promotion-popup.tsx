import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { rememberPromotionClosed } from '@/lib/promotion-closed'

const FADE_MS = 300

/** Scrolls a focused control out from under the popup when the popup opens (WCAG 2.4.11). */
function uncoverFocus(popup: HTMLElement | null) {
  const focused = document.querySelector(':focus-visible')
  if (!popup || !focused) return
  const { left, top } = popup.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  // An element below the window is left where it is: the visitor has scrolled away from it.
  if (box.right > left && box.bottom > top && box.top < innerHeight)
    focused.scrollIntoView({ block: 'nearest' })
}

/** A bar in small windows and with large text (D59). `promotion.css` defines the variant `card`. */
export default function PromotionPopup({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [isClosing, setIsClosing] = useState(false)
  const focusedBefore = useRef<Element>(null)
  const close = () => {
    rememberPromotionClosed()
    setIsClosing(true)
    const target = focusedBefore.current ?? document.querySelector('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  const focusCare = {
    onFocusCapture: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest('[data-promotion]')) focusedBefore.current = relatedTarget
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    },
  }
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(onClosed, FADE_MS)
    return () => clearTimeout(timer)
  }, [isClosing, onClosed])
  return (
    <div className="promotion pointer-events-none fixed inset-0 z-10 [container:promotion/size] print:hidden">
      <aside
        ref={uncoverFocus}
        aria-label={t('popup.label')}
        data-promotion
        inert={isClosing}
        className={cx(
          'pointer-events-auto absolute inset-x-0 bottom-0 flex max-h-[72px] items-center border-t border-line bg-surface py-2 pl-3 text-[min(0.75rem,15px)] leading-tight shadow-float transition-opacity duration-300 sm:pl-8 sm:text-[clamp(14px,0.875rem,1.9vw)] starting:opacity-0 card:inset-x-auto card:right-6 card:bottom-6 card:block card:max-h-none card:w-[18rem] card:rounded-surface card:border card:p-4 card:text-small',
          isClosing && 'opacity-0',
        )}
      >
        <div className="flex flex-1 flex-wrap items-center gap-x-1.5 card:block">
          <p className="font-semibold text-primary card:text-label card:tracking-[0.08em]">
            {t('popup.badge')}
          </p>
          <p className="font-semibold card:mt-1 card:text-heading">{t('popup.title')}</p>
          <p className="text-muted">{t('popup.text')}</p>
          <PageLink
            page="for-companies"
            search="?offer=1"
            onClick={close}
            {...focusCare}
            className="flex min-h-6 items-center font-semibold text-primary underline underline-offset-4 after:absolute after:inset-0 card:mt-3 card:min-h-9 card:justify-center card:rounded-control card:bg-primary card:text-on-primary card:no-underline card:after:hidden"
          >
            {t('popup.button')}
          </PageLink>
        </div>
        <button
          type="button"
          onClick={close}
          {...focusCare}
          className="relative grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-ink/5 card:absolute card:top-1 card:right-1"
        >
          <span className="sr-only">{t('popup.close')}</span>
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </aside>
    </div>
  )
}
