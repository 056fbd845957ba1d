import { honeypotField } from '@contracts/honeypot'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Honeypot } from './honeypot'

const known = [
  ...[
    'name',
    'nick',
    'mail',
    'phone',
    'tel',
    'mobile',
    'fax',
    'address',
    'street',
    'city',
    'town',
    'zip',
    'post',
  ],
  ...[
    'state',
    'province',
    'region',
    'country',
    'company',
    'organi',
    'firm',
    'url',
    'web',
    'site',
    'home',
    'link',
  ],
  ...[
    'birth',
    'age',
    'gender',
    'title',
    'user',
    'login',
    'pass',
    'pin',
    'otp',
    'code',
    'card',
    'iban',
    'account',
  ],
  ...['coupon', 'promo', 'search', 'query', 'comment', 'message', 'note', 'captcha', 'honey'],
]

test('the name of the honeypot contains none of the listed words by which browsers and password managers recognise fields', () => {
  expect(known.filter((part) => honeypotField.includes(part))).toEqual([])
})

test('the honeypot tells browsers and four password managers not to fill it in, and is not reachable with Tab', () => {
  const { container } = render(<Honeypot />)
  const input = container.querySelector('input')
  expect(Object.fromEntries(Array.from(input?.attributes ?? [], ({ name, value }) => [name, value]))).toEqual(
    {
      type: 'text',
      name: honeypotField,
      tabindex: '-1',
      autocomplete: 'off',
      'data-1p-ignore': 'true',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
      'data-form-type': 'other',
    },
  )
})
