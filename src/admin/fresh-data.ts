import { useEffect } from 'react'
import {
  useFetchers,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  type LoaderFunctionArgs,
} from 'react-router-dom'

/**
 * For each write that has ended in this tab, well or badly: whether it changed what visitors see, or undefined if it is not
 * known.
 */
const endedWrites: (boolean | undefined)[] = []

export const getEndedWrites = (): number => endedWrites.length

export const countEndedWrite = (isVisible?: boolean): void => void endedWrites.push(isVisible)

export const endedWritesAfter = (count: number) => endedWrites.slice(count)

/** The path of the page that is shown. */
let shownPath: string | undefined

/**
 * Adds to the data of a loader how many writes had ended before it was requested. A reload of the page that is shown waits
 * for all data: with a promise, React would not show the next navigation until it is fulfilled.
 */
export const withWriteCount =
  <Data extends object>(load: (args: LoaderFunctionArgs) => Data | Promise<Data>) =>
  async (args: LoaderFunctionArgs) => {
    const readAfter = endedWrites.length
    const data = await load(args)
    if (new URL(args.request.url).pathname === shownPath) await Promise.all(Object.values(data))
    return { ...data, readAfter }
  }

/**
 * Loads the data of the page again if it was requested before the last write ended. The router does so itself after each
 * write, but drops what it loads if another navigation ends first.
 */
export function useFreshData(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    shownPath = pathname
  }, [pathname])
  const isNavigating = useNavigation().state !== 'idle'
  const isWriting = useFetchers().some(({ state }) => state !== 'idle')
  const { revalidate, state } = useRevalidator()
  const matches = useMatches()
  useEffect(() => {
    if (isNavigating || isWriting || state !== 'idle') return
    const readAfter = (data: unknown) =>
      (data as { readAfter?: number } | undefined)?.readAfter ?? endedWrites.length
    if (matches.some(({ loaderData }) => readAfter(loaderData) < endedWrites.length)) void revalidate()
  }, [isNavigating, isWriting, state, matches, revalidate])
}
