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

function Page({ changed }: { changed: boolean }) {
  const { report } = useUnsavedChanges()
  useEffect(() => {
    report(changed ? { discard } : null)
    return () => report(null)
  }, [report, changed])
  return (
    <>
      <Link to="/other">Go on</Link>
      <Link to="?lang=de">German tab</Link>
      <Link to="." state={{ opening: 'another' }}>
        Another form
      </Link>
    </>
  )
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

test('if there are no unsaved changes, following a link and closing the tab do not ask the user', async () => {
  open(false)
  expect(closeTab()).toBe(false)
  await userEvent.click(screen.getByText('Go on'))
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
})

test('with unsaved changes, closing the tab and a link ask, and declining keeps the changes', async () => {
  confirm.mockResolvedValue(false)
  open(true)
  expect(closeTab()).toBe(true)
  await userEvent.click(screen.getByText('Go on'))
  expect(confirm).toHaveBeenCalledOnce()
  expect(screen.getByText('Go on')).toBeVisible()
  expect(discard).not.toHaveBeenCalled()

  await userEvent.click(screen.getByText('Go on'))
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('a confirmed navigation discards the changes, and closing the tab asks no more', async () => {
  confirm.mockResolvedValue(true)
  open(true)
  await userEvent.click(screen.getByText('Go on'))
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible()
  expect(discard).toHaveBeenCalledOnce()
  expect(closeTab()).toBe(false)
})

test('with unsaved changes, a navigation that changes only the query does not ask', async () => {
  open(true)
  await userEvent.click(screen.getByText('German tab'))
  expect(confirm).not.toHaveBeenCalled()
  expect(closeTab()).toBe(true)
})

test('if there are unsaved changes, a navigation to another form at the same path asks the user', async () => {
  confirm.mockResolvedValue(false)
  open(true)
  await userEvent.click(screen.getByText('Another form'))
  expect(confirm).toHaveBeenCalledOnce()
})
