import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'
import { scrollToForm } from '@/lib/motion'

import { rememberClosed } from './promotion'
import { useHideOnOverlap } from './use-hide-on-overlap'
import { useRestoreFocus } from './use-restore-focus'

const REQUEST_FORM_ID = 'request'

/**
 * Renders the promotion at the bottom right (spec 2). It is not modal (D19). It fades out within 300 ms after a click
 * on its close button or its link, and after Escape if the focus is in the popup.
 */
export default function PromotionPopup({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const [closing, setClosing] = useState(false)
  const root = useRef<HTMLElement>(null)
  const restoreFocus = useRestoreFocus(root)
  useHideOnOverlap(root, restoreFocus)
  const close = () => {
    rememberClosed()
    setClosing(true)
  }
  /**
   * Closes the popup after a click on its link. If the page has the request form, a click without Ctrl, Meta or Shift
   * scrolls to the form instead of following the link (D40).
   */
  const openForm = (event: MouseEvent) => {
    const form = document.getElementById(REQUEST_FORM_ID)
    if (form && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      scrollToForm(form)
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
    if (popup.contains(document.activeElement)) restoreFocus()
    popup.inert = true
    // Without a fade, for example with reduced motion, `getAnimations` is empty and the popup is removed immediately.
    void Promise.allSettled(popup.getAnimations().map(({ finished }) => finished)).then(onClosed)
  }, [closing, restoreFocus, onClosed])
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
        onClick={openForm}
        className={buttonVariants({ size: 'sm', className: 'mt-4 w-full' })}
      >
        {t('popup.button')}
      </PageLink>
    </aside>
  )
}
