import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { UnsavedChangesProvider, useUnsavedChanges } from './unsaved-changes'

const confirm = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('@/components/confirm-dialog', () => ({ useConfirm: () => confirm }))

beforeEach(() => confirm.mockReset())

const discard = vi.fn()

/** A page with, or without, changes that are not saved. */
function Page({ changed }: { changed: boolean }) {
  const { report } = useUnsavedChanges()
  useEffect(() => {
    report(changed ? { discard } : null)
    return () => report(null)
  }, [report, changed])
  return <Link to="/other">Go on</Link>
}

function open(changed: boolean) {
  discard.mockReset()
  const page = (
    <UnsavedChangesProvider>
      <Page changed={changed} />
    </UnsavedChangesProvider>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: <h1>Other page</h1> },
  ])
  return render(<RouterProvider router={router} />)
}

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

test('without changes nothing asks', async () => {
  open(false)
  expect(closeTab()).toBe(false)
  await userEvent.click(screen.getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

test('who stays, stays, and keeps the changes', async () => {
  confirm.mockResolvedValue(false)
  open(true)
  expect(closeTab()).toBe(true)
  await userEvent.click(screen.getByRole('link'))
  expect(confirm).toHaveBeenCalledOnce()
  expect(screen.getByRole('link')).toBeVisible()
  expect(discard).not.toHaveBeenCalled()

  // The second time it asks again.
  await userEvent.click(screen.getByRole('link'))
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('who leaves, leaves the changes behind', async () => {
  confirm.mockResolvedValue(true)
  open(true)
  await userEvent.click(screen.getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  expect(discard).toHaveBeenCalledOnce()
  expect(closeTab()).toBe(false)
})
