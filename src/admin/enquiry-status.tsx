import type { MouseEvent, ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { Container } from '@/components/ui/container'
import {
  deleteSuspected,
  resendSubmissions,
  type SubmissionCounts,
} from '@/features/enquiries/api/submission-counts'
import { formatTime } from '@/lib/format'

import { attempt } from './attempt'
import { SmallButton } from './button'

/** Shows the numbers of undelivered enquiries, and what an administrator can do with them (D47). */
export function EnquiryStatus({ counts }: { counts: SubmissionCounts | 'failed' | null }) {
  if (counts === 'failed') return <Status>The number of undelivered inquiries cannot be loaded.</Status>
  const pending = counts?.pending ?? 0
  const failed = counts?.failed ?? 0
  const suspected = counts?.suspected ?? 0
  if (pending + failed + suspected === 0) return null
  return (
    <Status>
      {pending > 0 && (
        <p>
          Inquiries waiting to be emailed: {pending}
          {counts?.pending_since && `, the oldest since ${formatTime(counts.pending_since)}`}
        </p>
      )}
      {failed > 0 && (
        <>
          <p>Undelivered inquiries: {failed}</p>
          <Action
            count={failed}
            text="The site will try again to email them to us."
            label="Send again"
            done="Queued to be emailed"
            run={() => resendSubmissions('failed')}
          />
        </>
      )}
      {suspected > 0 && (
        <>
          <p>Inquiries that look like spam: {suspected}</p>
          <Action
            count={suspected}
            text="They will be emailed to us and no longer counted as spam."
            label="Forward to our mailbox"
            done="Queued to be emailed"
            run={() => resendSubmissions('suspected')}
          />
          <Action
            count={suspected}
            text="They will be deleted for good. Nobody has read them."
            label="Delete"
            done="Deleted"
            tone="destructive"
            run={deleteSuspected}
          />
        </>
      )}
    </Status>
  )
}

function Status({ children }: { children: ReactNode }) {
  return (
    <section tabIndex={-1} aria-label="Undelivered inquiries" className="border-t border-line text-small">
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">{children}</Container>
    </section>
  )
}

interface ActionProps {
  count: number
  text: string
  label: string
  done: string
  tone?: 'destructive'
  run: () => Promise<number>
}

function Action({ count, label, done, run, ...question }: ActionProps) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const start = async ({ currentTarget: button }: MouseEvent) => {
    const section = button.closest('section')
    const title = `${label}: ${count}?`
    if (!(await confirm({ ...question, title, confirm: label }))) return
    await attempt(
      async () => notify({ tone: 'success', title: `${done}: ${await run()}` }),
      `${label}: failed. Please try again.`,
    )
    await revalidate()
    // A success removes the clicked button.
    section?.focus()
  }
  return <SmallButton onClick={(event) => void start(event)}>{label}</SmallButton>
}
