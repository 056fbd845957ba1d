import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { createTranslations, type TranslationReport } from '@/features/case-studies/api/create-translations'

import { useTranslations } from './use-translations'

vi.mock('@/components/confirm-dialog', () => ({ useConfirm: () => () => Promise.resolve(true) }))
vi.mock(import('@/features/case-studies/api/create-translations'), async (original) => ({
  ...(await original()),
  createTranslations: vi.fn<typeof createTranslations>(),
}))

const version = { slug: 'study', language: 'sk' }
const failed = [{ ...version, code: 'quota_exceeded' }]

let respond: (report: Partial<TranslationReport>) => Promise<void>
beforeEach(() => {
  clearNotices()
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

test('the manager shows the same translation run and its report after it was left and opened again, and starts no second run', async () => {
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
