import { existsSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { company } from '@/config/company'

import { TeamPhoto } from './team'

test('twelve people in four rows of three have different photos that exist', () => {
  const photos = company.team.flatMap(({ members }) => members.map(({ photo }) => photo))
  expect(company.team.map(({ members }) => members.length)).toEqual([3, 3, 3, 3])
  expect(new Set(photos).size).toBe(12)
  expect(photos.filter((photo) => !existsSync(`public${photo}`))).toEqual([])
})

test('the initial replaces a photo that cannot be loaded', () => {
  render(<TeamPhoto name="Šimon" photo="/team/deleted.avif" />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(document.querySelector('[data-initial]')).toHaveAttribute('data-initial', 'Š')
})
