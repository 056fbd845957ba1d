import { notify, type NewNotice } from '@/components/toast/notify'

/** Returns false if `action` fails. The administrator then reads `failure`. */
export async function attempt(action: () => Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    console.error(failure, error)
    notify({ tone: 'error', title: failure })
    return false
  }
}

/**
 * Returns the notice that `work` resolves with, or `failure` if it rejects.
 * @param isVisible whether visitors see what `work` changes, if it is known
 */
export async function tried(
  failure: string,
  work: () => Promise<Omit<NewNotice, 'tone'>>,
  isVisible?: boolean,
) {
  try {
    return { isDone: true, isVisible, notice: { tone: 'success', ...(await work()) } as const }
  } catch (error) {
    console.error(failure, error)
    return { isDone: false, notice: { tone: 'error', title: failure } as const }
  }
}
