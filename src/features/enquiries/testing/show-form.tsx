import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

import { dismiss, noticeStore } from '@/components/toast/notify'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

/** Renders a form with its English texts, no toast being left from another test. */
export async function showForm(form: ReactNode) {
  noticeStore.snapshot().forEach(({ id }) => dismiss(id))
  await loadCatalogues('en', ['common', 'forms'])
  document.addEventListener('reset', emptyFileFields)
  render(<I18nextProvider i18n={i18nFor('en')}>{form}</I18nextProvider>)
  // The picker itself only proposes kinds of files; what gets past it is to be refused.
  return userEvent.setup({ applyAccept: false, delay: null })
}

/** A browser does this by itself; files given by `user.upload` survive a reset. */
function emptyFileFields({ target }: Event) {
  const fields = target instanceof HTMLFormElement ? target.querySelectorAll('input') : []
  for (const field of fields) if (field.type === 'file') field.value = ''
}

/** The toasts being shown, oldest first. */
export const toasts = () =>
  noticeStore.snapshot().map(({ tone, title, description }) => ({ tone, title, description }))

/** A PDF by its first bytes, whatever it is called. */
export const pdf = (name: string, size = 3000) => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], name, { type: 'application/pdf' })
}
