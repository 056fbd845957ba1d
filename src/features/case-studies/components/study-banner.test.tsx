import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { PublishedStudy } from '../model'
import { StudyBanner } from './study-banner'

const study = (featured_image: string | null) => ({ slug: 'tb-duos', featured_image }) as PublishedStudy

test('the banner of a study with a featured image loads and shows this image eagerly and shows no drawn cover', () => {
  render(<StudyBanner study={study('https://example.com/duos.jpg')} />)
  const image = screen.getByRole('presentation')
  expect(image).toHaveAttribute('src', 'https://example.com/duos.jpg')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(document.querySelector('svg')).toBeNull()
})

test('the banner shows the wide drawn cover without an image if the study has no featured image', () => {
  render(<StudyBanner study={study(null)} />)
  expect(document.querySelector('svg')).toHaveAttribute('viewBox', '-280 0 1200 400')
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('the banner is an empty area with an aspect ratio while the study loads', () => {
  const { container } = render(<StudyBanner />)
  expect(container.firstElementChild).toBeEmptyDOMElement()
  expect(container.firstElementChild?.className).toMatch(/aspect-/)
})
