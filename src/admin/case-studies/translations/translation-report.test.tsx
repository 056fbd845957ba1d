import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { renderIn } from '@/lib/testing/render'

import { groupBySlug } from '../list/listed-studies'
import { listedVersion } from '../testing/stored-version'
import { translationReasons } from './translation-reasons'
import { TranslationReport } from './translation-report'

const of = (slug: string, language: string) => ({ slug, language })

test('the report is folded, has one line per cause, names the studies and can be closed', async () => {
  const onClose = vi.fn<() => void>()
  const report = {
    translations: [of('one', 'sk'), { ...of('one', 'de'), reason: 'html_changed' }],
    failed: ['sk', 'cz', 'de'].map((language) => ({ ...of('two', language), code: 'quota_exceeded' })),
    skipped: ['exists', 'no_english_version'].map((reason) => ({ ...of('gone', 'cz'), reason })),
  }
  const studies = groupBySlug([listedVersion('one', 'en'), listedVersion('two', 'en')])
  const show = (shown: typeof report) =>
    renderIn('en', <TranslationReport report={shown} studies={studies} onClose={onClose} />)
  await show(report)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Not created: 3 · Created: 2 · Left as it is: 1'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not created, the quota of the translation service is used up (3): Title of two SK; Title of two CZ; Title of two DE',
    'Created (1): Title of one SK',
    expect.stringMatching(/^Created, saved as a draft: .* \(1\): Title of one DE$/),
    'Left as it is, the English version has been deleted in the meantime (1): gone CZ',
  ])
  const link = screen.getByRole('link', { name: 'Title of one SK' })
  expect(link).toHaveAttribute('href', '/tb_admin/case-studies/one?lang=sk')
  await userEvent.click(screen.getByRole('button', { name: 'Close the report' }))
  expect(onClose).toHaveBeenCalledOnce()
  await show({ translations: [], failed: [], skipped: [] })
  expect(screen.getByText('No language version was missing.')).toBeVisible()
})

test.each([
  ['html_changed', 'markup'],
  ['unchanged', 'came back in English'],
  ['no_english_version', 'deleted'],
  ['quota_exceeded', 'quota'],
  ['translation_key_refused', 'key'],
  ['translation_unavailable', 'cannot be reached'],
  ['translation_refused', 'refused the text'],
  ['source_too_large', 'is too large'],
  ['translation_unusable', 'no usable text'],
  ['time_limit', 'run it again'],
  ['too_long', 'too long for its field'],
  ['not_saved', 'database rejected'],
  ['internal_error', 'unexpected'],
])('the text of the reason %s contains "%s"', (reason, words) => {
  expect(translationReasons[reason]).toContain(words)
})
