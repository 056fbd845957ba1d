import { expect, test } from 'vitest'

import { imageError, imageName } from './image-rules'

test.each([
  ['image/jpeg', 5 * 2 ** 20, undefined],
  ['image/webp', 1, undefined],
  ['image/avif', 1, undefined],
  ['image/png', 5 * 2 ** 20 + 1, 'size'],
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
