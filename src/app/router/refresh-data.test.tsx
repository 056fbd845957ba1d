import { fireEvent, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

import type { DataLoaders, PageData } from '@/lib/page-data'

import { RefreshData } from './refresh-data'

const loaded: PageData<DataLoaders> = { items: { status: 'loaded', value: [] } }

/** Renders `RefreshData` with a router at the URL `/`. The returned `revalidate` is a mock of the router's method. */
function renderPage(data: PageData<DataLoaders>) {
  const router = createMemoryRouter([{ path: '/' }, { path: '/other' }])
  const revalidate = vi.spyOn(router, 'revalidate').mockResolvedValue()
  const { unmount } = render(
    <RefreshData router={router} data={data}>
      page
    </RefreshData>,
  )
  return { router, revalidate, unmount }
}

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('RefreshData reloads the data of a page without prerendered data if the browser restores the page from its back/forward cache, but not when the page is first shown or after RefreshData has unmounted', () => {
  const { revalidate, unmount } = renderPage({})
  showPage(false)
  expect(revalidate).not.toHaveBeenCalled()
  showPage(true)
  expect(revalidate).toHaveBeenCalledOnce()
  unmount()
  showPage(true)
  expect(revalidate).toHaveBeenCalledOnce()
})

test('RefreshData reloads the data immediately if the page was built without its data', () => {
  const { revalidate } = renderPage({ items: { status: 'pending' } })
  expect(revalidate).toHaveBeenCalledOnce()
})

test.each(['pointerMove', 'pointerDown', 'wheel', 'scroll', 'keyDown', 'focusIn'] as const)(
  'RefreshData reloads prerendered data once, when the browser is idle after the first event %s',
  (sign) => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    const { revalidate } = renderPage(loaded)
    expect(idle).toEqual([])
    fireEvent[sign](document.body)
    fireEvent[sign](document.body)
    fireEvent.keyDown(document.body)
    expect(revalidate).not.toHaveBeenCalled()
    idle.forEach((run) => run())
    expect(revalidate).toHaveBeenCalledOnce()
  },
)

test('RefreshData reloads prerendered data after the first input in a browser without requestIdleCallback', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.useFakeTimers()
  const { revalidate } = renderPage(loaded)
  vi.runAllTimers()
  expect(revalidate).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body)
  vi.runAllTimers()
  expect(revalidate).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('RefreshData reloads prerendered data each time the tab becomes visible, until the visitor opens another page', async () => {
  const { router, revalidate } = renderPage(loaded)
  setVisibility('hidden')
  expect(revalidate).not.toHaveBeenCalled()
  setVisibility('visible')
  setVisibility('hidden')
  setVisibility('visible')
  expect(revalidate).toHaveBeenCalledTimes(2)
  await router.navigate('/other')
  setVisibility('hidden')
  setVisibility('visible')
  expect(revalidate).toHaveBeenCalledTimes(2)
})

test('after RefreshData was unmounted, neither a key press nor a tab that becomes visible reloads prerendered data', () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const { revalidate, unmount } = renderPage(loaded)
  unmount()
  fireEvent.keyDown(document.body)
  setVisibility('visible')
  expect(revalidate).not.toHaveBeenCalled()
})
