import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { RefreshData } from './refresh-data'

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('RefreshData reloads the data of a page without prerendered data if the browser restores the page from its back/forward cache, but not when the page is first shown or after RefreshData has unmounted', () => {
  const router = createMemoryRouter([{ path: '/' }])
  const revalidate = vi.spyOn(router, 'revalidate').mockResolvedValue()
  const { unmount } = render(
    <RefreshData router={router} data={{}}>
      page
    </RefreshData>,
  )
  showPage(false)
  expect(revalidate).not.toHaveBeenCalled()
  showPage(true)
  expect(revalidate).toHaveBeenCalledOnce()
  unmount()
  showPage(true)
  expect(revalidate).toHaveBeenCalledOnce()
})
