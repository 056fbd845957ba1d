import { createContext, useContext, useEffect, useState } from 'react'

import { Container } from '@/components/ui/container'
import { formatTime, isoTime } from '@/lib/format'
import { supabase } from '@/lib/supabase'
import { publicationFault, type Build, type PublicationState } from '@contracts/publication'

import { getEndedWrites } from './fresh-data'

const PAUSE_MS = 30_000
const PATIENCE_MINUTES = 15

/** Null while the answer is unknown. */
type Publication = PublicationState | 'local' | 'failed' | null

interface Description {
  headline: string
  isOnline?: boolean
  /** What keeps changes from getting online, and what to do. */
  details?: string
}

/** The time in this tab when the site was last asked, whatever clock the computer has. */
let askedAt = Number.NEGATIVE_INFINITY

async function readPublication(): Promise<Publication> {
  try {
    const signal = AbortSignal.timeout(20_000)
    const response = await fetch('/build.json', { cache: 'no-store', signal })
    const { project, content } = (await response.json()) as Build
    if (!project) return 'local'
    const { data } = await supabase.rpc('publication_state', { content }).throwOnError()
    return data[0] ?? 'failed'
  } catch (error) {
    console.error('Could not read whether everything is online', error)
    return 'failed'
  }
}

/**
 * Asks whether everything is online (D83): at first, after each write, and every 30 seconds until it is. Never asks more
 * often. What was read before the last write does not count.
 */
export function usePublication(isEnabled: boolean) {
  const writes = getEndedWrites()
  const [read, setRead] = useState<{ publication: Publication; writes: number }>()
  useEffect(() => {
    if (!isEnabled) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      askedAt = performance.now()
      const publication = await readPublication()
      if (!isCurrent) return
      setRead({ publication, writes })
      if (publication !== 'local' && !describePublication(publication).isOnline) plan()
    }
    const plan = () => {
      timer = setTimeout(() => void ask(), Math.max(0, askedAt + PAUSE_MS - performance.now()))
    }
    plan()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isEnabled, writes])
  return describePublication(read?.writes === writes ? read.publication : null)
}

/** Returns the line of the header. Uses no clock of the browser, which may be wrong. */
export function describePublication(publication: Publication): Description {
  if (publication === null) return { headline: 'Checking whether everything is online' }
  if (publication === 'local') return { headline: 'Only on this computer: a local site is not published' }
  if (publication === 'failed')
    return { headline: 'Not known whether everything is online: the site or the database does not answer' }
  const { waiting_since: since, waiting_minutes: minutes, has_hook: hasHook } = publication
  const isOnline = since === null
  const fault = publicationFault(publication, hasHook ? PATIENCE_MINUTES : Number.POSITIVE_INFINITY)
  const details = fault ? { details: `${fault.problem}. ${fault.remedy}` } : {}
  if (isOnline) return { headline: 'Online', isOnline, ...details }
  const time = (minutes ?? 0) < 12 * 60 ? timeOfDay(since) : formatTime(since)
  if (!hasHook)
    return { headline: `Published by hand: start a build at the host. Changed since ${time}`, ...details }
  return { headline: `${fault ? 'Not published: no build' : 'Being published'} since ${time}`, ...details }
}

const timeOfDay = (time: string) =>
  new Date(isoTime(time)).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

export const PublicationContext = createContext<Description>(describePublication(null))

export function PublicationLine() {
  const { headline, details } = useContext(PublicationContext)
  return (
    <Container>
      <p role="status" className="py-2 text-small text-muted">
        {headline}
        {details && `. ${details}`}
      </p>
    </Container>
  )
}
