import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { storedVersion, versionValues } from '../testing/stored-version'
import { studyValues, type StudyValues } from './study-values'
import { VersionActions } from './version-actions'

const confirm = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('@/components/confirm-dialog', () => ({ useConfirm: () => confirm }))
beforeEach(() => void confirm.mockReset())

const en = storedVersion()
let form: UseFormReturn<StudyValues>

function show(typed: Partial<StudyValues>, sk?: { published: boolean }) {
  const versions = { en, ...(sk && { sk: storedVersion({ language: 'sk', ...sk }) }) }
  function Form() {
    form = useForm<StudyValues>({ defaultValues: studyValues(versions, typed) })
    return (
      <FormProvider {...form}>
        <VersionActions
          language="sk"
          study={{ slug: 'study', versions }}
          isCompared={false}
          onCompare={() => undefined}
        />
      </FormProvider>
    )
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form /> }])} />)
}

test.each([
  ['copies into an empty language without a question', '', undefined, en.excerpt],
  ['keeps the text if the answer is no', 'Po slovensky', false, 'Po slovensky'],
  ['replaces the text if the answer is yes', 'Po slovensky', true, en.excerpt],
])('"Copy from English" %s', async (_, excerpt, answer, expected) => {
  if (answer !== undefined) confirm.mockResolvedValue(answer)
  const sk = { ...studyValues({}).sk, excerpt, published: false }
  show({ en: versionValues(), sk })
  await userEvent.click(screen.getByRole('button', { name: 'Copy from English' }))
  expect(form.getValues('sk')).toMatchObject({ excerpt: expected, published: false })
  expect(confirm).toHaveBeenCalledTimes(answer === undefined ? 0 : 1)
})

test.each([
  ['a published version', { published: true }, ['/sk/pripadove-studie/study']],
  ['a draft', { published: false }, []],
  ['a version that is not stored', undefined, []],
])('the link to the public page of %s', (_, sk, paths) => {
  show({}, sk)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths)
})
