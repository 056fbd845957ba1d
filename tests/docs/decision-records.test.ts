import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../docs/decisions/', import.meta.url)

test.each(readdirSync(folder))(
  'the decision record %s has its number in its title, and a date and a status in its third line',
  (name) => {
    const [title, blank, status] = readFileSync(new URL(name, folder), 'utf8').split('\n')
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
    expect(blank).toBe('')
    expect(status).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: /)
  },
)
