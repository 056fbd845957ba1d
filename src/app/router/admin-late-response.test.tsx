import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { putDraft } from '@/admin/case-studies/editor/draft'
import { storedVersion, versionValues } from '@/admin/case-studies/testing/stored-version'
import { shownNotice } from '@/components/toast/notify'
import * as repository from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import * as session from '@/features/session/api/session'

import { mockBackend, openAdmin } from './testing/open-admin'
import { storeStudies } from './testing/stored-studies'

/* A write is stored, but its response is late or lost (A4). */

mockBackend()

let store: ReturnType<typeof storeStudies>

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(session, 'checkSession').mockResolvedValue('valid')
})

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByText(name, { selector: 'button' }))
const field = (name: string) => document.querySelector<HTMLElement>(`[name="en.${name}"]`) as HTMLElement
const saved = 'Case study uložená úspešne'

/** A form with unsaved text: of a new study for "Create", of a stored one for "Update". */
async function openForm(button: string) {
  store = storeStudies(
    ...(button === 'Update' ? [storedVersion({ slug: 'late', id: 'late', title: 'Late' })] : []),
  )
  if (button === 'Update') await openAdmin('/tb_admin/case-studies/late')
  else {
    const values = { en: versionValues({ title: 'Late' }) }
    putDraft({ id: 'draft', slug: null, savedAt: Date.now(), values, base: {} })
    await openAdmin('/tb_admin/case-studies')
    await click('Restore')
  }
  await screen.findByDisplayValue('Late')
  await userEvent.type(field('excerpt'), '!')
}

const never = () => new Promise<StoredVersion>(() => undefined)
const refuse = async () => {
  throw Object.assign(new Error('signal timed out'), { name: 'TimeoutError' })
}

test.each([
  ['Create', 'Cancel'],
  ['Update', 'the time limit'],
])('"%s" that is stored is reported as saved after %s', async (button, end) => {
  await openForm(button)
  store.respond = end === 'Cancel' ? never : refuse
  await click(button)
  if (end === 'Cancel') {
    await vi.waitFor(() => expect(store.rows[0]?.excerpt).toBe('In short!'))
    await screen.findByText('Saving...')
    await click('Cancel')
  }
  await vi.waitFor(() => expect(shownNotice()).toBeDefined())
  expect(shownNotice()?.title).toBe(saved)
  expect(screen.queryByText(/Not saved: EN/)).not.toBeInTheDocument()
})

test.each([
  ['Create', 'excerpt', 'In short! night'],
  ['Update', 'excerpt', 'In short! night'],
  ['Create', 'title', 'Late night'],
] as const)(
  'after "%s" without any response, what is typed then (%s) is saved in the same study',
  async (button, column, text) => {
    await openForm(button)
    store.respond = refuse
    const offline = new TypeError('Failed to fetch')
    vi.mocked(repository.findVersion).mockRejectedValue(offline)
    // The reads before the write and after it.
    vi.mocked(repository.getVersions).mockResolvedValueOnce(store.rows).mockRejectedValue(offline)
    await click(button)
    await screen.findByText(/It is not known whether EN was saved/)
    expect(store.rows).toHaveLength(1)

    store = storeStudies(...store.rows)
    await userEvent.type(field(column), ' night')
    await click(/^(Create|Update)$/)
    await vi.waitFor(() => expect(store.rows[0]?.[column]).toBe(text))
    await vi.waitFor(() => expect(shownNotice()?.title).toBe(saved))
    expect(store.rows).toHaveLength(1)
    expect(screen.queryByText(/already exists|niekto iný/)).not.toBeInTheDocument()
  },
)
