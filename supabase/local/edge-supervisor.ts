import { launch } from './edge-launch.ts'
import type { Launched, LaunchOptions } from './edge-launch.ts'

/** Crashes in a row, without one answer between them, after which a function is left alone. */
const maxCrashes = 5

export type Supervised = {
  /** Where the function answers; waits while it starts, rejects when it cannot be had. */
  address: () => Promise<string>
  /** Tells that the function gave an answer, so that earlier crashes no longer count. */
  answered: () => void
  /** Starts it afresh, as after a change of its code. */
  restart: () => void
  stop: () => Promise<void>
}

/**
 * Keeps one function running. One that dies after it had listened is started again, `maxCrashes` times; one that
 * never got as far (a fault in code or environment) waits for a `restart`, since a second try ends like the first.
 */
export function supervise(options: LaunchOptions): Supervised {
  let crashes = 0
  let given: Error | undefined
  let current: Launched | undefined
  start()

  function start() {
    const process = launch(options)
    given = undefined
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
      given = reason
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
    address: async () => {
      if (given) throw given
      if (!current) throw new Error(`${options.name} is stopped`)
      return current.ready
    },
    answered: () => {
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
