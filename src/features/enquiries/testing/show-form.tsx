import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'

export async function showForm(form: ReactNode) {
  clearNotices()
  await loadCatalogues('en', ['common', 'forms'])
  document.addEventListener('reset', clearFileInputs)
  // jsdom does not implement `scrollIntoView`.
  Element.prototype.scrollIntoView = () => undefined
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18nFor('en')}>{form}</I18nextProvider>
    </MemoryRouter>,
  )
  // The user can choose a file that the `accept` attribute does not list, as in a browser.
  return userEvent.setup({ applyAccept: false, delay: null })
}

/** jsdom would keep the files from `user.upload`. */
function clearFileInputs({ target }: Event) {
  const fields = target instanceof HTMLFormElement ? target.querySelectorAll('input') : []
  for (const field of fields) if (field.type === 'file') field.value = ''
}

export const toasts = () =>
  noticeStore.snapshot().map(({ tone, title, description }) => ({ tone, title, description }))
