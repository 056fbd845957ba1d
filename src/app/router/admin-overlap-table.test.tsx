import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { readDrafts } from '@/admin/case-studies/editor/draft'
import { storedVersion } from '@/admin/case-studies/testing/stored-version'
import * as dialog from '@/components/confirm-dialog'
import * as history from '@/features/case-studies/api/case-study-history'
import * as translations from '@/features/case-studies/api/create-translations'
import * as repository from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import * as session from '@/features/session/api/session'
import { languages } from '@/i18n/languages'

import { mockBackend, openAdmin } from './testing/open-admin'

/* Each write of the admin area, gone elsewhere while it runs, ended well, badly or without a response (D76). */

mockBackend()
vi.setConfig({ testTimeout: 120_000 })

let rows: StoredVersion[]
const row = (slug: string, language: string, changes: Partial<StoredVersion> = {}) =>
  storedVersion({ slug, language, id: `${slug} ${language}`, title: `${slug} ${language}`, ...changes })
const put = (version: StoredVersion) => {
  rows = [...rows.filter(({ id }) => id !== version.id), { ...version, updated_at: crypto.randomUUID() }]
}
const drop = (gone: (version: StoredVersion) => boolean) => {
  rows = rows.filter((version) => !gone(version))
}
const deleted = { slug: 'one', language: 'de', id: 7, title: 'one de', replaced_at: '2026-03-05T10:00:00Z' }

type End = 'well' | 'badly' | 'without a response'
let finish: ((end: End) => Promise<void>) | undefined

/** Answers when the test says so. A write that ends without a response is stored. */
function whenFinished<Value>(store: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    finish = (end) =>
      act(async () => {
        const value = end === 'badly' ? undefined : store()
        if (end === 'well') resolve(value as Value)
        else
          reject(
            end === 'badly'
              ? Object.assign(new Error('no'), { name: 'PostgrestError' })
              : new TypeError('Failed to fetch'),
          )
      })
  })
}

beforeEach(() => {
  finish = undefined
  rows = [
    row('one', 'en'),
    row('one', 'sk', { source_digest: 'older', unread: true }),
    row('two', 'en'),
    row('two', 'sk'),
  ]
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(async () => true)
  vi.spyOn(session, 'checkSession').mockResolvedValue('valid')
  vi.spyOn(translations, 'isTranslationSetUp').mockResolvedValue(true)
  vi.spyOn(history, 'findEarlierVersion').mockResolvedValue(null)
  vi.spyOn(history, 'listDeletedVersions').mockResolvedValue([deleted])
  vi.spyOn(history, 'restoreDeletedVersions').mockImplementation(() =>
    whenFinished(() => put(row('one', 'de'))),
  )
  vi.spyOn(repository, 'listVersions').mockImplementation(async () => rows)
  vi.spyOn(repository, 'getVersions').mockImplementation(async (slug) =>
    rows.filter((version) => version.slug === slug),
  )
  vi.spyOn(repository, 'findVersion').mockImplementation(
    async (slug, language) =>
      rows.find((version) => version.slug === slug && version.language === language) ?? null,
  )
  vi.spyOn(repository, 'insertVersion').mockImplementation((content) =>
    whenFinished(() => {
      const version = storedVersion({ ...content, id: `${content.slug} ${content.language}` })
      put(version)
      return version
    }),
  )
  vi.spyOn(repository, 'updateVersion').mockImplementation(({ id }, change) =>
    whenFinished(() => {
      const version = { ...rows.find((candidate) => candidate.id === id), ...change } as StoredVersion
      put(version)
      return version
    }),
  )
  vi.spyOn(repository, 'markTranslationAsRead').mockImplementation((version) =>
    whenFinished(() => {
      put({ ...version, unread: false, source_digest: version.text_digest })
      return version
    }),
  )
  vi.spyOn(repository, 'deleteStudy').mockImplementation((slug) =>
    whenFinished(() => drop((version) => version.slug === slug)),
  )
  vi.spyOn(repository, 'deleteVersion').mockImplementation(({ id }) =>
    whenFinished(() => drop((version) => version.id === id)),
  )
  vi.spyOn(translations, 'createTranslations').mockImplementation((scope) =>
    whenFinished(() => {
      if (!scope?.preview) put(row('one', 'cz'))
      const language = scope?.preview ? 'sk' : 'cz'
      const texts = { title: 'Preložené' }
      return { translations: [{ slug: 'one', language, texts }], skipped: [], failed: [] }
    }),
  )
})

type Router = Awaited<ReturnType<typeof openAdmin>>['router']

const titles = () => screen.queryAllByLabelText<HTMLInputElement>(/^Title/)
const titleOf = (index: number) => titles()[index] as HTMLInputElement
const click = async (name: string | RegExp) => act(async () => (await screen.findByText(name)).click())
const clickLabel = async (name: string) => act(async () => screen.getByLabelText(name).click())

/** Starts in the form of the study `one`. */
const writes: Record<string, () => Promise<void>> = {
  save: async () => {
    await userEvent.type(titleOf(0), '?')
    await click('Update')
  },
  'save and stay': async () => {
    await userEvent.type(titleOf(1), '?')
    await click('Save')
  },
  'delete a study': () => clickLabel('Delete: one en'),
  'delete a version': () => click('Delete the SK version'),
  restore: () => clickLabel('Restore: one de'),
  'translate what is missing': () => click('Translate what is missing'),
  'translate again': () => click('Translate again'),
  'mark as compared': () => click('I have compared it with the English text'),
}

const go = (router: Router, to: string | number) =>
  act(async () => {
    if (typeof to === 'number') await router.navigate(to)
    else await router.navigate(to)
  })

const places: Record<string, (router: Router) => Promise<void>> = {
  nowhere: async () => undefined,
  'another study': (router) => go(router, '/tb_admin/case-studies/two'),
  'a new study': (router) => go(router, '/tb_admin/case-studies'),
  'another page': (router) => go(router, '/tb_admin/it-projects'),
  'another study and back': async (router) => {
    await go(router, '/tb_admin/case-studies/two')
    await go(router, -1)
  },
}

const slugOf = (router: Router) => router.state.matches.at(-1)?.params.slug

const ends: End[] = ['well', 'badly', 'without a response']

/** A run that fails in its form may have stored a part (A7). */
const isAlwaysTested = (write: string, place: string) =>
  write === 'translate what is missing' && place === 'nowhere'

/** Each write and each place with every end. `OVERLAP=all` tests all 120 combinations. */
const isWholeTable = process.env.OVERLAP === 'all'
const table = Object.keys(writes).flatMap((write, column) =>
  Object.keys(places).flatMap((place, line) =>
    ends
      .filter(
        (_, index) =>
          isWholeTable ||
          isAlwaysTested(write, place) ||
          (line + index) % Object.keys(places).length === column % 5,
      )
      .map((end) => [write, place, end] as const),
  ),
)

test.each(table)('"%s", gone to %s, ended %s: nothing is lost, moved or stale', async (write, place, end) => {
  const { router, shownPath } = await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('one en')
  await writes[write]?.()
  await vi.waitFor(() => expect(finish).toBeDefined())
  await places[place]?.(router)
  const isForm = () => titles().length > 0
  if (place !== 'nowhere' && isForm()) {
    await screen.findByText(slugOf(router) ? 'Edit case study' : 'New case study', { selector: 'h2' })
    await userEvent.type(titleOf(3), 'Getippt')
  }
  const path = shownPath()
  await finish?.(end)
  await vi.waitFor(() => {
    expect([...router.state.fetchers.values()].every(({ state }) => state === 'idle')).toBe(true)
    expect(router.state.navigation.state).toBe('idle')
    expect(router.state.revalidation).toBe('idle')
  })

  if (place !== 'nowhere') expect(shownPath().split('?')[0]).toBe(path.split('?')[0])
  if (place !== 'nowhere' && isForm()) expect(titleOf(3)).toHaveValue('Getippt')
  const slug = slugOf(router)
  for (const draft of readDrafts()) {
    if (draft.values.de) expect(draft.slug).toBe(slug ?? null)
    else expect(draft.slug).toBe('one')
  }
  if (place === 'another page') await go(router, '/tb_admin/case-studies')
  // The list and the tabs show what is stored.
  const slugs = [...new Set(rows.map((version) => version.slug))]
  await vi.waitFor(() => {
    const shown = [...document.querySelectorAll('[data-study]')].map((item) =>
      item.getAttribute('data-study'),
    )
    expect(new Set(shown)).toEqual(new Set(slugs))
  })
  for (const each of slugs) {
    const item = document.querySelector<HTMLElement>(`[data-study="${each}"]`)
    const stored = rows.filter((version) => version.slug === each)
    const title = stored.find(({ language }) => language === 'en')?.title ?? stored[0]?.title
    expect(within(item as HTMLElement).getByRole('heading', { hidden: true })).toHaveTextContent(title ?? '')
    const missing = within(item as HTMLElement).queryAllByText(/: Missing$/)
    expect(missing).toHaveLength(languages.length - stored.length)
  }
  if (slug !== undefined && isForm()) {
    const states = screen
      .getAllByRole('tab', { hidden: true })
      .map(({ textContent }) => /missing/.test(textContent))
    const stored = languages.map(
      (code) => !rows.some((version) => version.slug === slug && version.language === code),
    )
    expect(states).toEqual(stored)
  }
})
