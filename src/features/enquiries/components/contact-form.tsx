import { useTranslation } from 'react-i18next'

import { FormField } from '@/components/form-field'
import { button } from '@/components/ui/button'
import { control } from '@/components/ui/control'

import { useEnquiryForm } from '../use-enquiry-form'
import { ConsentField } from './consent-field'
import { Honeypot } from './honeypot'

/** Enquiry form of the contact page: name, e-mail, company, message, consent (spec 3, D5). */
export function ContactForm() {
  const { t } = useTranslation('forms')
  const { register, errorOf, submit, prepare, isSubmitting, ready } = useEnquiryForm({
    loadResolver: async () => (await import('../contact-resolver')).contactResolver,
    send: async (values) => (await import('../api/send-enquiry')).sendEnquiry(values),
    texts: {
      successTitle: t('contact_form.success_title'),
      successDescription: t('contact_form.success_description'),
      errorTitle: t('contact_form.error_title'),
      errorDescription: t('contact_form.error_description'),
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
      aria-labelledby="contact-form"
      className="relative space-y-5 rounded-surface border border-line bg-surface p-6 shadow-float sm:p-9"
    >
      <div>
        <h2 id="contact-form" className="text-heading">
          {t('contact_form.title')}
        </h2>
        <p className="mt-2 text-small text-muted">{t('required_hint')}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField required label={t('contact_form.name')} error={errorOf('name', 100)}>
          {(field) => (
            <input
              {...field}
              {...register('name')}
              maxLength={100}
              autoComplete="name"
              placeholder={t('contact_form.name_placeholder')}
              className={control()}
            />
          )}
        </FormField>
        <FormField required label={t('contact_form.email')} error={errorOf('email', 255)}>
          {(field) => (
            <input
              {...field}
              {...register('email')}
              type="email"
              inputMode="email"
              maxLength={255}
              autoComplete="email"
              placeholder={t('contact_form.email_placeholder')}
              className={control()}
            />
          )}
        </FormField>
      </div>
      <FormField label={t('contact_form.company')} error={errorOf('company', 100)}>
        {(field) => (
          <input
            {...field}
            {...register('company')}
            maxLength={100}
            autoComplete="organization"
            placeholder={t('contact_form.company_placeholder')}
            className={control()}
          />
        )}
      </FormField>
      <FormField required label={t('contact_form.message')} error={errorOf('message', 5000)}>
        {(field) => (
          <textarea
            {...field}
            {...register('message')}
            rows={6}
            maxLength={5000}
            placeholder={t('contact_form.message_placeholder')}
            className={control({ kind: 'textarea' })}
          />
        )}
      </FormField>
      <ConsentField {...register('gdprConsent')} error={errorOf('gdprConsent')} />
      <Honeypot />
      <button type="submit" disabled={!ready} className={button({ size: 'lg', className: 'w-full' })}>
        {t(isSubmitting ? 'contact_form.submitting' : 'contact_form.submit')}
      </button>
    </form>
  )
}
