import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useScrollToTop } from './admin-area'

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

test('useScrollToTop scrolls to the top 100 ms after a redirect to another path', async () => {
  const router = start()
  await act(() => router.navigate('/tb_admin', { replace: true }))
  act(() => void vi.advanceTimersByTime(99))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('useScrollToTop scrolls to the top without a delay after a navigation to another path', async () => {
  const router = start()
  await act(() => router.navigate('/tb_admin/it-projects'))
  act(() => void vi.advanceTimersByTime(0))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('useScrollToTop does not scroll when the admin area opens', () => {
  start()
  act(() => void vi.runAllTimers())
  expect(scrollTo).not.toHaveBeenCalled()
})

test('useScrollToTop does not scroll after going back', async () => {
  const router = start()
  await act(() => router.navigate('/tb_admin/it-projects'))
  act(() => void vi.runAllTimers())
  scrollTo.mockClear()
  await act(() => router.navigate(-1))
  act(() => void vi.runAllTimers())
  expect(router.state.location.pathname).toBe('/')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('useScrollToTop does not scroll if only the query changes', async () => {
  const router = start()
  await act(() => router.navigate('/?lang=de', { replace: true }))
  act(() => void vi.runAllTimers())
  expect(scrollTo).not.toHaveBeenCalled()
})
