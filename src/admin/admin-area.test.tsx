import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useScrollToTop } from './admin-area'

function Page() {
  useScrollToTop()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a navigation to another path scrolls to the top, another query and going back do not', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  const wait = () => act(() => void vi.advanceTimersByTime(1000))
  await act(() => router.navigate('/?lang=de'))
  wait()
  expect(window.scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/tb_admin/it-projects'))
  wait()
  await act(() => router.navigate(-1))
  wait()
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})
