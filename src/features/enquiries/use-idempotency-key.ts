import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a function that returns the idempotency key of the form's current values (D32). Every attempt to send the
 * same values has the same key, so that a retry after a lost response does not store the enquiry twice. Any change of
 * a value makes a new key.
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
