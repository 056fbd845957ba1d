import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { LinkForm } from './link-form'

async function type(url: string) {
  const onSave = vi.fn<(url: string) => void>()
  render(<LinkForm href="" onSave={onSave} onCancel={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox'), `${url}{Enter}`)
  return onSave
}

test.each([
  'https://example.com/a?b=c',
  'mailto:office@example.com',
  'tel:+421900',
  '/en/contact',
  '#details',
])('LinkForm saves the typed URL %s', async (url) =>
  expect(await type(url)).toHaveBeenCalledExactlyOnceWith(url),
)

test.each(['javascript:alert(1)', 'ftp://example.com', '//example.com', '/\\example.com', 'https://'])(
  'LinkForm shows an error if the typed URL is %s',
  async (url) => {
    expect(await type(url)).not.toHaveBeenCalled()
    expect(screen.getByText(/^Please give an address/)).toBeVisible()
  },
)
