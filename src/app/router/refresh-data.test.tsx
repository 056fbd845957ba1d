import { fireEvent, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

import type { DataLoaders, PageData } from '@/lib/page-data'

import { RefreshData } from './refresh-data'

const loaded: PageData<DataLoaders> = { items: { status: 'loaded', value: [] } }

function renderPage(data: PageData<DataLoaders>) {
  const router = createMemoryRouter([{ path: '/' }, { path: '/other' }])
  const revalidate = vi.spyOn(router, 'revalidate').mockResolvedValue()
  render(
    <RefreshData router={router} data={data}>
      page
    </RefreshData>,
  )
  return { router, revalidate }
}

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => void vi.useRealTimers())

test('a page from the back/forward cache is reloaded, even without prerendered data', () => {
  const { revalidate } = renderPage({})
  showPage(false)
  expect(revalidate).not.toHaveBeenCalled()
  showPage(true)
  expect(revalidate).toHaveBeenCalledOnce()
})

test('a page that was built without its data is reloaded immediately', () => {
  const { revalidate } = renderPage({ items: { status: 'pending' } })
  expect(revalidate).toHaveBeenCalledOnce()
})

test.each(['pointerMove', 'pointerDown', 'wheel', 'scroll', 'keyDown', 'focusIn'] as const)(
  'prerendered data is reloaded once, shortly after the first %s',
  (sign) => {
    vi.useFakeTimers()
    const { revalidate } = renderPage(loaded)
    vi.runAllTimers()
    fireEvent[sign](document.body)
    fireEvent[sign](document.body)
    fireEvent.keyDown(document.body)
    expect(revalidate).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revalidate).toHaveBeenCalledOnce()
  },
)

test('prerendered data is reloaded each time the tab becomes visible, until another page opens', async () => {
  const { router, revalidate } = renderPage(loaded)
  setVisibility('hidden')
  expect(revalidate).not.toHaveBeenCalled()
  setVisibility('visible')
  setVisibility('hidden')
  setVisibility('visible')
  expect(revalidate).toHaveBeenCalledTimes(2)
  await router.navigate('/other')
  setVisibility('visible')
  expect(revalidate).toHaveBeenCalledTimes(2)
})
