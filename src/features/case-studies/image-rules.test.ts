import { expect, test } from 'vitest'

import { imageError, imageName, isImageUrl, MAX_IMAGE_BYTES } from './image-rules'

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
  'imageError returns undefined for a file of type %s',
  (type) => expect(imageError({ type, size: 1 })).toBeUndefined(),
)
test.each(['image/svg+xml', 'application/pdf', 'text/html', '', 'toString'])(
  'imageError returns `type` for a file of type "%s"',
  (type) => expect(imageError({ type, size: 1 })).toBe('type'),
)
test('imageError returns undefined for a PNG of 5 MiB and `size` for a PNG with one byte more', () => {
  expect(imageError({ type: 'image/png', size: MAX_IMAGE_BYTES })).toBeUndefined()
  expect(imageError({ type: 'image/png', size: MAX_IMAGE_BYTES + 1 })).toBe('size')
})

const nameFor = (original: string) => imageName({ name: original, type: 'image/jpeg' })

test.each([
  ['Team Photo.JPEG', 'jpeg'],
  ['a.b.png', 'png'],
  ['no-extension', 'jpg'],
  ['../../evil.php/', 'jpg'],
  ['x.<script>', 'jpg'],
])('imageName replaces "%s" with a timestamp, a random part and the extension .%s', (original, extension) =>
  expect(nameFor(original)).toMatch(new RegExp(`^\\d{13}-[0-9a-f]{8}\\.${extension}$`)),
)
test('imageName returns different names for two calls with the same file name', () =>
  expect(nameFor('a.png')).not.toBe(nameFor('a.png')))

test.each([
  'https://example.com/a.jpg',
  'https://example.com',
  'https://example.com?x=1',
  '/storage/v1/object/public/case-studies/1-a.png',
  'http://localhost:5173/storage/v1/object/public/case-studies/1-a.png',
  'http://127.0.0.1/storage/v1/object/public/case-studies/1-a.png',
])('isImageUrl returns true for %s', (url) => expect(isImageUrl(url)).toBe(true))

test.each([
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.com/a.jpg',
  '/storage/v1/object/public/other/a.png',
  '/storage/v1/object/public/case-studies/../../x',
  'https://user@example.com/a.jpg',
  'https://exam ple.com',
  'https://',
  ' https://example.com',
  'https://example.com/\nx',
])('isImageUrl returns false for %j', (url) => expect(isImageUrl(url)).toBe(false))
