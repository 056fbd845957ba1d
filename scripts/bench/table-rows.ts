import { localKeys } from '../../supabase/local/local-config.ts'

/**
 * Approximate size of a request that inserts rows, in bytes. Must be less than the maximum size of a request to the
 * backend.
 */
const BYTES_IN_A_REQUEST = 4_000_000

interface Sending {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Returns functions that count, insert, update and delete rows of a table. They send requests to the backend at `url`
 * with the rights of the secret key.
 */
export function tableRows(url: string, table: string) {
  const { secret } = localKeys()
  const keys = { apikey: secret, Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
  const send = async (query: string, { headers = {}, ...init }: Sending) => {
    const response = await fetch(`${url}/rest/v1/${table}${query}`, {
      ...init,
      headers: { ...keys, ...headers },
    })
    if (!response.ok) throw new Error(`The table ${table} could not be changed: ${await response.text()}`)
    return response
  }
  return {
    /** Returns the number of rows that match a filter such as `language=eq.en`. */
    count: async (filter: string) => {
      const counted = await send(`?${filter}`, { headers: { Prefer: 'count=exact', Range: '0-0' } })
      return Number(counted.headers.get('content-range')?.split('/')[1])
    },
    insert: async (rows: object[]) => {
      const size = Math.max(1, Math.floor(BYTES_IN_A_REQUEST / (JSON.stringify(rows[0] ?? {}).length + 1)))
      for (let start = 0; start < rows.length; start += size) {
        await send('', { method: 'POST', body: JSON.stringify(rows.slice(start, start + size)) })
      }
    },
    update: (filter: string, change: object) =>
      send(`?${filter}`, { method: 'PATCH', body: JSON.stringify(change) }),
    delete: (filter: string) => send(`?${filter}`, { method: 'DELETE' }),
  }
}
