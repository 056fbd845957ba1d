import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import { CardStack } from './card-stack'
import { indexAfterDrag, isNeighbour, offsetDuringDrag } from './card-stack-rules'

it.each([
  ['the current card after a drag of exactly 30 px', 1, 30, 1],
  ['the previous card after a drag of 31 px to the right', 1, 31, 0],
  ['the next card after a drag of 31 px to the left', 1, -31, 2],
  ['the first card after a drag to the right on the first card', 0, 200, 0],
  ['the last card after a drag to the left on the last card', 2, -200, 2],
])('indexAfterDrag returns the index of %s', (_name, index, distance, expected) => {
  expect(indexAfterDrag(index, distance, 3)).toBe(expected)
})

it.each([
  ['the drag distance if there is a next card', 1, -80, -80],
  ['a quarter of the drag distance after a drag to the right on the first card', 0, 80, 20],
  ['a quarter of the drag distance after a drag to the left on the last card', 2, -80, -20],
])('offsetDuringDrag returns %s', (_name, index, distance, expected) => {
  expect(offsetDuringDrag(index, distance, 3)).toBe(expected)
})

it('isNeighbour returns true only for the current card, the card before it and the card after it', () => {
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

  it('CardStack starts with the first card, renders the second but not the third, and its previous button is aria-disabled', () => {
    renderStack()
    expect(current()).toBe('one')
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(screen.queryByText('three')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: t('carousel.previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('clicks on the next button lead to the last card, where the button is aria-disabled and keeps the focus', () => {
    renderStack()
    const next = screen.getByRole('button', { name: t('carousel.next') })
    next.focus()
    for (let press = 0; press < 3; press++) fireEvent.click(next)
    expect(current()).toBe('three')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
  })

  it('a click on the third dot shows the third card and announces its name and position', () => {
    renderStack()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole('button', { name: t('carousel.go_to', { current: 3, total: 3 }) }))
    expect(current()).toBe('three')
    const position = t('carousel.slide_of', { current: 3, total: 3 })
    expect(screen.getByRole('status')).toHaveTextContent(plainSpaces(`Card three, ${position}`))
  })

  const drag = (distance: number, end: 'pointerUp' | 'pointerCancel') => {
    Element.prototype.setPointerCapture = vi.fn()
    const link = screen.getByRole('link')
    const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientY: 100 }
    fireEvent.pointerDown(link, { ...pointer, clientX: 200 })
    fireEvent.pointerMove(link, { ...pointer, clientX: 200 + distance })
    fireEvent[end](link, { ...pointer, buttons: 0, clientX: end === 'pointerUp' ? 200 + distance : 0 })
    return link
  }

  it('a drag of 50 px to the left shows the next card', () => {
    renderStack()
    drag(-50, 'pointerUp')
    expect(current()).toBe('two')
  })

  it('a drag that the browser cancels does not change the card', () => {
    renderStack()
    drag(-150, 'pointerCancel')
    expect(current()).toBe('one')
  })

  it('a click on a card reaches the link in it, but the click that ends a drag does not', () => {
    renderStack()
    screen.getByRole('link').addEventListener('click', onClick)
    fireEvent.click(drag(0, 'pointerUp'), { detail: 1 })
    expect(onClick).toHaveBeenCalledTimes(1)
    fireEvent.click(drag(-20, 'pointerUp'), { detail: 1 })
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
