import { launch } from './edge-launch.ts'
import type { Launched, LaunchOptions } from './edge-launch.ts'

/**
 * Maximum number of crashes of a function without a response in between. After one more crash, only `restart` starts
 * the function again.
 */
const maxCrashes = 5

export type Supervised = {
  /**
   * Resolves to the URL of the function when it listens. Rejects if it cannot start, was stopped or crashed more than
   * `maxCrashes` times in a row.
   */
  url: () => Promise<string>
  /** Resets the number of crashes. Call `responded` after each response of the function. */
  responded: () => void
  restart: () => void
  stop: () => Promise<void>
}

/**
 * Keeps one function running. A function that ends after it has listened is started again, up to `maxCrashes` times in
 * a row. A function that ends before it listens has an error in its code or environment. Only `restart` starts it
 * again.
 */
export function supervise(options: LaunchOptions): Supervised {
  let crashes = 0
  let failure: Error | undefined
  let current: Launched | undefined
  start()

  function start() {
    const process = launch(options)
    failure = undefined
    current = process
    void process.ended.then(() => process.ready).then(crashed, giveUp)

    function crashed() {
      if (current !== process) return
      crashes += 1
      if (crashes > maxCrashes) giveUp(new Error(`${options.name} crashed ${crashes} times in a row`))
      else start()
    }

    function giveUp(reason: Error) {
      if (current !== process) return
      failure = reason
      options.log(`[${options.name}] ${reason.message}; it starts again when its code changes`)
    }
  }

  const kill = () => {
    const process = current
    current = undefined
    process?.kill()
    return process?.ended
  }

  return {
    url: async () => {
      if (failure) throw failure
      if (!current) throw new Error(`${options.name} is stopped`)
      return current.ready
    },
    responded: () => {
      crashes = 0
    },
    restart: () => {
      crashes = 0
      void kill()
      start()
    },
    stop: async () => {
      await kill()
    },
  }
}
