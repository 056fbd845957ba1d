import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a function that returns the key of the form's current values (D32): the same on every attempt, so that an
 * enquiry whose answer was lost is stored once, and a new one after any change.
 */
export function useIdempotencyKey<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): () => string {
  const key = useRef<string>(undefined)
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          key.current = undefined
        },
      }),
    [subscribe],
  )
  return () => (key.current ??= crypto.randomUUID())
}
