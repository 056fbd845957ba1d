import { cx } from 'class-variance-authority'
import { FileText, Paperclip, X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { cvExtensions, maxCvMegabytes } from '@contracts/enquiry-rules'

import { FormField } from '@/components/form-field'
import { useLanguage } from '@/i18n/use-language'
import { formatKilobytes } from '@/lib/format'

import { useEnquiryField } from '../use-enquiry-form'

const accept = cvExtensions.map((extension) => `.${extension}`).join(',')

export function CvField() {
  const { t } = useTranslation('forms')
  const form = useFormContext<{ cvFile?: FileList | null }>()
  const { control, error } = useEnquiryField('cvFile')
  // Unlike `useWatch`, `getValues` sees a file that was chosen before hydration.
  const files = useWatch({ control: form.control, name: 'cvFile' }) ?? form.getValues('cvFile')
  const file = files?.[0]
  const remove = () => {
    form.resetField('cvFile')
    form.setFocus('cvFile')
  }
  return (
    <FormField label={t('fields.cvFile')} error={error}>
      {({ 'aria-describedby': errorId, ...field }) => (
        <div
          className={cx(
            'relative flex min-h-16 items-center gap-3 noscript:flex-wrap rounded-control border border-dashed bg-paper px-4 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
            error ? 'border-danger' : 'border-control-line hover:border-ink',
          )}
        >
          <input
            type="file"
            accept={accept}
            {...field}
            {...control}
            onChange={(event) => {
              const checked = control.onChange(event).then(() => form.trigger('cvFile'))
              // If the validation could not be loaded, `submit` loads it again and shows the error.
              checked.catch(() => undefined)
            }}
            aria-describedby={cx(`${field.id}-hint`, errorId)}
            // With JavaScript off, only the control of the browser can show the name of a chosen file.
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:mr-3 file:underline noscript:[all:revert]"
          />
          {file ? (
            <ChosenFile file={file} onRemove={remove} />
          ) : (
            <Paperclip aria-hidden="true" className="size-5 shrink-0 text-primary noscript:hidden" />
          )}
          <p className={file ? 'sr-only' : 'text-small'}>
            <span className="block font-medium text-primary noscript:hidden">{t('fields.cv_choose')}</span>
            <span id={`${field.id}-hint`} className="block text-label text-muted">
              {t('fields.cv_hint', { megabytes: maxCvMegabytes })}
            </span>
          </p>
        </div>
      )}
    </FormField>
  )
}

function ChosenFile({ file: { name, size }, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('forms')
  const language = useLanguage()
  // Truncated in the middle, so that the extension stays visible.
  const end = Math.max(0, name.length - 8)
  return (
    <>
      <FileText aria-hidden="true" className="size-5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 text-small">
        <span className="flex font-medium whitespace-pre">
          <span className="truncate">{name.slice(0, end)}</span>
          <span className="shrink-0">{name.slice(end)}</span>
        </span>
        <span className="block text-label text-muted">
          {t('fields.cv_size', { size: formatKilobytes(size, language) })}
        </span>
      </p>
      <button
        type="button"
        onClick={onRemove}
        className="relative -mr-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-tint"
      >
        <span className="sr-only">{t('fields.cv_remove', { name })}</span>
        <X aria-hidden="true" className="size-4" />
      </button>
    </>
  )
}
