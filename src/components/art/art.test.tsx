import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AwardMark, TrustBadge } from '@/components/art/award-mark'
import { BrandMark } from '@/components/art/brand-logo'
import { ClientMark } from '@/components/art/client-mark'
import { LanguageFlag } from '@/components/art/language-flag'
import { NotFoundArt } from '@/components/art/not-found-art'
import { TideMotif } from '@/components/art/tide-motif'

const drawings = {
  'brand mark': <BrandMark />,
  motif: <TideMotif className="" />,
  'not found': <NotFoundArt />,
  'client mark': <ClientMark name="Oakfield" variant={5} />,
  'award thirty': <AwardMark variant="thirty" year={2021} />,
  'award growth': <AwardMark variant="growth" year={2023} />,
  'badge magazine': <TrustBadge variant="magazine" />,
  'badge reviews': <TrustBadge variant="reviews" />,
  flag: <LanguageFlag language="sk" />,
}

test.each(Object.entries(drawings))(
  '%s is hidden from screen readers and has valid numbers',
  (_, drawing) => {
    const markup = renderToStaticMarkup(drawing)
    expect(markup).toMatch(/<svg[^>]* aria-hidden="true" focusable="false"/)
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  },
)

test('gradients of two drawings on one page have different ids', () => {
  const markup = renderToStaticMarkup(
    <>
      <TideMotif className="" />
      <NotFoundArt />
    </>,
  )
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(2)
})
