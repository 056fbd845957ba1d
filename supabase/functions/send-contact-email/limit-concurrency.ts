/** At most `max` tasks run at the same time. Further tasks wait in order. */
export function limitConcurrency(max: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
