import { useRef, type MouseEvent, type ReactNode } from 'react'

import { useConfirm } from '@/components/confirm-dialog'
import { Container } from '@/components/ui/container'
import type { SubmissionCounts } from '@/features/enquiries/api/submission-counts'
import { formatTime } from '@/lib/format'

import { SmallButton } from './button'
import type { enquiryWrites } from './enquiry-writes'
import { useWrite } from './writes'

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
            write="sendAgain"
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
            write="forward"
          />
          <Action
            count={suspected}
            text="They will be deleted for good. Nobody has read them."
            label="Delete"
            tone="destructive"
            write="deleteSuspected"
            until={counts?.suspected_until ?? null}
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
  tone?: 'destructive'
  write: keyof typeof enquiryWrites
  until?: string | null
}

function Action({ count, label, write, until, ...question }: ActionProps) {
  const confirm = useConfirm()
  const section = useRef<Element>(null)
  const { run } = useWrite(write, () => {
    // A success removes the clicked button.
    if (section.current instanceof HTMLElement) section.current.focus()
  })
  const start = async ({ currentTarget: button }: MouseEvent) => {
    section.current = button.closest('section')
    if (await confirm({ ...question, title: `${label}: ${count}?`, confirm: label })) run(until)
  }
  return <SmallButton onClick={(event) => void start(event)}>{label}</SmallButton>
}
