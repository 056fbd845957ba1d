import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { LinkForm } from './link-form'

async function insert(url: string) {
  const onInsert = vi.fn<(url: string) => void>()
  render(<LinkForm onInsert={onInsert} onCancel={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Address of the link' }), url)
  await userEvent.click(screen.getByRole('button', { name: 'Insert link' }))
  return onInsert
}

test.each(['https://example.com/a?b=c', 'mailto:office@example.com', '/en/contact', '#details'])(
  'a click on "Insert link" calls onInsert of LinkForm once with the typed URL %s',
  async (url) => {
    expect(await insert(url)).toHaveBeenCalledExactlyOnceWith(url)
  },
)

test.each(['javascript:alert(1)', 'http://example.com', '//example.com', '/\\example.com', 'https://'])(
  'a click on "Insert link" shows an error in LinkForm and does not call onInsert if the typed URL is %s',
  async (url) => {
    expect(await insert(url)).not.toHaveBeenCalled()
    expect(screen.getByText(/^Please give an address/)).toBeVisible()
  },
)
