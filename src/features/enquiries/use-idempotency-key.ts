import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a function that returns the form's idempotency key (D32). The key stays the same until a value changes or the
 * form is reset, so that a retry after a lost response does not store the enquiry twice.
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
