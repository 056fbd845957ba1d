import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

import { clearNotice } from '@/components/toast/notify'
import { loadCatalogues } from '@/i18n/i18n'
import { renderIn } from '@/lib/testing/render'

import { keptForms } from '../kept-values'

export async function showForm(form: ReactNode) {
  clearNotice()
  keptForms.clear()
  await loadCatalogues('en', ['common', 'forms'])
  document.addEventListener('reset', clearFileInputs)
  // jsdom does not implement `scrollIntoView`.
  Element.prototype.scrollIntoView = () => undefined
  await renderIn('en', form)
  // The user can choose a file that the `accept` attribute does not list, as in a browser.
  return userEvent.setup({ applyAccept: false, delay: null })
}

/** jsdom would keep the files from `user.upload`. */
function clearFileInputs({ target }: Event) {
  const fields = target instanceof HTMLFormElement ? target.querySelectorAll('input') : []
  for (const field of fields) if (field.type === 'file') field.value = ''
}

/** Accepts the enquiries of the forms until the mocks are restored. */
export function acceptEnquiries() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ok: true, id: 'a-reference' }))
}

export const sentEnquiries = () =>
  vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
