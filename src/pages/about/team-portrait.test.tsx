import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { TeamPortrait } from './team-portrait'

const initial = () => document.querySelector('[data-initial]')?.getAttribute('data-initial')
const photo = () => screen.queryByRole('presentation')

describe('TeamPortrait', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows the photo where there is one', () => {
    render(<TeamPortrait name="Eliška" photo="/team/eliska.avif" />)
    expect(photo()).toHaveAttribute('src', '/team/eliska.avif')
    expect(initial()).toBeUndefined()
  })

  it('shows the initial where there is none', () => {
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

  it('falls back for a prerendered photo that failed before the page came to life', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
    render(<TeamPortrait name="Eliška" photo="/team/gone.avif" />)
    expect(initial()).toBe('E')
  })
})
