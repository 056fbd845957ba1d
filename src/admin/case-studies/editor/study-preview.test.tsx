import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { renderInForm } from '../testing/render-in-form'
import { storedVersion } from '../testing/stored-version'
import { PreviewButton } from './study-preview'

test('the preview shows the date on which the study was published', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined
  const en = storedVersion({ published_at: '2025-03-06T12:00:00Z' })
  await renderInForm(<PreviewButton language="en" />, { en })
  await userEvent.click(screen.getByRole('button', { name: 'Preview page' }))
  expect(await screen.findByText(/March 6, 2025/)).toBeInTheDocument()
})
