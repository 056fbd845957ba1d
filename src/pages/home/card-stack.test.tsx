import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import { CardStack } from './card-stack'

describe('CardStack', () => {
  beforeAll(() => loadCatalogues('en', ['common']))

  const t = i18nFor('en').getFixedT(null, 'common')
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

  it('the stack starts with the first card and renders the second but not the third', () => {
    renderStack()
    expect(current()).toBe('one')
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(screen.queryByText('three')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: t('carousel.previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('at the last card, the next button is aria-disabled and keeps the focus', () => {
    renderStack()
    const next = screen.getByRole('button', { name: t('carousel.next') })
    next.focus()
    for (let press = 0; press < 3; press++) fireEvent.click(next)
    expect(current()).toBe('three')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()
  })

  it('a dot shows its card and announces its name and position', () => {
    renderStack()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole('button', { name: t('carousel.go_to', { current: 3, total: 3 }) }))
    expect(current()).toBe('three')
    const position = t('carousel.slide_of', { current: 3, total: 3 })
    expect(screen.getByRole('status')).toHaveTextContent(plainSpaces(`Card three, ${position}`))
  })

  const drag = (distance: number, options = {}) => {
    const pointer = { pointerId: 1, isPrimary: true, pointerType: 'touch', ...options }
    const link = screen.getByRole('link')
    fireEvent.pointerDown(link, { ...pointer, clientX: 200 })
    fireEvent.pointerMove(link, { ...pointer, clientX: 200 + distance })
    return { link, pointer: { ...pointer, clientX: 200 + distance } }
  }
  const swipe = (distance: number, options = {}) => {
    const { link, pointer } = drag(distance, options)
    fireEvent.pointerUp(link, pointer)
  }

  it('a swipe of more than 30 px shows the next or the previous card, if there is one (spec 4)', () => {
    renderStack()
    const shown = [-30, 31, -31, -31, -31, 31].map((distance) => {
      swipe(distance)
      return current()
    })
    expect(shown).toEqual(['one', 'one', 'two', 'three', 'three', 'two'])
  })

  it('a swipe that the browser cancels, or with a mouse, changes nothing', () => {
    renderStack()
    const { link, pointer } = drag(-150)
    fireEvent.pointerCancel(link, { ...pointer, clientX: 0 })
    swipe(-150, { pointerType: 'mouse' })
    expect(current()).toBe('one')
  })
})
