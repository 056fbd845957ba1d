import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { clearNotice, shownNotice } from '@/components/toast/notify'
import * as api from '@/features/case-studies/api/create-translations'

import { renderInManager } from '../testing/render-in-form'
import { translationPlan, useTranslate } from './use-translate'

const confirm = vi.fn<(question: dialog.Question) => Promise<boolean>>()
let respond: (report?: Partial<api.TranslationReport>) => Promise<void>
let fail: (error: Error) => Promise<void>

beforeEach(async () => {
  clearNotice()
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm.mockReset().mockResolvedValue(true))
  const response = new Promise<api.TranslationReport>((resolve, reject) => {
    respond = (report) => act(async () => resolve({ translations: [], skipped: [], failed: [], ...report }))
    fail = (error) => act(async () => reject(error))
  })
  vi.spyOn(api, 'createTranslations').mockReturnValue(response)
  await renderInManager(<Manager />)
})

function Manager() {
  const { translate, isRunning, report, closeReport } = useTranslate()
  return (
    <>
      <button onClick={() => void translate('All')}>{isRunning ? 'Generating' : 'Generate'}</button>
      <button onClick={() => void translate('One', { slug: 'study' })}>Translate</button>
      {report && <button onClick={closeReport}>{report.failed.length} failed</button>}
    </>
  )
}

const click = (name: string) => userEvent.click(screen.getByText(name))

const version = { slug: 'study', language: 'sk' }
const failed = [{ ...version, code: 'quota_exceeded' }]

test.each([
  ['every translation failed', { failed }, 'error', 'Nepodarilo sa vytvoriť preklady'],
  ['one of two failed', { failed, translations: [version] }, 'success', 'Vytvorené 1 prekladov'],
  ['no translation was missing', {}, 'success', 'Vytvorené 0 prekladov'],
])('the toast after a run in which %s', async (_, report, tone, title) => {
  await click('Generate')
  await respond(report)
  await vi.waitFor(() => expect(shownNotice()).toMatchObject({ tone, title, lang: 'sk' }))
})

test('a run without a response is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await click('Generate')
  await fail(new Error('504'))
  await vi.waitFor(() => expect(shownNotice()?.title).toBe('Nepodarilo sa vytvoriť preklady'))
  expect(screen.getByText('Generate')).toBeVisible()
})

test('only one run at a time, and its report appears until it is closed', async () => {
  await click('Generate')
  await click('Generating')
  await respond({ failed })
  expect(api.createTranslations).toHaveBeenCalledOnce()
  expect(await screen.findByText('Generate')).toBeVisible()
  await click('1 failed')
  expect(screen.queryByText('1 failed')).not.toBeInTheDocument()
})

test('every run asks first, and may be declined (D65)', async () => {
  await click('Translate')
  await respond()
  expect(api.createTranslations).toHaveBeenLastCalledWith({ slug: 'study' })
  await click('Generate')
  await vi.waitFor(() => expect(api.createTranslations).toHaveBeenLastCalledWith(undefined))
  await screen.findByText('Generate')
  const text = 'Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?'
  expect(confirm.mock.calls.map(([question]) => question.text)).toEqual([text, text])
  confirm.mockResolvedValue(false)
  await click('Generate')
  expect(api.createTranslations).toHaveBeenCalledTimes(2)
})

const published = { published: true }
const draft = { published: false }

test('the plan names each missing version, and how many go public unread', () => {
  const studies = [
    { title: 'Duos', versions: { en: published, sk: draft } },
    { title: 'Draft', versions: { en: draft, sk: draft, cz: draft } },
    { title: 'Complete', versions: { en: published, sk: published, cz: published, de: published } },
    { title: 'Without English', versions: { sk: published } },
  ]
  expect(translationPlan(studies)).toBe(
    'To be created: 3 (published at once, unread: 2). Duos (CZ, DE); Draft (DE).',
  )
  expect(translationPlan([])).toBe('No language version is missing.')
})
