import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Props that tie a control to its label and its error; spread them on the control. */
interface FieldControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean
}

interface FormFieldProps {
  label: ReactNode
  /** Text of the field's error in the page's language. */
  error?: ReactNode
  required?: boolean
  /** `beside` places the label after the control, as with a checkbox. */
  layout?: 'above' | 'beside'
  className?: string
  children: (control: FieldControlProps) => ReactNode
}

/** A control with its visible label and, below it, its error, which describes the control to screen readers. */
export function FormField({
  label,
  error,
  required = false,
  layout = 'above',
  className,
  children,
}: FormFieldProps) {
  const { t } = useTranslation('forms')
  const id = useId()
  const errorId = `${id}-error`
  const beside = layout === 'beside'
  return (
    <div className={className}>
      <div className={beside ? 'flex items-start gap-3' : 'flex flex-col-reverse gap-2'}>
        {children({
          id,
          'aria-invalid': Boolean(error),
          'aria-describedby': error ? errorId : undefined,
          'aria-required': required,
        })}
        <label htmlFor={id} className={cx('text-small', beside ? 'text-muted' : 'font-medium')}>
          {label}
          {required ? (
            <span aria-hidden="true" className="text-danger">
              {' '}
              *
            </span>
          ) : (
            <span className="font-normal text-muted"> ({t('optional')})</span>
          )}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 text-small text-danger">
      {children}
    </p>
  )
}
