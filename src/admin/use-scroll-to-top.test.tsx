import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useScrollToTop } from './use-scroll-to-top'

function Probe() {
  useScrollToTop()
  return null
}

const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockClear()
})
afterEach(() => vi.useRealTimers())

function start() {
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }])
  render(<RouterProvider router={router} />)
  return router
}

test('after a redirect the scrolling waits 100 ms', async () => {
  const router = start()
  await act(() => router.navigate('/tb_admin', { replace: true }))
  act(() => void vi.advanceTimersByTime(99))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('after a link it does not wait', async () => {
  const router = start()
  await act(() => router.navigate('/tb_admin/it-projects'))
  act(() => void vi.advanceTimersByTime(0))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('where the page opens or goes back, the browser keeps its place', async () => {
  const router = start()
  await act(() => router.navigate('/tb_admin/it-projects'))
  act(() => void vi.runAllTimers())
  scrollTo.mockClear()
  await act(() => router.navigate(-1))
  act(() => void vi.runAllTimers())
  expect(router.state.location.pathname).toBe('/')
  expect(scrollTo).not.toHaveBeenCalled()
})
