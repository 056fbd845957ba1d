import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { uploadImage } from '@/features/case-studies/api/case-study-repository'

import { shrinkImage } from '../shrink-image'
import type { Picture } from './html-edits'
import { PictureForm } from './picture-form'

vi.mock('@/features/case-studies/api/case-study-repository', () => ({
  uploadImage: vi.fn<typeof uploadImage>(),
}))
vi.mock(import('../shrink-image'), async (original) => ({
  ...(await original()),
  shrinkImage: vi.fn<typeof shrinkImage>(),
}))

const file = new File(['bytes'], 'a.png', { type: 'image/png' })
const image = { url: 'https://example.com/a.png', width: 8, height: 5 }
const onInsert = vi.fn<(picture: Picture) => void>()

beforeEach(() => {
  onInsert.mockReset()
  vi.mocked(uploadImage).mockReset().mockResolvedValue(image.url)
  vi.mocked(shrinkImage).mockReset().mockResolvedValue({ file, width: 8, height: 5 })
})

const show = (given?: File) =>
  render(<PictureForm file={given} track={() => undefined} onInsert={onInsert} onCancel={() => undefined} />)
const insert = () => userEvent.click(screen.getByRole('button', { name: 'Insert picture' }))

test.each([
  ['a file', undefined, 'Please choose a picture.'],
  ['a description', file, 'Please describe the picture, or mark it as decorative.'],
])('PictureForm inserts no picture without %s', async (_, given, message) => {
  show(given)
  await insert()
  expect(screen.getByText(message)).toBeVisible()
  expect(uploadImage).not.toHaveBeenCalled()
})

test('PictureForm inserts a dropped picture with its description', async () => {
  show(file)
  await userEvent.type(screen.getByRole('textbox'), ' Our team {Enter}')
  await vi.waitFor(() => expect(onInsert).toHaveBeenCalledExactlyOnceWith({ ...image, alt: 'Our team' }))
})

test('PictureForm inserts a decorative picture without a description', async () => {
  show(file)
  await userEvent.click(screen.getByRole('checkbox'))
  await insert()
  await vi.waitFor(() => expect(onInsert).toHaveBeenCalledExactlyOnceWith({ ...image, alt: '' }))
})

test('PictureForm shows why a picture cannot be uploaded', async () => {
  vi.mocked(shrinkImage).mockResolvedValue(undefined)
  show(file)
  await userEvent.click(screen.getByRole('checkbox'))
  await insert()
  expect(await screen.findByText('Súbor „a.png“ sa nedá otvoriť ako obrázok.')).toBeVisible()
  expect(onInsert).not.toHaveBeenCalled()
})
