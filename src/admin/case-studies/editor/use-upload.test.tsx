import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { clearNotice, shownNotice } from '@/components/toast/notify'
import * as repository from '@/features/case-studies/api/case-study-repository'

import { PictureForm } from './html/picture-form'
import * as pictures from './shrink-image'
import { useUpload } from './use-upload'

const picture = new File(['bytes'], 'a.png', { type: 'image/png' })
const large = new File([new Uint8Array(5 * 2 ** 20 + 1)], 'large.png', { type: 'image/png' })
const drawing = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })
const refused = Object.assign(new Error('Bucket is full'), { name: 'StorageApiError' })

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  clearNotice()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(repository, 'uploadImage').mockResolvedValue('https://example.com/a.png')
  vi.spyOn(pictures, 'shrinkImage').mockImplementation(async (file) => ({ file, width: 3, height: 2 }))
})

async function upload(file: File) {
  const { result } = renderHook(() => useUpload())
  const image = await act(() => result.current.upload(file, pictures.pictureBoxes.content))
  return { image, error: result.current.error, toast: shownNotice()?.title }
}

test.each<[string, File, () => unknown, string]>([
  ['has another type', drawing, () => undefined, 'Prosím nahrajte obrázok (JPG, PNG, WEBP)'],
  ['stays too large', large, () => undefined, 'Obrázok je príliš veľký. Maximum je 5MB'],
  [
    'cannot be decoded',
    picture,
    () => vi.mocked(pictures.shrinkImage).mockResolvedValue(undefined),
    'Súbor „a.png“ sa nedá otvoriť ako obrázok.',
  ],
  [
    'is refused by the backend',
    picture,
    () => vi.mocked(repository.uploadImage).mockRejectedValue(refused),
    'Bucket is full',
  ],
  [
    'does not reach the backend',
    picture,
    () => vi.mocked(repository.uploadImage).mockRejectedValue(new TypeError('Failed to fetch')),
    'Nepodarilo sa nahrať obrázok: server nie je dostupný',
  ],
])('useUpload shows why if a picture %s', async (_, file, prepare, message) => {
  prepare()
  const { error, ...rest } = await upload(file)
  expect(rest).toEqual({ image: undefined, toast: message })
  render(<p>{error}</p>)
  const lang = message === refused.message ? undefined : 'sk'
  expect(screen.getByText(message).lang).toBe(lang ?? '')
  expect(shownNotice()?.lang).toBe(lang)
})

test('a picture over 5 MB is uploaded if it becomes small enough (D35)', async () => {
  vi.mocked(pictures.shrinkImage).mockResolvedValue({ file: picture, width: 1, height: 1 })
  expect(await upload(large)).toMatchObject({ image: { width: 1 }, error: undefined })
})

test('a later upload removes the error of an earlier one', async () => {
  const { result } = renderHook(() => useUpload())
  const { upload: start } = result.current
  await act(() => start(drawing, pictures.pictureBoxes.content))
  expect(result.current.error).toBeDefined()
  await act(() => start(picture, pictures.pictureBoxes.content))
  expect(result.current.error).toBeUndefined()
})

test('a picture of another server is copied, or its upload is asked for (D35)', async () => {
  const { result } = renderHook(() => useUpload())
  const copy = () =>
    act(() => result.current.upload('https://a.example/b.png', pictures.pictureBoxes.content))
  const load = vi.spyOn(pictures, 'loadPicture').mockResolvedValue(picture)
  expect(await copy()).toMatchObject({ url: 'https://example.com/a.png' })
  load.mockRejectedValue(new Error('no CORS'))
  expect(await copy()).toBeUndefined()
  expect(shownNotice()?.title).toMatch(/Please download and upload it/)
})

const onSave = vi.fn<(picture: object) => void>()
beforeEach(() => void onSave.mockReset())

async function insertPicture(file: File | undefined, isDecorative: boolean) {
  render(<PictureForm file={file} onSave={onSave} onClose={() => undefined} />)
  await userEvent.type(screen.getByLabelText(/^What the picture shows/), isDecorative ? 'Nothing' : ' ')
  if (isDecorative) await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Insert picture' }))
}

test.each([
  ['a file', undefined, true, 'Please choose a picture.'],
  ['a description', picture, false, 'Please describe the picture, or mark it as decorative.'],
])('PictureForm inserts no picture without %s', async (_, file, isDecorative, message) => {
  await insertPicture(file, isDecorative)
  expect(screen.getByText(message)).toBeVisible()
  expect(repository.uploadImage).not.toHaveBeenCalled()
})

test('PictureForm inserts a decorative picture without a description', async () => {
  await insertPicture(picture, true)
  const image = { src: 'https://example.com/a.png', width: '3', height: '2', alt: '', caption: '' }
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(image))
  expect(shownNotice()?.title).toBe('Obrázok nahratý úspešne')
})

test('PictureForm shows and changes the texts of a picture in the text', async () => {
  const image = { src: '/a.png', alt: 'Our team', caption: 'In 2026', width: '1' }
  render(<PictureForm picture={image} onSave={onSave} onClose={() => undefined} />)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await userEvent.type(screen.getByLabelText(/^What the picture shows/), '!')
  await userEvent.type(screen.getByLabelText(/^Caption/), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(onSave).toHaveBeenLastCalledWith({ ...image, alt: 'Our team!', caption: 'In 2026!' })
  render(<PictureForm picture={{ alt: '' }} onSave={onSave} onClose={() => undefined} />)
  expect(screen.getAllByRole('checkbox')[1]).toBeChecked()
})

test('closing PictureForm cancels its upload', async () => {
  vi.mocked(repository.uploadImage).mockReturnValue(new Promise(() => undefined))
  await insertPicture(picture, true)
  expect(screen.getByRole('button', { name: 'Uploading...' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(repository.uploadImage).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Insert picture' })).toBeVisible()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(onSave).not.toHaveBeenCalled()
})
