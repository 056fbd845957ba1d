import type { Transfer } from './lighthouse.ts'

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns the size of all transfers, or of the transfers of one kind, in KiB. */
export function kibOf(transfers: readonly Transfer[], kind?: string): string {
  const bytes = transfers
    .filter((transfer) => !kind || transfer.kind === kind)
    .map((transfer) => transfer.bytes)
  return (bytes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1)
}

export const mebibytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)
