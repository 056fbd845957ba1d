import { cx } from 'class-variance-authority'
import { CircleCheck } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { company } from '@/config/company'
import { enquiryFormId } from '@/lib/started-form'
import { useHydrated } from '@/lib/use-hydrated'

import type { useEnquiryForm } from '../use-enquiry-form'
import { ConsentField, Honeypot } from './form-fields'

export const cardClassName = 'relative rounded-surface border border-line bg-surface p-5 shadow-float sm:p-9'

export const focusElement = (element: HTMLElement | null) => element?.focus()

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface EnquiryCardProps<Values extends FieldValues, Enquiry> {
  title: string
  submitLabel: string
  enquiry: ReturnType<typeof useEnquiryForm<Values, Enquiry>>
  /** The success message replaces it. */
  note?: string
  children: ReactNode
}

/** React hydrates the form in a task of its own, because of the `Suspense` boundary. */
export function EnquiryCard<Values extends FieldValues, Enquiry>({
  title,
  submitLabel,
  enquiry,
  note,
  children,
}: EnquiryCardProps<Values, Enquiry>) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  const { sent, failure } = enquiry
  return (
    <Suspense>
      <form
        id={enquiryFormId}
        noValidate
        onSubmit={(event) => void enquiry.submit(event)}
        onFocus={enquiry.prepare}
        aria-labelledby={headingId}
        // Space above a focused control for its label and the toast.
        className={cx(cardClassName, 'outline-none [&_:is(input,select,textarea)]:scroll-mt-16')}
      >
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <noscript>
          <p className="mt-4 rounded-control bg-tint p-4 text-small">
            <Trans
              t={t}
              i18nKey="no_script"
              values={{ email: company.email }}
              components={{
                mail: (
                  <a href={`mailto:${company.email}`} className="text-primary underline">
                    {company.email}
                  </a>
                ),
              }}
            />
          </p>
        </noscript>
        <p className="mt-2 text-small text-muted">{t('required_hint')}</p>
        <div className="@container mt-4 flex flex-col gap-4 sm:mt-5 sm:gap-5">
          <FormProvider {...enquiry.form}>
            {children}
            <div className="-m-4 flex flex-col gap-4 border-line bg-surface p-4 sm:gap-5 lg:in-data-panel:sticky lg:in-data-panel:bottom-0 lg:in-data-panel:border-t">
              <ConsentField />
              <SubmitButton label={submitLabel} isSubmitting={enquiry.isSubmitting} />
            </div>
          </FormProvider>
          {failure && (
            <p ref={scrollIntoView} role="alert" className="scroll-mb-4 text-small text-danger">
              {failure}
            </p>
          )}
          {sent && (
            <div className="flex gap-3 rounded-control bg-tint p-4">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
              <div>
                <h3 ref={focusElement} tabIndex={-1} className="scroll-mb-32 font-semibold outline-none">
                  {sent.title}
                </h3>
                <p className="text-small text-muted">{sent.description}</p>
              </div>
            </div>
          )}
          {note && !sent && <p className="text-small text-muted">{note}</p>}
        </div>
        <Honeypot />
      </form>
    </Suspense>
  )
}

/** Only the button renders again after hydration, not the whole form. */
function SubmitButton({ label, isSubmitting }: { label: string; isSubmitting: boolean }) {
  const { t } = useTranslation('forms')
  const hydrated = useHydrated()
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
      disabled={!hydrated || isSubmitting}
      className={buttonVariants({ size: 'lg', className: 'w-full' })}
    >
      {isSubmitting ? t('submitting') : label}
    </button>
  )
}
