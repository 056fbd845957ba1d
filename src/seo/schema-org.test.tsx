import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { StructuredData } from '@/seo/schema-org'

it('StructuredData renders one JSON-LD script that no text can close', () => {
  const things = [{ '@type': 'Article', headline: 'Why </script><img src=x> & "quotes" are safe' }]
  const { container } = render(<StructuredData things={things} />)
  const [script, ...others] = container.querySelectorAll('*')
  expect(others).toEqual([])
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': things })
})
