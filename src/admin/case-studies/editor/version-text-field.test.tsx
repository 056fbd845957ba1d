import { render, screen } from '@testing-library/react'
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
