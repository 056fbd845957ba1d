import { useCallback, useEffect, useRef, useState } from 'react'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import {
  deleteSuspected,
  getSubmissionCounts,
  resendSubmissions,
  type SubmissionCounts,
} from '@/features/enquiries/api/submission-counts'
import { isoTime } from '@/lib/format'

import { formatTime } from './format-time'

const actions = [
  {
    state: 'failed',
    name: 'Undelivered enquiries',
    button: 'Send again',
    question: 'They are mailed to us again.',
    run: () => resendSubmissions('failed'),
  },
  {
    state: 'suspected',
    name: 'Enquiries that look like spam',
    button: 'Forward to our mailbox',
    question: 'They are mailed to us, and no longer counted as spam.',
    run: () => resendSubmissions('suspected'),
  },
  {
    state: 'suspected',
    button: 'Delete',
    question: 'They are deleted for good. Nobody has read them.',
    tone: 'destructive',
    run: () => deleteSuspected(),
  },
] as const

/** Shows the numbers of undelivered enquiries, and what an administrator can do with them (D47). */
export function EnquiryStatus() {
  const { counts, reload } = useSubmissionCounts()
  const confirm = useConfirm()
  const isRunning = useRef(false)
  const section = useRef<HTMLElement>(null)

  if (!counts) return null
  if (counts !== 'failed' && !counts.pending && !counts.failed && !counts.suspected) return null

  const start = async ({ state, button, question, run, ...action }: (typeof actions)[number]) => {
    if (isRunning.current || counts === 'failed') return
    const tone = 'tone' in action ? action.tone : undefined
    const title = `${button}: ${counts[state]}?`
    if (!(await confirm({ title, text: question, confirm: button, cancel: 'Cancel', tone }))) return
    isRunning.current = true
    try {
      notify({ tone: 'success', title: `${button}: ${await run()} done` })
    } catch (error) {
      console.error('Could not change the enquiries', error)
      notify({ tone: 'error', title: `${button}: failed. Please try again.` })
    }
    await reload()
    isRunning.current = false
    // A success removes the clicked button.
    section.current?.focus()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Undelivered enquiries"
      className="border-t border-line text-small"
    >
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
        {counts === 'failed' ? (
          <p className="text-muted">The number of undelivered enquiries cannot be loaded.</p>
        ) : (
          <>
            {counts.pending > 0 && <Pending {...counts} />}
            {actions
              .filter(({ state }) => counts[state] > 0)
              .map((action) => (
                <div key={action.button} className="flex flex-wrap items-center gap-3">
                  {'name' in action && (
                    <p>
                      {action.name}: {counts[action.state]}
                    </p>
                  )}
                  <button
                    type="button"
                    onClick={() => void start(action)}
                    className={buttonVariants({ variant: 'outline', size: 'sm' })}
                  >
                    {action.button}
                  </button>
                </div>
              ))}
          </>
        )}
      </Container>
    </section>
  )
}

function Pending({ pending, pendingSince, isLate }: LoadedCounts) {
  return (
    <p className={isLate ? 'basis-full' : ''}>
      Enquiries waiting to be mailed: {pending}
      {pendingSince && `, the oldest since ${formatTime(pendingSince)}`}
      {isLate && (
        <strong className="block font-semibold text-danger">
          Mailing is more than an hour late. Please check the mail server and the scheduled job.
        </strong>
      )}
    </p>
  )
}

type LoadedCounts = SubmissionCounts & { isLate: boolean }

/** `counts` is null until they are loaded, and if the user is not an administrator. */
function useSubmissionCounts() {
  const [counts, setCounts] = useState<LoadedCounts | 'failed' | null>(null)

  const reload = useCallback(async () => {
    try {
      const loaded = await getSubmissionCounts()
      const since = loaded?.pendingSince
      const isLate = since != null && Date.now() - Date.parse(isoTime(since)) > 60 * 60_000
      setCounts(loaded && { ...loaded, isLate })
    } catch (error) {
      console.error('Could not load the numbers of undelivered enquiries', error)
      setCounts('failed')
    }
  }, [])

  useEffect(() => {
    const load = () => void reload()
    load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [reload])

  return { counts, reload }
}
