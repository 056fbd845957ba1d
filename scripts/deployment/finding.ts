/** One cause, and what to do. */
export interface Finding {
  problem: string
  remedy: string
}

export type Send = (url: string, init?: RequestInit) => Promise<Response>

/** Returns a finding if something was `found`. It names some of the items that were found. */
export function finding(problem: string, remedy: string, found: boolean | string[] = true): Finding[] {
  if (typeof found === 'boolean') return found ? [{ problem: `${problem}.`, remedy }] : []
  const names = [...new Set(found)]
  const more = names.length > 4 ? ` and ${names.length - 4} more` : ''
  return names.length > 0 ? [{ problem: `${problem}: ${names.slice(0, 4).join(', ')}${more}.`, remedy }] : []
}
