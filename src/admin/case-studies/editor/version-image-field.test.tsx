import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ImagePreview } from './version-image-field'

test('ImagePreview shows a message when its image fails to load, and no message before', () => {
  render(<ImagePreview url="https://example.com/deleted.png" />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.getByRole('status')).toHaveTextContent('The picture cannot be loaded from this address.')
})
