import { cx } from 'class-variance-authority'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { TaggedText } from '@/components/tagged-text'
import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'
import { env } from '@/config/env'
import { rememberPromotionClosed } from '@/lib/promotion-closed'
import { enquiryFormId } from '@/lib/started-form'
import { useHydrated } from '@/lib/use-hydrated'

import { useKeptValues } from '../kept-values'
import type { useEnquiryForm } from '../use-enquiry-form'
import { ConsentField, Honeypot } from './form-fields'

export const cardClassName = 'relative rounded-surface border border-line bg-surface p-5 shadow-float sm:p-9'

export const focusElement = (element: HTMLElement | null) => element?.focus()

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface EnquiryCardProps<Values extends FieldValues, Enquiry> {
  title: string
  submitLabel: string
  enquiry: ReturnType<typeof useEnquiryForm<Values, Enquiry>>
  /** Query of the URL to which the browser posts the form. */
  query?: string
  /** The success message replaces it. */
  note?: string
  children: ReactNode
}

/**
 * Without its script, the browser posts the form, and the function redirects back to the page (D74).
 *
 * A page renders the component that calls `useEnquiryForm` in a `Suspense` boundary, so that React hydrates the form in
 * small tasks. With a boundary around the card only, React would hydrate it in one long task, because react-hook-form
 * updates that component when it is mounted.
 */
export function EnquiryCard<Values extends FieldValues, Enquiry>({
  title,
  submitLabel,
  enquiry,
  query = '',
  note,
  children,
}: EnquiryCardProps<Values, Enquiry>) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  const { sent, failure } = enquiry
  return (
    <form
      id={enquiryFormId}
      method="post"
      encType="multipart/form-data"
      action={`${env.formOrigin}/functions/v1/send-contact-email${query}`}
      onSubmit={(event) => void enquiry.submit(event)}
      onFocus={enquiry.prepare}
      aria-labelledby={headingId}
      // Space above a focused control for its label and the toast.
      className={cx(cardClassName, 'outline-none [&_:is(input,select,textarea)]:scroll-mt-16')}
    >
      <FormProvider {...enquiry.form}>
        <HiddenFields enquiry={enquiry} />
        {!enquiry.isTried && <PostOutcome {...enquiry.success} />}
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 text-small text-muted">{t('required_hint')}</p>
        <div className="@container mt-4 flex flex-col gap-4 sm:mt-5 sm:gap-5">
          {children}
          <ConsentField />
          <SubmitButton label={submitLabel} isSubmitting={enquiry.isSubmitting} />
          {failure && (
            <p ref={scrollIntoView} role="alert" className="scroll-mb-4 text-small text-danger">
              {failure}
            </p>
          )}
          {sent && (
            <div className="flex gap-3 rounded-control bg-tint p-4">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
              <div>
                <h3 ref={focusElement} tabIndex={-1} className="scroll-mb-56 font-semibold outline-none">
                  {sent.title}
                </h3>
                <p className="text-small text-muted">{sent.description}</p>
                <Reference>{sent.reference}</Reference>
              </div>
            </div>
          )}
          {note && !sent && <p className="text-small text-muted">{note}</p>}
        </div>
        <Honeypot />
      </FormProvider>
    </form>
  )
}

/** The reference that the mail about the enquiry has, so that the visitor can refer to it (D86). */
export function Reference({ children }: { children: string | undefined }) {
  const { t } = useTranslation('forms')
  if (!children) return null
  return (
    <p className="mt-2 text-label text-muted">
      {t('reference')} <span className="block font-medium wrap-anywhere text-ink">{children}</span>
    </p>
  )
}

interface HiddenFieldsProps {
  enquiry: Pick<ReturnType<typeof useEnquiryForm>, 'keptAs' | 'getIdempotencyKey' | 'hiddenValues'>
}

/** What the function needs to know of a form that the browser posts. `page` is the path that it redirects to. */
function HiddenFields({ enquiry: { keptAs, getIdempotencyKey, hiddenValues } }: HiddenFieldsProps) {
  const { pathname } = useLocation()
  const ref = useKeptValues(keptAs, getIdempotencyKey)
  return (
    <>
      <input ref={ref} type="hidden" name="page" value={pathname.replace(/\/$/, '')} />
      {hiddenValues.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/**
 * The outcome of a form that the browser has posted. The fragment of the URL shows one of the two texts, without a
 * script. The script removes the fragment, so that the text does not come back with *Back* or a reload.
 */
function PostOutcome({ title, description }: { title: string; description: string }) {
  const { t } = useTranslation('forms')
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '#sent' && hash !== '#not-sent') return
    if (hash === '#sent') rememberPromotionClosed()
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [hash])
  return (
    <>
      <PostMessage id="sent" title={title}>
        {description}
      </PostMessage>
      <PostMessage id="not-sent" title={t('not_sent.title')}>
        <TaggedText
          text={t('not_sent.description', { email: company.email })}
          render={(part) => (
            <a href={`mailto:${company.email}`} className="text-primary underline">
              {part}
            </a>
          )}
        />
      </PostMessage>
    </>
  )
}

interface PostMessageProps {
  id: 'sent' | 'not-sent'
  title: string
  children: ReactNode
}

/** The browser focuses the element when it opens a URL with the fragment, so that screen readers read it. */
function PostMessage({ id, title, children }: PostMessageProps) {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  // The browser keeps the target of `:target` when the router changes the URL.
  if (hydrated && hash !== `#${id}`) return null
  return (
    <div
      id={id}
      role={id === 'sent' ? 'status' : 'alert'}
      tabIndex={-1}
      className={cx(
        'mb-5 scroll-mt-9 rounded-control bg-tint p-4 outline-none',
        !hydrated && 'not-target:hidden',
      )}
    >
      <p className={cx('font-semibold', id === 'not-sent' && 'text-danger')}>{title}</p>
      <p className="text-small text-muted">{children}</p>
    </div>
  )
}

/** After a reload, Firefox would restore that a button was disabled. */
const notRestored = { autoComplete: 'off' }

function SubmitButton({ label, isSubmitting }: { label: string; isSubmitting: boolean }) {
  const { t } = useTranslation('forms')
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (!isSubmitting) return
    // A button that is disabled loses the focus. It gets it back, unless a field or a message has got it.
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [isSubmitting])
  return (
    <button
      ref={ref}
      type="submit"
      disabled={isSubmitting}
      {...notRestored}
      className={buttonVariants({ size: 'lg', className: 'w-full' })}
    >
      {isSubmitting ? t('submitting') : label}
    </button>
  )
}
