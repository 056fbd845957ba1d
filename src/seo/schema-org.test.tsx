import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { company } from '@/config/company'
import { organization, StructuredData } from '@/seo/schema-org'

it.each([
  ['000\u00a000\u00a0Example City', '000\u00a000', 'Example City'],
  ['811 01 Bratislava', '811 01', 'Bratislava'],
])('the address of the organization separates the postal code of %s', (city, postalCode, addressLocality) => {
  vi.spyOn(company as { address: object }, 'address', 'get').mockReturnValue({ street: 'A', city })
  expect(organization()).toMatchObject({ address: { streetAddress: 'A', postalCode, addressLocality } })
})

it('StructuredData renders one JSON-LD script that no text can close', () => {
  const things = [{ '@type': 'Article', headline: 'Why </script><img src=x> & "quotes" are safe' }]
  const { container } = render(<StructuredData things={things} />)
  const [script, ...others] = container.querySelectorAll('*')
  expect(others).toEqual([])
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': things })
})
