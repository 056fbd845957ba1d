import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, test } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { i18nFor } from '@/i18n/i18n'

import { versionValues } from '../testing/stored-version'
import { studyValues, type StudyValues } from './study-values'
import { SamePicture, VersionImageField } from './version-image-field'

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

const url = 'https://example.com/new.png'

async function copyEnglish(typed: Partial<StudyValues>) {
  const en = versionValues({ featured_image: url })
  const { result } = renderHook(() => useForm({ defaultValues: studyValues({}, { en, ...typed }) }))
  render(
    <FormProvider {...result.current}>
      <SamePicture language="en" field="featured_image" />
    </FormProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Use for all languages: Featured image' }))
  return result.current
}

const picturesIn = (form: UseFormReturn<StudyValues>) =>
  Object.values(form.getValues()).map((version) => version.featured_image)
const toasts = () => noticeStore.snapshot().map(({ title }) => title)
beforeEach(() => clearNotices())

test('SamePicture copies the picture into the other languages that have a text', async () => {
  const sk = versionValues({ featured_image: 'https://example.com/old.png', testimonial_image: url })
  const form = await copyEnglish({ sk, de: versionValues() })
  expect(picturesIn(form)).toEqual([url, url, '', url])
  expect(form.getValues('sk')).toEqual({ ...sk, featured_image: url })
  expect(toasts()).toEqual(['The picture is in the form for SK, DE. It is not saved yet.'])
})

test('SamePicture says so if every other language has the picture or no text', async () => {
  const form = await copyEnglish({ cz: versionValues({ featured_image: url }) })
  expect(picturesIn(form)).toEqual([url, '', url, ''])
  expect(toasts()).toEqual(['No other language with a text has another picture.'])
})
