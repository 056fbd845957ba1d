export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

export async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < times) results.push(await work())
  return results
}
