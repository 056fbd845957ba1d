import { describe, expect, test } from 'vitest'

import { imageFault, imageName, isImageAddress, MAX_IMAGE_BYTES } from './image-rules'

describe('a file', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])('may be %s', (type) =>
    expect(imageFault({ type, size: 1 })).toBeUndefined(),
  )
  test.each(['image/svg+xml', 'application/pdf', 'text/html', '', 'toString'])('may not be "%s"', (type) =>
    expect(imageFault({ type, size: 1 })).toBe('type'),
  )
  test('may be 5 MB and no more', () => {
    expect(imageFault({ type: 'image/png', size: MAX_IMAGE_BYTES })).toBeUndefined()
    expect(imageFault({ type: 'image/png', size: MAX_IMAGE_BYTES + 1 })).toBe('size')
  })
})

describe('the name in the bucket', () => {
  const name = (original: string) => imageName({ name: original, type: 'image/jpeg' })

  test.each([
    ['Team Photo.JPEG', 'jpeg'],
    ['a.b.png', 'png'],
    ['no-extension', 'jpg'],
    ['../../evil.php/', 'jpg'],
    ['x.<script>', 'jpg'],
  ])('of "%s" is made here and ends in .%s', (original, extension) =>
    expect(name(original)).toMatch(new RegExp(`^\\d{13}-[0-9a-f]{8}\\.${extension}$`)),
  )
  test('is another one each time', () => expect(name('a.png')).not.toBe(name('a.png')))
})

describe('an address', () => {
  test.each([
    'https://example.com/a.jpg',
    'https://example.com',
    'https://example.com?x=1',
    '/storage/v1/object/public/case-studies/1-a.png',
    'http://localhost:5173/storage/v1/object/public/case-studies/1-a.png',
    'http://127.0.0.1/storage/v1/object/public/case-studies/1-a.png',
  ])('may be %s', (address) => expect(isImageAddress(address)).toBe(true))

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
  ])('may not be %j', (address) => expect(isImageAddress(address)).toBe(false))
})
