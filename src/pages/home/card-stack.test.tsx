import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'

import { CardStack } from './card-stack'
import { indexAfterDrag, isNeighbour } from './card-stack-rules'

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

it('only the current card and its neighbours are rendered', () => {
  expect([0, 1, 2, 3].filter((position) => isNeighbour(position, 1))).toEqual([0, 1, 2])
})

describe('CardStack', () => {
  beforeAll(() => loadCatalogues('en', ['common']))

  const cards = ['one', 'two', 'three'].map((key) => ({ key, content: <p>{key}</p> }))
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
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  })

  it('moves by its buttons and stops at the last card', () => {
    show()
    const next = screen.getByRole('button', { name: 'Next' })
    fireEvent.click(next)
    fireEvent.click(next)
    expect(current()).toBe('three')
    expect(next).toBeDisabled()
  })

  it('jumps by its dots', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 of 3' }))
    expect(current()).toBe('three')
  })

  it('follows a drag to the left', () => {
    show()
    const card = screen.getByRole('group')
    fireEvent.pointerDown(card, { clientX: 200 })
    fireEvent.pointerUp(card, { clientX: 150 })
    expect(current()).toBe('two')
  })
})
