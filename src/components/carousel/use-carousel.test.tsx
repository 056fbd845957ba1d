import { act, render, screen } from '@testing-library/react'
import { Profiler, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { useElementInView } from './use-carousel'

afterEach(() => vi.unstubAllGlobals())

function Row() {
  const row = useRef<HTMLDivElement>(null)
  const seen = useElementInView(row)
  return <div ref={row}>{seen ? `${seen.tagName} was seen` : 'not seen'}</div>
}

test('a component with useElementInView renders once until its element is in view, and then gets the element', () => {
  let report: IntersectionObserverCallback | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback
      }
      observe = vi.fn<() => void>()
      disconnect = vi.fn<() => void>()
    },
  )
  const onRender = vi.fn<() => void>()
  render(
    <Profiler id="row" onRender={onRender}>
      <Row />
    </Profiler>,
  )
  expect(onRender).toHaveBeenCalledOnce()
  expect(screen.getByText('not seen')).toBeVisible()
  act(() => report?.([{ isIntersecting: true }] as IntersectionObserverEntry[], {} as IntersectionObserver))
  expect(screen.getByText('DIV was seen')).toBeVisible()
})
