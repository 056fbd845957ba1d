import { useEffect, useState } from 'react'

import { watchSession } from './api/watch-session'
import type { SessionState } from './model'

/** Follows the session for as long as the component stands. */
export function useSession(): SessionState {
  const [session, setSession] = useState<SessionState>('unknown')
  useEffect(() => watchSession((signedIn) => setSession(signedIn ? 'signed-in' : 'signed-out')), [])
  return session
}
