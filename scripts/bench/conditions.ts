import { availableParallelism, loadavg, totalmem } from 'node:os'

const [loadBefore = 0] = loadavg()

/**
 * Returns a sentence about the date, the versions of Node and Chromium, and the machine. The sentence contains the load
 * average at the start of the benchmark. If the load average is high, other processes make the measured times longer.
 */
export function conditionsOf(browserVersion: string): string {
  const today = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `Measured on ${today} with Node ${process.versions.node} and Chromium ${browserVersion} on ${availableParallelism()} cores with ${memory} GiB of memory, at a load average of ${loadBefore.toFixed(1)}.`
}
