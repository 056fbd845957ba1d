import { useState } from 'react'

import { ApplicationFields } from './application-fields'
import { ApplicationSent } from './application-sent'

interface ApplicationFormProps {
  /** Title of the offer. */
  jobTitle: string
}

/** Application for a project (spec 3). A panel replaces the form after it was sent (spec 4). */
export function ApplicationForm({ jobTitle }: ApplicationFormProps) {
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first')
  if (stage === 'sent') return <ApplicationSent onAnother={() => setStage('another')} />
  return (
    <ApplicationFields jobTitle={jobTitle} takesFocus={stage === 'another'} onSent={() => setStage('sent')} />
  )
}
