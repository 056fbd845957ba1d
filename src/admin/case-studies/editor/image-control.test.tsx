import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as repository from '@/features/case-studies/api/case-study-repository'

import { renderInForm } from '../testing/render-in-form'
import { fieldNamed, versionValues } from '../testing/stored-version'
import * as pictures from './shrink-image'
import type { StudyValues } from './study-values'
import * as uploads from './use-upload'
import { VersionField } from './version-field'

const url = '/pictures/new.png'
const copy = vi.fn<ReturnType<typeof uploads.useUpload>['upload']>()
const upload = { uploading: false, error: undefined, cancel: vi.fn() }

beforeEach(() => {
  copy.mockReset().mockResolvedValue({ url: '/pictures/copy.webp', width: 1, height: 1 })
  vi.spyOn(uploads, 'useUpload').mockReturnValue({ ...upload, upload: copy })
})

function showField(typed: Partial<StudyValues> = {}) {
  const field = <VersionField language="en" field={fieldNamed('featured_image')} isCompared={false} />
  return renderInForm(field, {}, { en: versionValues({ featured_image: url }), ...typed })
}

const address = () => screen.getByLabelText('Featured image')
const picture = () => screen.getByRole('presentation').getAttribute('src')

test('the picture of an address is shown, or named if it cannot be loaded', async () => {
  await showField()
  await userEvent.clear(address())
  await userEvent.type(address(), '/pictures/other.png')
  await userEvent.tab()
  expect(picture()).toBe('/pictures/other.png')
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.getByRole('status')).toHaveTextContent('The picture cannot be loaded from this address.')
  expect(copy).not.toHaveBeenCalled()
  await userEvent.type(address(), 's')
  expect(picture()).toBe('/pictures/other.pngs')
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(address()).toHaveFocus()
})

test.each(['https://a.example/b.png', 'a.example/b.png'])(
  'a picture at the address %s is copied into the bucket when the field is left',
  async (typed) => {
    const { getValues } = await showField()
    await userEvent.clear(address())
    await userEvent.type(address(), typed)
    await userEvent.tab()
    expect(copy).toHaveBeenCalledExactlyOnceWith('https://a.example/b.png', expect.anything())
    await vi.waitFor(() => expect(getValues('en.featured_image')).toBe('/pictures/copy.webp'))
  },
)

test('an address that is typed while a picture is uploaded stays', async () => {
  let end: (image: Awaited<ReturnType<typeof copy>>) => void = () => undefined
  copy.mockReturnValue(new Promise((resolve) => (end = resolve)))
  await showField()
  const file = new File(['bytes'], 'a.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText(/^Upload a picture/), file)
  await userEvent.type(address(), 's')
  await act(async () => end({ url: '/pictures/uploaded.webp', width: 1, height: 1 }))
  expect(address()).toHaveValue(`${url}s`)
})

test('the same file can be chosen again, for example after a failed upload', async () => {
  copy.mockResolvedValue(undefined)
  await showField()
  const file = new File(['bytes'], 'a.png', { type: 'image/png' })
  for (const times of [1, 2]) {
    await userEvent.upload(screen.getByLabelText(/^Upload a picture/), file)
    expect(copy).toHaveBeenCalledTimes(times)
  }
})

test('a running upload can be cancelled, and a failure is shown', async () => {
  vi.spyOn(uploads, 'useUpload').mockReturnValue({
    ...upload,
    uploading: true,
    error: 'Too large',
    upload: copy,
  })
  await showField()
  expect(screen.getByRole('alert')).toHaveTextContent('Too large')
  const input = screen.getByLabelText(/^Upload a picture/)
  expect(input).toHaveAttribute('aria-disabled', 'true')
  await userEvent.upload(input, new File(['bytes'], 'a.png', { type: 'image/png' }))
  expect(copy).not.toHaveBeenCalled()
  expect(input, 'an upload keeps the focus').toHaveFocus()
  expect(screen.getByText('Uploading...')).toHaveAttribute('aria-live', 'polite')
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  upload.cancel.mockReset()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }))
  expect(upload.cancel).toHaveBeenCalledOnce()
})

test('"Remove" also removes what was said about a failed upload', async () => {
  vi.mocked(uploads.useUpload).mockRestore()
  await showField()
  const drawing = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })
  const input = screen.getByLabelText(/^Upload a picture/)
  await userEvent.upload(input, drawing, { applyAccept: false })
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Prosím nahrajte obrázok'))
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test.each(['is cancelled', 'ends'])(
  'when an upload %s, the focus of its button moves to the address (A8)',
  async (how) => {
    let end: (url: string) => void = () => undefined
    vi.mocked(uploads.useUpload).mockRestore()
    vi.spyOn(repository, 'uploadImage').mockReturnValue(new Promise((resolve) => (end = resolve)))
    vi.spyOn(pictures, 'shrinkImage').mockImplementation(async (file) => ({ file, width: 1, height: 1 }))
    await showField()
    const file = new File(['bytes'], 'a.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText(/^Upload a picture/), file)
    const button = await screen.findByRole('button', { name: 'Cancel the upload' })
    await vi.waitFor(() => expect(repository.uploadImage).toHaveBeenCalled())
    if (how === 'is cancelled') await userEvent.click(button)
    else {
      button.focus()
      await act(async () => end('/pictures/uploaded.webp'))
    }
    await vi.waitFor(() => expect(address()).toHaveFocus())
    expect(button).not.toBeInTheDocument()
    expect(address()).toHaveValue(how === 'ends' ? '/pictures/uploaded.webp' : url)
  },
)

test('the picture is offered to other languages with a text only if theirs differs', async () => {
  const sk = versionValues({ featured_image: '/pictures/old.png' })
  const { getValues } = await showField({ sk, de: versionValues() })
  await userEvent.click(screen.getByRole('button', { name: 'Also use for SK, DE' }))
  expect(getValues('sk')).toEqual({ ...sk, featured_image: url })
  expect(getValues('cz.featured_image')).toBe('')
  expect(screen.queryByRole('button', { name: /^Also use/ })).not.toBeInTheDocument()
  expect(address()).toHaveFocus()
})
