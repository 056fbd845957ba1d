import { useLayoutEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'

import { enquiryFormId } from '@/lib/started-form'
import { useHydrated } from '@/lib/use-hydrated'

interface KeptForm {
  values: FormData
  /** A retry after a look at another page does not store the enquiry twice, either (D32). */
  idempotencyKey: string | undefined
}

/** The values of forms that have left the page, by the key of the form (D75). Never in the storage of the browser. */
export const keptForms = new Map<string, KeptForm>()

/**
 * Puts back what the visitor has entered: before a look at another page (D75), or in the prerendered form, if React could
 * not hydrate it and has rendered a new one (D73). React cannot hydrate a form in which an extension has added elements,
 * or whose texts were translated.
 *
 * The values are put into the DOM, where react-hook-form reads them when it gets the controls. So the returned ref must
 * belong to the first element of the form: React runs layout effects and refs in the order of the elements.
 */
export function useKeptValues(key: string, getIdempotencyKey: () => string | undefined) {
  const firstInput = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [prerendered] = useState(() => (hydrated ? undefined : readDocument()))
  const { getValues, setValue } = useFormContext()
  useLayoutEffect(() => {
    const form = firstInput.current?.form
    if (!form) return
    const kept = keptForms.get(key)
    if (kept) putBack(form, kept.values)
    else if (prerendered && prerendered.form !== form) takeOver(prerendered, form)
    // react-hook-form would untick all checkboxes that are not in its default values.
    const values = new FormData(form)
    for (const [name, value] of Object.entries(getValues()))
      if (Array.isArray(value)) setValue(name, values.getAll(name))

    // From now on, the form is validated by its script. Until then, by the browser.
    form.noValidate = true
    const forgetNativePost = ({ persisted }: PageTransitionEvent) => {
      if (persisted) delete form.dataset.native
    }
    window.addEventListener('pageshow', forgetNativePost)
    return () => {
      window.removeEventListener('pageshow', forgetNativePost)
      keptForms.set(key, { values: new FormData(form), idempotencyKey: getIdempotencyKey() })
    }
  }, [key, getIdempotencyKey, prerendered, getValues, setValue])
  return firstInput
}

interface PrerenderedForm {
  form: HTMLFormElement
  /** Name of the focused control. */
  focused: string | null
}

/** Called when React renders the form first. If React then replaces the form, the removed form still has its values. */
function readDocument(): PrerenderedForm | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(enquiryFormId)
  if (!(form instanceof HTMLFormElement)) return undefined
  return { form, focused: form.querySelector(':focus')?.getAttribute('name') ?? null }
}

function takeOver({ form: old, focused }: PrerenderedForm, form: HTMLFormElement) {
  putBack(form, new FormData(old))
  if (old.dataset.native !== undefined) form.dataset.native = ''
  const control = focused && form.elements.namedItem(focused)
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

function putBack(form: HTMLFormElement, values: FormData) {
  const controls = [...form.elements] as HTMLInputElement[]
  for (const control of controls.filter(({ name, type }) => name && type !== 'hidden')) {
    const entries = values.getAll(control.name)
    const [entry = ''] = entries
    if (control.type === 'checkbox') control.checked = entries.includes(control.value)
    else if (typeof entry === 'string') control.value = entry
    // Without a chosen file, the entry is an empty file without a name.
    else if (entry.name) {
      const transfer = new DataTransfer()
      transfer.items.add(entry)
      control.files = transfer.files
    }
  }
}
