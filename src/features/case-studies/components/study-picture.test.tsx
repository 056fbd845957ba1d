import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { PublishedStudy } from '../model'
import { StudyBanner } from './study-picture'

const study = (featured_image: string | null) => ({ slug: 'tb-duos', featured_image }) as PublishedStudy

test('the banner loads the featured image eagerly', () => {
  render(<StudyBanner study={study('https://example.com/duos.jpg')} />)
  const image = screen.getByRole('presentation')
  expect(image).toHaveAttribute('src', 'https://example.com/duos.jpg')
  expect(image).toHaveAttribute('loading', 'eager')
})

test('a study without featured image has no banner', () => {
  const { container } = render(<StudyBanner study={study(null)} />)
  expect(container).toBeEmptyDOMElement()
})

test('the banner is an empty area while the study loads', () => {
  const { container } = render(<StudyBanner />)
  expect(container.firstElementChild).toBeEmptyDOMElement()
})
