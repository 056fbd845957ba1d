import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { TeamPortrait } from './team-portrait'

const initial = () => document.querySelector('[data-initial]')?.getAttribute('data-initial')
const drawing = () => document.querySelector('svg')
const photo = () => screen.queryByRole('presentation')

describe('TeamPortrait', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows the photo if there is one', () => {
    render(<TeamPortrait name="Eliška" photo="/team/eliska.avif" portrait="bun" />)
    expect(photo()).toHaveAttribute('src', '/team/eliska.avif')
    expect(drawing()).toBeNull()
    expect(initial()).toBeUndefined()
  })

  it('shows the drawing if there is no photo', () => {
    render(<TeamPortrait name="Eliška" portrait="bun" />)
    expect(drawing()).toHaveAttribute('aria-hidden', 'true')
    expect(initial()).toBeUndefined()
  })

  it('falls back to the drawing when the photo cannot be loaded', () => {
    render(<TeamPortrait name="Eliška" photo="/team/gone.avif" portrait="bun" />)
    fireEvent.error(screen.getByRole('presentation'))
    expect(drawing()).toBeInTheDocument()
    expect(photo()).not.toBeInTheDocument()
  })

  it('shows the initial if there is neither', () => {
    render(<TeamPortrait name="Šimon" />)
    expect(initial()).toBe('Š')
    expect(photo()).not.toBeInTheDocument()
  })

  it('falls back to the initial when the photo cannot be loaded', () => {
    render(<TeamPortrait name="Eliška" photo="/team/gone.avif" />)
    fireEvent.error(screen.getByRole('presentation'))
    expect(initial()).toBe('E')
    expect(photo()).not.toBeInTheDocument()
  })

  it('falls back for a prerendered photo that failed before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
    render(<TeamPortrait name="Eliška" photo="/team/gone.avif" />)
    expect(initial()).toBe('E')
  })
})
