import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

/** Renders a form with its English texts and without toasts of other tests. */
export async function showForm(form: ReactNode) {
  clearNotices()
  await loadCatalogues('en', ['common', 'forms'])
  document.addEventListener('reset', emptyFileFields)
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18nFor('en')}>{form}</I18nextProvider>
    </MemoryRouter>,
  )
  // A visitor can choose files that `accept` does not list; the form must reject them.
  return userEvent.setup({ applyAccept: false, delay: null })
}

/** A browser empties file inputs on reset; files given by `user.upload` survive one. */
function emptyFileFields({ target }: Event) {
  const fields = target instanceof HTMLFormElement ? target.querySelectorAll('input') : []
  for (const field of fields) if (field.type === 'file') field.value = ''
}

/** The toasts being shown, oldest first. */
export const toasts = () =>
  noticeStore.snapshot().map(({ tone, title, description }) => ({ tone, title, description }))

/** A file with the first bytes of a PDF, whatever its name. */
export const pdf = (name: string, size = 3000) => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], name, { type: 'application/pdf' })
}
