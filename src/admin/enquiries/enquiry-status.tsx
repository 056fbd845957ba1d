import { useRef, useState } from 'react'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { resendSubmissions } from '@/features/enquiries/api/submission-counts'

import { enquiryTexts as texts } from '../texts/enquiries'
import { useSubmissionCounts } from './use-submission-counts'

const resendable = ['failed', 'suspected'] as const
type Resendable = (typeof resendable)[number]

/**
 * Shows how many enquiries are pending, have failed or are suspected, and buttons that make failed or suspected
 * enquiries pending (D47). Shows a message if the numbers cannot be loaded. Renders nothing if all numbers are zero, if
 * they are not loaded yet, or if the user is not an administrator.
 */
export function EnquiryStatus() {
  const { counts, reload } = useSubmissionCounts()
  const [sending, setSending] = useState<Resendable>()
  const section = useRef<HTMLElement>(null)

  if (!counts) return null
  if (counts !== 'failed' && !counts.pending && !counts.failed && !counts.suspected) return null

  const resend = async (state: Resendable) => {
    if (sending) return
    setSending(state)
    // If the request succeeds, the clicked button is removed. So move the focus to the section before the request.
    section.current?.focus()
    try {
      notify({ tone: 'success', title: texts.sent(await resendSubmissions(state)), lang: 'sk' })
    } catch (error) {
      console.error('Could not send the enquiries', error)
      notify({ tone: 'error', title: texts.sendFailure, lang: 'sk' })
    }
    await reload()
    setSending(undefined)
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.label}
      lang="sk"
      className="border-t border-line text-small"
    >
      <Container className="flex flex-wrap items-center gap-x-8 gap-y-2 py-2">
        {counts === 'failed' && <p className="text-muted">{texts.loadFailure}</p>}
        {counts !== 'failed' && counts.pending > 0 && (
          <p className={counts.isLate ? 'basis-full' : ''}>
            {texts.pending(counts.pending, counts.pendingSince)}
            {counts.isLate && <strong className="block font-semibold text-danger">{texts.late}</strong>}
          </p>
        )}
        {counts !== 'failed' &&
          resendable
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <div key={state} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p id={`enquiries-${state}`}>{texts[state](counts[state])}</p>
                <button
                  type="button"
                  aria-disabled={sending !== undefined}
                  aria-describedby={`enquiries-${state}`}
                  onClick={() => void resend(state)}
                  className={buttonVariants({ variant: 'outline', size: 'sm' })}
                >
                  {sending === state ? texts.sending : texts.resend[state]}
                </button>
              </div>
            ))}
      </Container>
    </section>
  )
}
