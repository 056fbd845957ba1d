import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useScrollToTop } from './admin-area'

function Page() {
  useScrollToTop()
  return null
}

function openPage() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  return router
}

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a navigation to another path scrolls to the top, a redirect after 100 ms', async () => {
  const router = openPage()
  await act(() => router.navigate('/tb_admin/it-projects'))
  wait(0)
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  await act(() => router.navigate('/tb_admin', { replace: true }))
  wait(99)
  expect(window.scrollTo).toHaveBeenCalledOnce()
  wait(1)
  expect(window.scrollTo).toHaveBeenCalledTimes(2)
})

test('opening the admin area, changing the query and going back do not scroll', async () => {
  const router = openPage()
  wait(1000)
  await act(() => router.navigate('/?lang=de', { replace: true }))
  wait(1000)
  expect(window.scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/tb_admin/it-projects'))
  wait(1000)
  await act(() => router.navigate(-1))
  wait(1000)
  expect(window.scrollTo).toHaveBeenCalledOnce()
})
