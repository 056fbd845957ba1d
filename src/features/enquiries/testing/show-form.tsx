import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

/** Renders a form in English, and removes the toasts of earlier tests. */
export async function showForm(form: ReactNode) {
  clearNotices()
  await loadCatalogues('en', ['common', 'forms'])
  document.addEventListener('reset', clearFileInputs)
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18nFor('en')}>{form}</I18nextProvider>
    </MemoryRouter>,
  )
  // A visitor can choose a file that `accept` does not list, and the form must reject it.
  return userEvent.setup({ applyAccept: false, delay: null })
}

/** Clears file inputs on reset, as a browser does. Files from `user.upload` would otherwise stay. */
function clearFileInputs({ target }: Event) {
  const fields = target instanceof HTMLFormElement ? target.querySelectorAll('input') : []
  for (const field of fields) if (field.type === 'file') field.value = ''
}

/** Returns the visible toasts, oldest first. */
export const toasts = () =>
  noticeStore.snapshot().map(({ tone, title, description }) => ({ tone, title, description }))

/** Returns a file of `size` bytes that begins like a PDF. */
export const pdf = (name: string, size = 3000) => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], name, { type: 'application/pdf' })
}
