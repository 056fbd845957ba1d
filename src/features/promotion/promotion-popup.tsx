import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { button } from '@/components/ui/button'

import { rememberClosed } from './promotion'

/**
 * The offer at the bottom right: not modal, closed by button or Escape with a fade of 300 ms (spec 2, D19). While what
 * has the focus lies beneath it, it is not seen.
 */
export default function PromotionPopup({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [closing, setClosing] = useState(false)
  const [covering, setCovering] = useState(false)
  const root = useRef<HTMLElement>(null)
  const close = () => {
    rememberClosed()
    setClosing(true)
  }
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const popup = root.current
    popup?.addEventListener('keydown', closeOnEscape)
    return () => popup?.removeEventListener('keydown', closeOnEscape)
  }, [])
  useEffect(() => {
    let frame = 0
    // A frame later the page has scrolled to what took the focus.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovering(root.current !== null && coversFocus(root.current)))
    }
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return (
    <aside
      aria-label={t('popup.label')}
      data-promotion
      ref={root}
      onTransitionEnd={(event) => closing && event.target === event.currentTarget && onClosed()}
      className={cx(
        'fixed right-3 bottom-3 z-10 w-64 rounded-surface border border-line bg-surface p-5 shadow-float transition-opacity duration-300 sm:right-6 sm:bottom-6 starting:opacity-0 print:hidden',
        closing && 'opacity-0',
        covering && 'pointer-events-none opacity-0',
      )}
    >
      <button
        type="button"
        onClick={close}
        className={button({ variant: 'ghost', size: 'icon', className: 'absolute top-1 right-1' })}
      >
        <span className="sr-only">{t('popup.close')}</span>
        <X aria-hidden="true" className="size-4.5" />
      </button>
      <p className="text-label font-semibold tracking-[0.08em] text-primary">{t('popup.badge')}</p>
      <p className="mt-2 text-heading font-semibold">{t('popup.title')}</p>
      <p className="mt-1 text-small text-muted">{t('popup.text')}</p>
      <PageLink
        page="for-companies"
        onClick={close}
        className={button({ size: 'sm', className: 'mt-4 w-full' })}
      >
        {t('popup.button')}
      </PageLink>
    </aside>
  )
}

/** Whether the control that has the focus lies beneath the popup. */
function coversFocus(popup: Element): boolean {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || popup.contains(focused)) return false
  const { top, right, bottom, left } = popup.getBoundingClientRect()
  const below = focused.getBoundingClientRect()
  return below.left < right && below.right > left && below.top < bottom && below.bottom > top
}
