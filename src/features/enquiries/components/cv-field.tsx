import { cx } from 'class-variance-authority'
import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { cvExtensions, maxCvBytes } from '@contracts/cv-rules'

import { FormField } from '@/components/form-field'

import type { EnquiryFileField } from '../use-file-field'
import { ChosenFile } from './chosen-file'

const accept = cvExtensions.map((extension) => `.${extension}`).join(',')

export function CvField({ error, file, remove, ...input }: EnquiryFileField) {
  const { t } = useTranslation('forms')
  return (
    <FormField label={t('fields.cv')} error={error}>
      {({ 'aria-describedby': errorId, ...field }) => (
        <div
          className={cx(
            'relative flex min-h-16 items-center gap-3 rounded-control border border-dashed bg-paper px-4 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
            error ? 'border-danger' : 'border-control-line hover:border-ink',
          )}
        >
          <input
            type="file"
            accept={accept}
            {...field}
            {...input}
            aria-describedby={cx(`${field.id}-hint`, errorId)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {file ? (
            <ChosenFile file={file} onRemove={remove} />
          ) : (
            <Paperclip aria-hidden="true" className="size-5 shrink-0 text-primary" />
          )}
          <p className={file ? 'sr-only' : 'text-small'}>
            <span className="block font-medium text-primary">{t('fields.cv_choose')}</span>
            <span id={`${field.id}-hint`} className="block text-label text-muted">
              {t('fields.cv_hint', { megabytes: maxCvBytes / 2 ** 20 })}
            </span>
          </p>
        </div>
      )}
    </FormField>
  )
}
