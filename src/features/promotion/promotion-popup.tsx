import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { goToForm } from '@/lib/motion'

import { rememberClosed } from './promotion'
import { useFocusReturn } from './use-focus-return'
import { useYielding } from './use-yielding'

/** Id of the part of the For companies page that holds the request form. */
const FORM_ID = 'request'

/**
 * The offer at the bottom right: not modal, closed by button, Escape or by claiming it, with a fade of 300 ms
 * (spec 2, D19). It never covers a form or the focused control (D40).
 */
export default function PromotionPopup({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [closing, setClosing] = useState(false)
  const root = useRef<HTMLElement>(null)
  const returnFocus = useFocusReturn(root)
  useYielding(root, returnFocus)
  const close = () => {
    rememberClosed()
    setClosing(true)
  }
  /** Closes the popup. On the page that the offer leads to, goes to the form instead of navigating (D40). */
  const claim = (event: MouseEvent) => {
    const form = document.getElementById(FORM_ID)
    if (form && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      goToForm(form)
    }
    close()
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
    const popup = root.current
    if (!closing || !popup) return
    if (popup.contains(document.activeElement)) returnFocus()
    popup.inert = true
    // Under reduced motion, or while the popup is hidden anyway, there is no fade to wait for.
    void Promise.allSettled(popup.getAnimations().map(({ finished }) => finished)).then(onClosed)
  }, [closing, returnFocus, onClosed])
  return (
    <aside
      aria-label={t('popup.label')}
      data-promotion
      ref={root}
      className={cx(
        'fixed right-3 bottom-3 z-10 w-64 max-w-[calc(100vw-1.5rem)] rounded-surface border border-line bg-surface p-5 shadow-float transition-opacity duration-300 sm:right-6 sm:bottom-6 starting:opacity-0 print:hidden',
        closing && 'opacity-0',
      )}
    >
      <button
        type="button"
        onClick={close}
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'absolute top-1 right-1' })}
      >
        <span className="sr-only">{t('popup.close')}</span>
        <X aria-hidden="true" className="size-4.5" />
      </button>
      <p className="text-label font-semibold tracking-[0.08em] text-primary">{t('popup.badge')}</p>
      <p className="mt-2 text-heading font-semibold">{t('popup.title')}</p>
      <p className="mt-1 text-small text-muted">{t('popup.text')}</p>
      <PageLink
        page="for-companies"
        onClick={claim}
        className={buttonVariants({ size: 'sm', className: 'mt-4 w-full' })}
      >
        {t('popup.button')}
      </PageLink>
    </aside>
  )
}
