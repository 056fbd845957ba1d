import { caseStudyFields } from '@contracts/case-study'
import * as Tabs from '@radix-ui/react-tabs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { loadCatalogues } from '@/i18n/i18n'
import * as history from '@/features/case-studies/api/case-study-history'
import { renderIn } from '@/lib/testing/render'

import { storedVersion, versionValues } from '../testing/stored-version'
import { EditedStudyContext, type EditedStudy } from './edited-study'
import { studyValues, type StoredVersions, type StudyValues } from './study-values'
import { VersionPanel } from './version-panel'

const confirm = vi.fn<() => Promise<boolean>>()
const setVersion = vi.fn<EditedStudy['setVersion']>()
const trackUpload: EditedStudy['trackUpload'] = (upload) => upload
let form: UseFormReturn<StudyValues>

/** Shows the Slovak panel of a study whose English text was typed. The study is not stored if there are no versions. */
async function show(typed: Partial<StudyValues> = {}, versions: StoredVersions = {}) {
  function Panel() {
    const en = versionValues({ title: 'The English title' })
    form = useForm({ defaultValues: studyValues({}, { en, ...typed }) })
    return (
      <FormProvider {...form}>
        <Tabs.Root value="sk">
          <EditedStudyContext
            value={{ slug: versions.en ? 'study' : null, versions, setVersion, trackUpload }}
          >
            <VersionPanel language="sk" />
          </EditedStudyContext>
        </Tabs.Root>
      </FormProvider>
    )
  }
  await renderIn('en', <Panel />)
}

beforeEach(async () => {
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm.mockReset())
  await loadCatalogues('en', ['common', 'forms'])
})
afterEach(() => vi.restoreAllMocks())

test('each field has a control in its language, without maxlength, which would cut a pasted text', async () => {
  await show()
  for (const { name, kind } of caseStudyFields) {
    const control = () => document.querySelector(`[name="sk.${name}"], [data-name="sk.${name}"]`)
    await vi.waitFor(() => expect(control(), name).toBeVisible())
    expect(control(), name).not.toHaveAttribute('maxlength')
    expect(control()?.getAttribute('lang'), name).toBe(kind === 'image' ? null : 'sk')
  }
})

test('"Show English" shows a read-only English text beside each translated field', async () => {
  await show()
  const english = () => screen.queryAllByLabelText(/^English: /)
  await userEvent.click(screen.getByRole('button', { name: 'Show English' }))
  expect(english()).toHaveLength(caseStudyFields.filter((field) => field.translated).length)
  expect(screen.getByLabelText('English: Title')).toHaveTextContent('The English title')
  await userEvent.click(screen.getByRole('button', { name: 'Hide English' }))
  expect(english()).toEqual([])
})

test.each([
  ['copies into an empty language without a question', '', undefined, 'The English title'],
  ['keeps the text if the answer is no', 'Po slovensky', false, 'Po slovensky'],
  ['replaces the text if the answer is yes', 'Po slovensky', true, 'The English title'],
])('"Copy from English" %s', async (_, title, answer, expected) => {
  if (answer !== undefined) confirm.mockResolvedValue(answer)
  await show({ sk: { ...studyValues({}).sk, title, published: false } })
  await userEvent.click(screen.getByRole('button', { name: 'Copy from English' }))
  expect(form.getValues('sk')).toMatchObject({ title: expected, published: false })
  expect(confirm).toHaveBeenCalledTimes(answer === undefined ? 0 : 1)
})

test.each([
  [true, ['/sk/pripadove-studie/study']],
  [false, []],
])('if the version has published: %s, the links to its public page are %j', async (published, paths) => {
  await show({}, { en: storedVersion(), sk: storedVersion({ language: 'sk', published }) })
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths)
})

test('an outdated translation shows what has changed in English since', async () => {
  const en = storedVersion({ title: 'New' })
  vi.spyOn(history, 'findEarlierVersion').mockResolvedValue({ ...en, title: 'Old' })
  await show({}, { en, sk: storedVersion({ language: 'sk', source_digest: 'digest of the old texts' }) })
  expect(await screen.findByText('English then')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Machine translation' })).toHaveTextContent(
    /TitleEnglish thenOldEnglish nowNew/,
  )
})
