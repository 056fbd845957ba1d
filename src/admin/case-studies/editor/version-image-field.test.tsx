import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { inLanguage } from '@/lib/testing/render'

import { versionValues } from '../testing/stored-version'
import { studyValues, type StudyValues } from './study-values'
import { SamePicture, VersionImageField } from './version-image-field'

const url = 'https://example.com/new.png'

function showInForm(element: ReactNode, typed: Partial<StudyValues> = {}) {
  const en = versionValues({ featured_image: url })
  const { result } = renderHook(() => useForm({ defaultValues: studyValues({}, { en, ...typed }) }))
  render(inLanguage('en', <FormProvider {...result.current}>{element}</FormProvider>))
  return result.current
}

const copy = () =>
  userEvent.click(screen.getByRole('button', { name: 'Use for all languages: Featured image' }))
const toasts = () => noticeStore.snapshot().map(({ title }) => title)
beforeEach(clearNotices)

test('the field says that a picture cannot be loaded, until its URL changes', async () => {
  showInForm(<VersionImageField language="en" field="featured_image" track={() => undefined} />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.getByRole('status')).toHaveTextContent('The picture cannot be loaded from this address.')
  await userEvent.type(screen.getByLabelText(/^Featured image/), '2')
  expect(screen.getByRole('presentation')).toHaveAttribute('src', `${url}2`)
})

test('"Use for all languages" copies the picture into the other languages that have a text', async () => {
  const sk = versionValues({ featured_image: 'https://example.com/old.png', testimonial_image: url })
  const form = showInForm(<SamePicture language="en" field="featured_image" />, { sk, de: versionValues() })
  await copy()
  expect(form.getValues('sk')).toEqual({ ...sk, featured_image: url })
  expect(form.getValues('cz.featured_image')).toBe('')
  expect(form.getValues('de.featured_image')).toBe(url)
  expect(toasts()).toEqual(['The picture is in the form for SK, DE. It is not saved yet.'])
})
