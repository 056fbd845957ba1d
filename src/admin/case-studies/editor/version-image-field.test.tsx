import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'

import { i18nFor } from '@/i18n/i18n'

import { versionValues } from '../testing/stored-version'
import { studyValues, type StudyValues } from './study-values'
import { VersionImageField } from './version-image-field'

function Field() {
  const en = versionValues({ featured_image: 'https://example.com/deleted.png' })
  const form = useForm<StudyValues>({ defaultValues: studyValues({}, { en }) })
  return (
    <I18nextProvider i18n={i18nFor('en')}>
      <FormProvider {...form}>
        <VersionImageField language="en" field="featured_image" track={() => undefined} />
      </FormProvider>
    </I18nextProvider>
  )
}

test('VersionImageField says that a picture cannot be loaded', () => {
  render(<Field />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.getByRole('status')).toHaveTextContent('The picture cannot be loaded from this address.')
})
