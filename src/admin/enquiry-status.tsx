import { useCallback, useEffect, useRef, useState } from 'react'

import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import {
  getSubmissionCounts,
  resendSubmissions,
  type SubmissionCounts,
} from '@/features/enquiries/api/submission-counts'
import { isoTime } from '@/lib/format'

const resendable = [
  { state: 'failed', label: 'Nedoručené dopyty', button: 'Odoslať znova' },
  { state: 'suspected', label: 'Dopyty podozrivé zo spamu', button: 'Odoslať' },
] as const

/** Shows the numbers of undelivered enquiries, and buttons that make failed or suspected ones pending (D47). */
export function EnquiryStatus() {
  const { counts, reload } = useSubmissionCounts()
  const [sending, setSending] = useState<'failed' | 'suspected'>()
  const section = useRef<HTMLElement>(null)

  if (!counts) return null
  if (counts !== 'failed' && !counts.pending && !counts.failed && !counts.suspected) return null

  const resend = async (state: 'failed' | 'suspected') => {
    if (sending) return
    setSending(state)
    // A success removes the clicked button.
    section.current?.focus()
    try {
      const sent = await resendSubmissions(state)
      notify({ tone: 'success', title: `Dopyty zaradené na odoslanie: ${sent}`, lang: 'sk' })
    } catch (error) {
      console.error('Could not send the enquiries', error)
      notify({ tone: 'error', title: 'Dopyty sa nepodarilo zaradiť na odoslanie', lang: 'sk' })
    }
    await reload()
    setSending(undefined)
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Neodoslané dopyty"
      lang="sk"
      className="border-t border-line text-small"
    >
      <Container className="flex flex-wrap items-center gap-x-8 gap-y-2 py-2">
        {counts === 'failed' ? (
          <p className="text-muted">Počet neodoslaných dopytov sa nepodarilo načítať.</p>
        ) : (
          <>
            {counts.pending > 0 && (
              <p className={counts.isLate ? 'basis-full' : ''}>
                Dopyty čakajúce na odoslanie: {counts.pending}
                {counts.pendingSince && `, najstarší od ${formatTime(counts.pendingSince)}`}
                {counts.isLate && (
                  <strong className="block font-semibold text-danger">
                    Odosielanie mešká viac ako hodinu. Skontrolujte poštový server a opakované odosielanie
                    (README).
                  </strong>
                )}
              </p>
            )}
            {resendable
              .filter(({ state }) => counts[state] > 0)
              .map(({ state, label, button }) => (
                <div key={state} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <p id={`enquiries-${state}`}>
                    {label}: {counts[state]}
                  </p>
                  <button
                    type="button"
                    aria-disabled={sending !== undefined}
                    aria-describedby={`enquiries-${state}`}
                    onClick={() => void resend(state)}
                    className={buttonVariants({ variant: 'outline', size: 'sm' })}
                  >
                    {sending === state ? 'Odosiela sa...' : button}
                  </button>
                </div>
              ))}
          </>
        )}
      </Container>
    </section>
  )
}

const format = new Intl.DateTimeFormat('sk', { dateStyle: 'medium', timeStyle: 'short' })

const formatTime = (time: string) => format.format(new Date(isoTime(time))).replaceAll(' ', '\u00a0')

/** `counts` is null until they are loaded, and if the user is not an administrator. */
function useSubmissionCounts() {
  const [counts, setCounts] = useState<(SubmissionCounts & { isLate: boolean }) | 'failed' | null>(null)

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
