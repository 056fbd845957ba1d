import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'

// On a busy machine, `waitFor` and the `findBy` queries need more than Testing Library's default of one second.
configure({ asyncUtilTimeout: 30_000 })

// The test files of a worker share one jsdom.
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
