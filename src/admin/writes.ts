import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher, type ActionFunctionArgs } from 'react-router-dom'

import { notify, type NewNotice } from '@/components/toast/notify'
import { adminPaths } from '@/routes'

import { caseStudyWrites } from './case-studies/writes'
import { enquiryWrites } from './enquiry-writes'
import { countEndedWrite } from './fresh-data'

/**
 * What an administrator changes (D76). The router runs these functions, so a write goes on when its page is left. They
 * know no form and no page: they return what a form needs and what the administrator reads. After each end, the router
 * loads the data of the open page again.
 */
const writes = { ...caseStudyWrites, ...enquiryWrites }

type Writes = typeof writes
type WriteName = keyof Writes
type Input<Name extends WriteName> = Parameters<Writes[Name]>[0]
export type WriteResult<Name extends WriteName> = Awaited<ReturnType<Writes[Name]>>

/** `notice` is shown when the write ends, whatever page is open then. */
export interface Outcome {
  isDone: boolean
  /** Whether visitors see a difference, if it is known. */
  isVisible?: boolean
  notice?: NewNotice
}

export async function action({ params, request }: ActionFunctionArgs): Promise<Outcome> {
  const name = params.write as WriteName
  const run = writes[name] as (input: unknown) => Promise<Outcome>
  const outcome = await run(await request.json())
  countEndedWrite(name in enquiryWrites ? false : outcome.isVisible)
  if (outcome.notice) notify(outcome.notice)
  return outcome
}

/**
 * Starts a write, and calls `onEnd` with its result unless the component is gone.
 * @param key components with the same key share one write, of which only one runs at a time
 */
export function useWrite<Name extends WriteName>(
  name: Name,
  onEnd?: (result: WriteResult<Name>) => void,
  key?: string,
) {
  const { state, data: outcome, submit, reset } = useFetcher<typeof action>({ key })
  // The type of the action does not say which write it ran.
  const data = outcome as WriteResult<Name> | undefined
  const isRunning = state !== 'idle'
  const end = useEffectEvent((result: WriteResult<Name>) => onEnd?.(result))
  useEffect(() => {
    if (!isRunning && data) end(data)
  }, [isRunning, data])

  // The second click of a double click comes before the state is rendered.
  const isStarted = useRef(false)
  const run = (input?: Input<Name>) => {
    if (isRunning || isStarted.current) return
    isStarted.current = true
    void submit(JSON.stringify(input ?? null), {
      method: 'post',
      action: `${adminPaths.signIn}/writes/${name}`,
      encType: 'application/json',
    }).finally(() => (isStarted.current = false))
  }
  return { isRunning, result: isRunning ? undefined : data, run, reset: () => reset() }
}
