import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from '@/components/page-link'
import { buttonVariants } from '@/components/ui/button'

import { cardLook } from './enquiry-card'

/** Panel that replaces the sent form (spec 4). Its heading takes the focus, which was on the form's button. */
export function ApplicationSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('forms')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={headingId} className={cardLook}>
      <CircleCheck aria-hidden="true" className="size-10 text-primary" />
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mt-5 text-heading outline-none">
        {t('job_application.sent_title')}
      </h2>
      <p className="mt-3 text-muted">{t('job_application.sent_text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink page="it-projects" className={buttonVariants()}>
          {t('job_application.other_projects')}
        </PageLink>
        <button type="button" onClick={onAnother} className={buttonVariants({ variant: 'outline' })}>
          {t('job_application.send_another')}
        </button>
      </div>
    </section>
  )
}
