import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { PublishedStudy } from '../model'
import { StudyBanner } from './study-banner'

const study = (featured_image: string | null) => ({ slug: 'tb-duos', featured_image }) as PublishedStudy

test('shows the featured image and loads it eagerly', () => {
  render(<StudyBanner study={study('https://example.com/duos.jpg')} />)
  const image = screen.getByRole('presentation')
  expect(image).toHaveAttribute('src', 'https://example.com/duos.jpg')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(document.querySelector('svg')).toBeNull()
})

test('shows the wide drawn cover if there is no featured image', () => {
  render(<StudyBanner study={study(null)} />)
  expect(document.querySelector('svg')).toHaveAttribute('viewBox', '-280 0 1200 400')
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('reserves its space while the study loads', () => {
  const { container } = render(<StudyBanner />)
  expect(container.firstElementChild).toBeEmptyDOMElement()
  expect(container.firstElementChild?.className).toMatch(/aspect-/)
})
