import { createContext, useContext, useEffect, useState } from 'react'

import { Container } from '@/components/ui/container'
import { formatTime, isoTime } from '@/lib/format'
import { supabase } from '@/lib/supabase'
import { mailFault, publicationFault, type Build, type PublicationState } from '@contracts/publication'

import { endedWritesAfter, getEndedWrites } from './fresh-data'

const PAUSE_MS = 30_000
const PATIENCE_MINUTES = 15

/** Null while the answer is unknown. */
type Publication = PublicationState | 'local' | 'no build' | 'failed' | null

interface Description {
  headline: string
  isOnline?: boolean
  /** What has stopped, and what to do. */
  details?: string
}

/** The time in this tab when the site was last asked, whatever clock the computer has. */
let askedAt = Number.NEGATIVE_INFINITY

export async function readPublication(): Promise<Publication> {
  try {
    const signal = AbortSignal.timeout(20_000)
    const response = await fetch('/build.json', { cache: 'no-store', signal })
    // Instead of a missing file, a host may answer with a page.
    const build = (await response.json().catch(() => null)) as Build | null
    if (!response.ok || !build) return 'no build'
    if (!build.project) return 'local'
    const { data } = await supabase.rpc('publication_state', { content: build.content }).throwOnError()
    return data as unknown as PublicationState
  } catch (error) {
    console.error('Could not read whether everything is online', error)
    return 'failed'
  }
}

const justNow = 'a moment ago'

/** Returns what is known after `writes`, each of which visitors see or not, or null if it is not known. */
function publicationAfter(publication: Publication, writes: (boolean | undefined)[]): Publication {
  if (publication === null || typeof publication === 'string' || publication.waiting_since) return publication
  if (writes.includes(true)) return { ...publication, waiting_since: justNow, waiting_minutes: 0 }
  return writes.includes(undefined) ? null : publication
}

/**
 * Asks whether everything is online (D83): at first, after each write, and every 30 seconds until it is. Never asks more
 * often.
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
      setRead((last) => (last && last.writes > writes ? last : { publication, writes }))
      if (isCurrent && publication !== 'local' && !describePublication(publication).isOnline) plan()
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
  return describePublication(read ? publicationAfter(read.publication, endedWritesAfter(read.writes)) : null)
}

/** Returns the line of the header. Uses no clock of the browser, which may be wrong. */
export function describePublication(publication: Publication): Description {
  if (publication === null) return { headline: 'Checking whether everything is online' }
  if (publication === 'local') return { headline: 'Only on this computer: a local site is not published' }
  if (typeof publication === 'string') return unknown[publication]
  const { waiting_since: since, waiting_minutes: minutes, has_hook: hasHook } = publication
  const fault = publicationFault(publication, hasHook ? PATIENCE_MINUTES : Number.POSITIVE_INFINITY)
  const faults = [fault, mailFault(publication)].filter((each) => each !== null)
  const details = faults.map(({ problem, remedy }) => `${problem}. ${remedy}`).join(' ')
  if (since === null) return { headline: 'Online', isOnline: true, details }
  const time = (minutes ?? 0) < 12 * 60 ? timeOfDay(since) : formatTime(since)
  if (!hasHook)
    return {
      headline: `Published by hand: start a build at the host. Changed since ${time}`,
      details: details || 'The vault has no build_hook_url (docs/deploy.md, step 7).',
    }
  return { headline: `${fault ? 'Not published: no build' : 'Being published'} since ${time}`, details }
}

const unknown: Record<'no build' | 'failed', Description> = {
  'no build': {
    headline: 'Not known whether everything is online: the site has no /build.json',
    details: 'Publish all files of dist/ from one build (docs/deploy.md, step 6).',
  },
  failed: {
    headline: 'Not known whether everything is online: the site or the database does not answer',
    details: '`npm run check:deployment` says why.',
  },
}

const timeOfDay = (time: string) =>
  time === justNow
    ? time
    : new Date(isoTime(time)).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

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
