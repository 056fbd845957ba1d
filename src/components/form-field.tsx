import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FieldControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean
}

interface FormFieldProps {
  label: ReactNode
  error?: ReactNode
  required?: boolean
  marksOptional?: boolean
  layout?: 'above' | 'beside'
  className?: string
  children: (control: FieldControlProps) => ReactNode
}

export function FormField({
  label,
  error,
  required = false,
  marksOptional = true,
  layout = 'above',
  className,
  children,
}: FormFieldProps) {
  const { t } = useTranslation('forms')
  const id = useId()
  const errorId = `${id}-error`
  const beside = layout === 'beside'
  const labelElement = (
    <label htmlFor={id} className={cx('text-small', beside ? 'text-muted' : 'font-medium')}>
      {label}
      {required ? (
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      ) : (
        marksOptional && <span className="font-normal text-muted"> ({t('optional')})</span>
      )}
    </label>
  )
  return (
    <div className={className}>
      <div className={beside ? 'flex items-start gap-3' : 'flex flex-col gap-2'}>
        {!beside && labelElement}
        {children({
          id,
          'aria-invalid': Boolean(error),
          'aria-describedby': error ? errorId : undefined,
          'aria-required': required,
        })}
        {beside && labelElement}
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
