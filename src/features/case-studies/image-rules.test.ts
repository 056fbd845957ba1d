import { expect, test } from 'vitest'

import { imageError, imageName, isImageUrl, MAX_IMAGE_BYTES } from './image-rules'

test.each([
  ['image/jpeg', MAX_IMAGE_BYTES, undefined],
  ['image/webp', 1, undefined],
  ['image/avif', 1, undefined],
  ['image/png', MAX_IMAGE_BYTES + 1, 'size'],
  ['image/svg+xml', 1, 'type'],
  ['toString', 1, 'type'],
])('imageError of a file of type "%s" and %i bytes is %s', (type, size, error) =>
  expect(imageError({ type, size })).toBe(error),
)

test.each([
  ['Team Photo.JPEG', 'jpeg'],
  ['no-extension', 'jpg'],
  ['../../evil.php/', 'jpg'],
  ['x.<script>', 'jpg'],
])('imageName of "%s" is a time, a random part and .%s', (name, extension) => {
  const newName = () => imageName({ name, type: 'image/jpeg' })
  expect(newName()).toMatch(new RegExp(`^\\d{13}-[0-9a-f]{8}\\.${extension}$`))
  expect(newName()).not.toBe(newName())
})

test.each([
  'https://abc.supabase.co/storage/v1/object/public/case-studies/1-a.png',
  '/pictures/a.jpg',
  '/storage/v1/object/public/case-studies/1-a.png',
  'http://localhost:5173/storage/v1/object/public/case-studies/1-a.png',
  'http://127.0.0.1/storage/v1/object/public/case-studies/1-a.png',
])('%s is an image URL', (url) => expect(isImageUrl(url)).toBe(true))

test.each([
  'https://example.com/a.jpg',
  'http://example.com/storage/v1/object/public/case-studies/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.com/a.jpg',
  '/storage/v1/object/public/other/a.png',
  '/storage/v1/object/public/case-studies/../../x',
])('%j is not an image URL', (url) => expect(isImageUrl(url)).toBe(false))
