import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// On a busy machine, `vi.waitFor`, `waitFor` and the `findBy` queries need more than their default of one second.
configure({ asyncUtilTimeout: 30_000 })
const { waitFor } = vi
vi.waitFor = (callback, options = 30_000) => waitFor(callback, options)

// Most test files of a worker share one jsdom.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const { error } = console
let written: unknown[][] = []

/**
 * Makes a test fail if it writes to `console.error`. A test that expects an error replaces `console.error` with a spy.
 */
beforeEach(() => {
  written = []
  console.error = (...parts: unknown[]) => {
    written.push(parts)
    error(...parts)
  }
})

afterEach(() => {
  cleanup()
  console.error = error
  expect(written, 'written to console.error').toEqual([])
})
