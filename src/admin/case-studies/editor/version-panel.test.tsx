import { caseStudyFields } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { shownNotice } from '@/components/toast/notify'
import { loadCatalogues } from '@/i18n/i18n'
import * as history from '@/features/case-studies/api/case-study-history'
import * as translations from '@/features/case-studies/api/create-translations'

import { renderInForm } from '../testing/render-in-form'
import { storedVersion, versionValues } from '../testing/stored-version'
import { valuesOf, type StoredVersions, type StudyValues } from './study-values'
import { VersionPanel } from './version-panel'

const confirm = vi.fn<(question: dialog.Question) => Promise<boolean>>()
/** Shows the Czech panel of a study whose English text was typed. The study is not stored if there are no versions. */
const show = (typed: Partial<StudyValues> = {}, versions: StoredVersions = {}) =>
  renderInForm(
    <Tabs.Root value="cz">
      <VersionPanel language="cz" />
    </Tabs.Root>,
    versions,
    { en: versionValues({ title: 'The English title' }), ...typed },
  )

beforeEach(async () => {
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm.mockReset())
  await loadCatalogues('en', ['common', 'forms'])
})

const names =
  'The study, Title, Client, Category, Featured image, Short description, Content, The client, About company, ' +
  'Testimonial, Quote, Author, Role, Photo'

test('each field has a named control in its language, without maxlength, which would cut a pasted text', async () => {
  await show()
  const named = [...document.querySelectorAll('legend, label[for]')]
  expect(named.map(({ textContent }) => textContent).join(', ')).toBe(names)
  expect(document.querySelector('button:not([type=button])'), 'a button that saves').toBeNull()
  expect(screen.getByLabelText(/^Short description/)).toHaveAttribute('rows', '3')
  for (const { name, kind } of caseStudyFields) {
    const control = () => document.querySelector(`[name="cz.${name}"], [data-name="cz.${name}"]`)
    await vi.waitFor(() => expect(control(), name).toBeVisible())
    expect(control(), name).not.toHaveAttribute('maxlength')
    expect(control(), name).not.toBeRequired()
    expect(control()?.getAttribute('lang'), name).toBe(kind === 'image' ? null : 'cs')
  }
})

test('"Show English" shows a read-only English text beside each translated field', async () => {
  await show()
  const english = () => screen.queryAllByLabelText(/^English: /)
  await userEvent.click(screen.getByRole('button', { name: 'Show English' }))
  expect(english()).toHaveLength(caseStudyFields.filter((field) => field.translated).length)
  expect(screen.getByLabelText('English: Title')).toHaveTextContent('The English title')
  expect(screen.getByLabelText('English: Title')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Hide English')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Hide English' }))
  expect(english()).toEqual([])
})

test.each([
  ['copies into an empty language without a question', '', undefined, 'The English title'],
  ['keeps the text if the answer is no', 'Česky', false, 'Česky'],
  ['replaces the text if the answer is yes', 'Česky', true, 'The English title'],
])('"Copy from English" %s', async (_, title, answer, expected) => {
  if (answer !== undefined) confirm.mockResolvedValue(answer)
  const { getValues } = await show({ cz: { ...valuesOf(undefined), title, published: false } })
  await userEvent.click(screen.getByRole('button', { name: 'Copy from English' }))
  expect(getValues('cz')).toMatchObject({ title: expected, published: false })
  expect(confirm).toHaveBeenCalledTimes(answer === undefined ? 0 : 1)
})

test.each([
  [true, ['/cz/pripadove-studie/study _blank']],
  [false, []],
])('if the version has published: %s, the links to its public page are %j', async (published, paths) => {
  await show({}, { en: storedVersion(), cz: storedVersion({ language: 'cz', published }) })
  expect(
    screen
      .queryAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')].join(' ')),
  ).toEqual(paths)
})

test('an outdated translation shows what has changed, and a new one is only offered', async () => {
  const en = storedVersion({ title: 'New' })
  vi.spyOn(history, 'findEarlierVersion').mockResolvedValue({ ...en, title: 'Old' })
  const made = { slug: 'study', language: 'cz', texts: { title: 'Nový překlad' } }
  const report = { translations: [made], skipped: [], failed: [] }
  const create = vi.spyOn(translations, 'createTranslations').mockResolvedValue(report)
  const cz = storedVersion({ language: 'cz', source_digest: 'digest of the old texts', unread: true })
  const typed = { cz: versionValues({ title: 'Typed', published: false }) }
  const { getValues } = await show(typed, { en, cz })
  expect(await screen.findByText('English then')).toBeVisible()
  const notice = screen.getByRole('region', { name: 'Translation' })
  expect(notice).toHaveTextContent(
    /nobody has read yet\.The English text has changed .*TitleEnglish thenOldEnglish nowNew/,
  )

  const translate = () => userEvent.click(screen.getByRole('button', { name: 'Translate again' }))
  confirm.mockResolvedValueOnce(true)
  await translate()
  expect(create).toHaveBeenLastCalledWith({ slug: 'study', languages: ['cz'], preview: true })
  const note = expect.stringMatching(/^Only the CZ version .* is not saved\.$/) as string
  expect(confirm).toHaveBeenNthCalledWith(1, expect.objectContaining({ lang: 'sk', note }))
  expect(await screen.findByText(/^A new machine translation/)).toBeVisible()
  expect(shownNotice()?.title).toBe('A new translation is ready.')
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Put it into the form' }))
  confirm.mockResolvedValueOnce(false)
  await use()
  expect(getValues('cz.title')).toBe('Typed')
  confirm.mockResolvedValueOnce(true)
  await use()
  const expected = { title: 'Nový překlad', content: '', published: false }
  await vi.waitFor(() => expect(getValues('cz')).toMatchObject(expected))
  expect(shownNotice()?.title).toMatch(/^The new translation is in the form\./)
  expect(screen.queryByText(/^A new machine translation/)).not.toBeInTheDocument()
})
