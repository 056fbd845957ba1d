import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { TeamPortrait } from './team-portrait'

const initial = () => document.querySelector('[data-initial]')?.getAttribute('data-initial')
const drawing = () => document.querySelector('svg')
const photo = () => screen.queryByRole('presentation')

describe('TeamPortrait', () => {
  afterEach(() => vi.restoreAllMocks())

  it('TeamPortrait shows only the photo if a photo is given', () => {
    render(<TeamPortrait name="Eliška" photo="/team/eliska.avif" portrait="bun" />)
    expect(photo()).toHaveAttribute('src', '/team/eliska.avif')
    expect(drawing()).toBeNull()
    expect(initial()).toBeUndefined()
  })

  it('TeamPortrait shows the drawing, hidden from screen readers, and no initial if a drawing but no photo is given', () => {
    render(<TeamPortrait name="Eliška" portrait="bun" />)
    expect(drawing()).toHaveAttribute('aria-hidden', 'true')
    expect(initial()).toBeUndefined()
  })

  it('TeamPortrait shows the drawing instead of a photo that cannot be loaded', () => {
    render(<TeamPortrait name="Eliška" photo="/team/deleted.avif" portrait="bun" />)
    fireEvent.error(screen.getByRole('presentation'))
    expect(drawing()).toBeInTheDocument()
    expect(photo()).not.toBeInTheDocument()
  })

  it('TeamPortrait shows the initial if neither photo nor drawing is given', () => {
    render(<TeamPortrait name="Šimon" />)
    expect(initial()).toBe('Š')
    expect(photo()).not.toBeInTheDocument()
  })

  it('TeamPortrait shows the initial instead of a photo that cannot be loaded if no drawing is given', () => {
    render(<TeamPortrait name="Eliška" photo="/team/deleted.avif" />)
    fireEvent.error(screen.getByRole('presentation'))
    expect(initial()).toBe('E')
    expect(photo()).not.toBeInTheDocument()
  })

  it('TeamPortrait shows the initial if the photo failed to load before React could listen for the error and no drawing is given', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
    render(<TeamPortrait name="Eliška" photo="/team/deleted.avif" />)
    expect(initial()).toBe('E')
  })
})
