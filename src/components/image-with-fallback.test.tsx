import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { ImageWithFallback } from './image-with-fallback'

afterEach(() => vi.restoreAllMocks())

const image = () => screen.queryByRole('presentation')
const show = (src?: string | null) => <ImageWithFallback src={src} fallback="drawn" />

test.each([undefined, null, ''])('ImageWithFallback shows the fallback if the URL is %j', (src) => {
  render(show(src))
  expect(screen.getByText('drawn')).toBeInTheDocument()
  expect(image()).not.toBeInTheDocument()
})

test('ImageWithFallback with a URL shows the image with an empty alternative text, and not the fallback', () => {
  render(show('/a.webp'))
  expect(image()).toHaveAttribute('src', '/a.webp')
  expect(image()).toHaveAttribute('alt', '')
  expect(screen.queryByText('drawn')).not.toBeInTheDocument()
})

test('ImageWithFallback shows the fallback if the image cannot be loaded, and a new image when the URL changes afterwards', () => {
  const { rerender } = render(show('/deleted.webp'))
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.getByText('drawn')).toBeInTheDocument()
  rerender(show('/b.webp'))
  expect(image()).toHaveAttribute('src', '/b.webp')
})

test('ImageWithFallback shows the fallback if the image failed before React could listen for the error', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  render(show('/deleted.webp'))
  expect(screen.getByText('drawn')).toBeInTheDocument()
})
