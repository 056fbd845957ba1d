import { notify } from '@/components/toast/notify'

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
