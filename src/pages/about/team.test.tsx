import { existsSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { company } from '@/config/company'

import { TeamPhoto } from './team'

const initial = () => document.querySelector('[data-initial]')?.getAttribute('data-initial')

test('twelve people in four rows of three have different photos that exist', () => {
  const photos = company.team.flatMap(({ members }) => members.map(({ photo }) => photo))
  expect(company.team.map(({ members }) => members.length)).toEqual([3, 3, 3, 3])
  expect(new Set(photos).size).toBe(12)
  expect(photos.filter((photo) => !existsSync(`public${photo}`))).toEqual([])
})

test('TeamPhoto shows the photo and no initial', () => {
  render(<TeamPhoto name="Eliška" photo="/team/eliska.svg" />)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/team/eliska.svg')
  expect(initial()).toBeUndefined()
})

test('TeamPhoto shows the initial without a photo', () => {
  render(<TeamPhoto name="Šimon" />)
  expect(initial()).toBe('Š')
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument()
})

test('TeamPhoto shows the initial instead of a photo that cannot be loaded', () => {
  render(<TeamPhoto name="Eliška" photo="/team/deleted.avif" />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(initial()).toBe('E')
})
