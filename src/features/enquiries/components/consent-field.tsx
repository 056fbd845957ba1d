import type { ComponentProps, ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'

interface ConsentFieldProps extends ComponentProps<'input'> {
  error?: string
}

/**
 * Renders the consent checkbox. Its link opens the privacy policy in a new tab, so that the filled-in form is not lost.
 */
export function ConsentField({ error, ...input }: ConsentFieldProps) {
  const { t } = useTranslation('forms')
  const { t: tCommon } = useTranslation()
  return (
    <FormField
      required
      layout="beside"
      error={error}
      label={
        <>
          <Trans t={t} i18nKey="consent" components={{ privacy: <PolicyLink /> }} />{' '}
          <span className="sr-only">{tCommon('new_tab')}</span>
        </>
      }
    >
      {(control) => (
        <input
          type="checkbox"
          {...control}
          {...input}
          required
          className="grid size-6 shrink-0 appearance-none place-content-center rounded-[6px] border border-control-line bg-paper transition-colors before:size-3 before:bg-on-primary before:opacity-0 before:[clip-path:polygon(12%_46%,0_60%,40%_100%,100%_18%,86%_6%,38%_72%)] checked:border-primary checked:bg-primary checked:before:opacity-100 hover:border-ink aria-invalid:border-danger forced-colors:appearance-auto"
        />
      )}
    </FormField>
  )
}

function PolicyLink({ children }: { children?: ReactNode }) {
  const language = useLanguage()
  return (
    <a
      href={href(language, 'privacy-policy')}
      target="_blank"
      rel="noopener"
      className="text-primary underline underline-offset-2"
    >
      {children}
    </a>
  )
}
