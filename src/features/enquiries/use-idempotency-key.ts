import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * The key of what a form holds at the moment (D32): the same for every attempt to send it, so that an enquiry whose
 * answer was lost is not sent twice, and a new one once anything is changed.
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
