import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import { CardStack } from './card-stack'
import { indexAfterDrag, isNeighbour, offsetDuringDrag } from './card-stack-rules'

describe('indexAfterDrag', () => {
  it.each([
    ['keeps the card after a drag of exactly 30 px', 1, 30, 1],
    ['goes back after a drag to the right', 1, 31, 0],
    ['goes forward after a drag to the left', 1, -31, 2],
    ['keeps the first card after a drag to the right', 0, 200, 0],
    ['keeps the last card after a drag to the left', 2, -200, 2],
  ])('%s', (_name, index, distance, expected) => {
    expect(indexAfterDrag(index, distance, 3)).toBe(expected)
  })
})

describe('offsetDuringDrag', () => {
  it.each([
    ['returns the distance if a card is on that side', 1, -80, -80],
    ['returns a quarter of the distance before the first card', 0, 80, 20],
    ['returns a quarter of the distance after the last card', 2, -80, -20],
  ])('%s', (_name, index, distance, expected) => {
    expect(offsetDuringDrag(index, distance, 3)).toBe(expected)
  })
})

it('isNeighbour is true for the current card and the ones next to it', () => {
  expect([0, 1, 2, 3].filter((position) => isNeighbour(position, 1))).toEqual([0, 1, 2])
})

describe('CardStack', () => {
  beforeAll(() => loadCatalogues('en', ['common']))

  const t = i18nFor('en').getFixedT(null, 'common')
  const onClick = vi.fn((event: Event) => event.preventDefault())
  const cards = ['one', 'two', 'three'].map((key) => ({
    key,
    name: `Card ${key}`,
    content: <a href="/somewhere">{key}</a>,
  }))
  const renderStack = () =>
    render(
      <I18nextProvider i18n={i18nFor('en')}>
        <CardStack label="Cards" cards={cards} />
      </I18nextProvider>,
    )
  const current = () => screen.getByRole('group').textContent

  it('starts at the first card and renders the second, but not the third', () => {
    renderStack()
    expect(current()).toBe('one')
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(screen.queryByText('three')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: t('carousel.previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('moves with the Next button and keeps the focus on it at the last card', () => {
    renderStack()
    const next = screen.getByRole('button', { name: t('carousel.next') })
    next.focus()
    for (let press = 0; press < 3; press++) fireEvent.click(next)
    expect(current()).toBe('three')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
  })

  it('shows the card of a clicked dot and announces its position', () => {
    renderStack()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole('button', { name: t('carousel.go_to', { current: 3, total: 3 }) }))
    expect(current()).toBe('three')
    const position = t('carousel.slide_of', { current: 3, total: 3 })
    expect(screen.getByRole('status')).toHaveTextContent(plainSpaces(`Card three, ${position}`))
  })

  /** Drags the link of the current card by `distance` pixels, ends with the event `end` and returns the link. */
  const drag = (distance: number, end: 'pointerUp' | 'pointerCancel') => {
    Element.prototype.setPointerCapture = vi.fn()
    const link = screen.getByRole('link')
    const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientY: 100 }
    fireEvent.pointerDown(link, { ...pointer, clientX: 200 })
    fireEvent.pointerMove(link, { ...pointer, clientX: 200 + distance })
    fireEvent[end](link, { ...pointer, buttons: 0, clientX: end === 'pointerUp' ? 200 + distance : 0 })
    return link
  }

  it('shows the next card after a drag to the left', () => {
    renderStack()
    drag(-50, 'pointerUp')
    expect(current()).toBe('two')
  })

  it('ignores a drag that the browser cancels', () => {
    renderStack()
    drag(-150, 'pointerCancel')
    expect(current()).toBe('one')
  })

  it('follows a link after a click but not after a drag', () => {
    renderStack()
    screen.getByRole('link').addEventListener('click', onClick)
    fireEvent.click(drag(0, 'pointerUp'), { detail: 1 })
    expect(onClick).toHaveBeenCalledTimes(1)
    fireEvent.click(drag(-20, 'pointerUp'), { detail: 1 })
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
