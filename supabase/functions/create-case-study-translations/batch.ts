import { jsonBytes } from './translator.ts'

/**
 * Groups consecutive texts into batches of at most `maxCount` texts and `maxBytes` bytes as JSON. A text that exceeds
 * `maxBytes` becomes a batch of its own.
 */
export function batchTexts(texts: readonly string[], maxBytes: number, maxCount: number): string[][] {
  const batches: string[][] = []
  let remaining = 0
  for (const text of texts) {
    const size = jsonBytes(text)
    const batch = batches.at(-1)
    if (batch && size <= remaining && batch.length < maxCount) {
      batch.push(text)
      remaining -= size
    } else {
      batches.push([text])
      remaining = maxBytes - size
    }
  }
  return batches
}
