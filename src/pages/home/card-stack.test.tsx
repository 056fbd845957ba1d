import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { CardStack } from './card-stack'
import { indexAfterDrag, isNeighbour, offsetDuringDrag } from './card-stack-rules'

describe('indexAfterDrag', () => {
  it.each([
    ['a drag of exactly the threshold does nothing', 1, 30, 1],
    ['right goes back', 1, 31, 0],
    ['left goes forward', 1, -31, 2],
    ['never before the first', 0, 200, 0],
    ['never past the last', 2, -200, 2],
  ])('%s', (_name, index, distance, expected) => {
    expect(indexAfterDrag(index, distance, 3)).toBe(expected)
  })
})

describe('offsetDuringDrag', () => {
  it.each([
    ['follows one to one towards a neighbour', 1, -80, -80],
    ['resists before the first', 0, 80, 20],
    ['resists past the last', 2, -80, -20],
  ])('%s', (_name, index, distance, expected) => {
    expect(offsetDuringDrag(index, distance, 3)).toBe(expected)
  })
})

it('only the current card and its neighbours are rendered', () => {
  expect([0, 1, 2, 3].filter((position) => isNeighbour(position, 1))).toEqual([0, 1, 2])
})

describe('CardStack', () => {
  beforeAll(() => loadCatalogues('en', ['common']))

  const followed = vi.fn((event: Event) => event.preventDefault())
  const cards = ['one', 'two', 'three'].map((key) => ({
    key,
    name: `Card ${key}`,
    content: <a href="/somewhere">{key}</a>,
  }))
  const show = () =>
    render(
      <I18nextProvider i18n={i18nFor('en')}>
        <CardStack label="Cards" cards={cards} />
      </I18nextProvider>,
    )
  const current = () => screen.getByRole('group').textContent

  it('starts at the first card and renders its neighbour ahead', () => {
    show()
    expect(current()).toBe('one')
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(screen.queryByText('three')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('moves by its buttons and stops at the last card without losing the focus', () => {
    show()
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    for (let press = 0; press < 3; press++) fireEvent.click(next)
    expect(current()).toBe('three')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
  })

  it('jumps by its dots and says where it is', () => {
    show()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 of 3' }))
    expect(current()).toBe('three')
    expect(screen.getByRole('status')).toHaveTextContent('Card three, 3 of 3')
  })

  /** Presses the main button on the current card's link, moves it and ends with this event. */
  const drag = (distance: number, end: 'pointerUp' | 'pointerCancel') => {
    Element.prototype.setPointerCapture = vi.fn()
    const link = screen.getByRole('link')
    const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientY: 100 }
    fireEvent.pointerDown(link, { ...pointer, clientX: 200 })
    fireEvent.pointerMove(link, { ...pointer, clientX: 200 + distance })
    fireEvent[end](link, { ...pointer, buttons: 0, clientX: end === 'pointerUp' ? 200 + distance : 0 })
    return link
  }

  it('follows a drag to the left', () => {
    show()
    drag(-50, 'pointerUp')
    expect(current()).toBe('two')
  })

  it('ignores a drag that the browser cancels, whatever position it reports', () => {
    show()
    drag(-150, 'pointerCancel')
    expect(current()).toBe('one')
  })

  it('follows a link on a click and not after a drag', () => {
    show()
    screen.getByRole('link').addEventListener('click', followed)
    fireEvent.click(drag(0, 'pointerUp'), { detail: 1 })
    expect(followed).toHaveBeenCalledTimes(1)
    fireEvent.click(drag(-20, 'pointerUp'), { detail: 1 })
    expect(followed).toHaveBeenCalledTimes(1)
  })
})
