import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Question } from '@/components/confirm-dialog'
import { clearNotices, noticeStore } from '@/components/toast/notify'
import { createTranslations, type TranslationReport } from '@/features/case-studies/api/create-translations'

import { useTranslations } from './use-translations'

const confirm = vi.hoisted(() => vi.fn<(question: Question) => Promise<boolean>>())
vi.mock('@/components/confirm-dialog', () => ({ useConfirm: () => confirm }))
vi.mock(import('@/features/case-studies/api/create-translations'), async (original) => ({
  ...(await original()),
  createTranslations: vi.fn<typeof createTranslations>(),
}))

const version = { slug: 'study', language: 'sk' }
const failed = [{ ...version, code: 'quota_exceeded' }]

let respond: (report: Partial<TranslationReport>) => Promise<void>
beforeEach(() => {
  clearNotices()
  confirm.mockReset().mockResolvedValue(true)
  vi.mocked(createTranslations)
    .mockReset()
    .mockReturnValue(
      new Promise((resolve) => {
        respond = (report) =>
          act(async () => resolve({ translations: [], skipped: [], failed: [], ...report }))
      }),
    )
})

function Manager() {
  const { generate, working, report } = useTranslations()
  return (
    <>
      <button onClick={() => void generate()}>{working ? 'Generating' : 'Generate'}</button>
      <button onClick={() => void generate({ slug: 'study' })}>Translate</button>
      {report && <p>{report.failed.length} failed</p>}
      <Link to="/other">Leave</Link>
    </>
  )
}

function openManager() {
  const router = createMemoryRouter([
    { path: '/', element: <Manager /> },
    { path: '/other', element: <Link to="/">Back</Link> },
  ])
  render(<RouterProvider router={router} />)
}

const click = (name: string) => userEvent.click(screen.getByText(name))
const toasts = () => noticeStore.snapshot().map(({ tone, title }) => ({ tone, title }))

test.each([
  ['an error if every translation failed', { failed }, 'error', 'Nepodarilo sa vytvoriť preklady'],
  [
    'success if one translation failed and one was created',
    { failed, translations: [version] },
    'success',
    'Vytvorené 1 prekladov',
  ],
  ['success if no translation was missing', {}, 'success', 'Vytvorené 0 prekladov'],
])('the toast after a translation run reports %s', async (_, report, tone, title) => {
  openManager()
  await click('Generate')
  await respond(report)
  expect(toasts()).toEqual([{ tone, title }])
})

test('a translation run continues and its report appears if the administrator leaves the page', async () => {
  openManager()
  await click('Generate')
  await click('Leave')
  await click('Back')
  await click('Generating')
  expect(createTranslations).toHaveBeenCalledOnce()
  await click('Leave')
  await respond({ failed })
  await click('Back')
  expect(screen.getByText('Generate')).toBeVisible()
  expect(screen.getByText('1 failed')).toBeVisible()
})

test('generate passes its scope to createTranslations, or undefined if it has no scope', async () => {
  openManager()
  await click('Translate')
  await respond({})
  await click('Generate')
  await respond({})
  expect(vi.mocked(createTranslations).mock.calls).toEqual([[{ slug: 'study' }], [undefined]])
})

test('generate asks before a run for all studies, and starts no run if the answer is no', async () => {
  openManager()
  await click('Translate')
  await respond({})
  expect(confirm).not.toHaveBeenCalled()
  await click('Generate')
  await respond({})
  expect(confirm.mock.calls.map(([{ text }]) => text)).toEqual([
    'Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?',
  ])
  confirm.mockResolvedValue(false)
  await click('Generate')
  expect(createTranslations).toHaveBeenCalledTimes(2)
})
