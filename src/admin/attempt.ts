import { notify } from '@/components/toast/notify'

/** Runs `action`. If it fails, logs the error, shows `failure` in a toast and returns false. */
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
