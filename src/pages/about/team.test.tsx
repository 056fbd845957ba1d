import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { company } from '@/config/company'

import { TeamPhoto } from './team'

test('twelve people in four rows of three have different photos', () => {
  const photos = company.team.flatMap(({ members }) => members.map(({ photo }) => photo))
  expect(company.team.map(({ members }) => members.length)).toEqual([3, 3, 3, 3])
  expect(new Set(photos).size).toBe(12)
})

test('the initial replaces a photo that cannot be loaded', () => {
  render(<TeamPhoto name="Šimon" photo="/team/deleted.avif" />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(document.querySelector('[data-initial]')).toHaveAttribute('data-initial', 'Š')
})
