import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'

import { i18nFor } from '@/i18n/i18n'

import { studyValues, type StudyValues } from './study-values'
import { VersionTextField } from './version-text-field'

function Field({ rows }: { rows?: number }) {
  const form = useForm<StudyValues>({ defaultValues: studyValues({}) })
  return (
    <I18nextProvider i18n={i18nFor('en')}>
      <FormProvider {...form}>
        <VersionTextField language="en" field="title" rows={rows} hintId="hint" />
        <p id="hint">A hint</p>
      </FormProvider>
    </I18nextProvider>
  )
}

test.each([
  ['without rows', undefined],
  ['with three rows', 3],
])('the hint is the accessible description of the text box of VersionTextField %s', (_, rows) => {
  render(<Field rows={rows} />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A hint')
})

const MAX_TITLE = 200

test('VersionTextField keeps a pasted text that is too long, and shows its length and the maximum', async () => {
  render(<Field />)
  const title = screen.getByRole('textbox')
  await userEvent.click(title)
  await userEvent.paste('a'.repeat(MAX_TITLE + 1))
  expect(title).toHaveValue('a'.repeat(MAX_TITLE + 1))
  expect(title).toHaveAccessibleDescription('A hint 201 of 200 characters')
})

test.each([
  ['hides', 179, 'A hint'],
  ['shows', 180, 'A hint 180 of 200 characters'],
])('VersionTextField %s the length of a text with %d of 200 characters', async (_, length, description) => {
  render(<Field />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('a'.repeat(length))
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(description)
})
