import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AwardMark } from '@/components/art/award-mark'
import { BrandMark } from '@/components/art/brand-mark'
import { ClientMark } from '@/components/art/client-mark'
import { planCover } from '@/components/art/cover-plan'
import { LanguageFlag } from '@/components/art/language-flag'
import { NotFoundArt } from '@/components/art/not-found-art'
import { ServiceArt } from '@/components/art/service-art'
import { StudyCover } from '@/components/art/study-cover'
import { TideBand } from '@/components/art/tide-band'
import { TideMotif } from '@/components/art/tide-motif'
import { TrustBadge } from '@/components/art/trust-badges'

const slugs = ['tb-cloudtalk', 'tb-powerful-medical', 'tb-duos']

const drawings = {
  'brand mark': <BrandMark />,
  motif: <TideMotif />,
  band: <TideBand />,
  'not found': <NotFoundArt />,
  'client mark': <ClientMark name="Oakfield" variant={5} />,
  'award thirty': <AwardMark variant="thirty" year={2021} />,
  'award growth': <AwardMark variant="growth" year={2023} />,
  'service team': <ServiceArt variant="team" />,
  'service ai': <ServiceArt variant="ai" />,
  'service mobile': <ServiceArt variant="mobile" />,
  'badge magazine': <TrustBadge variant="magazine" />,
  'badge reviews': <TrustBadge variant="reviews" />,
  'badge growth': <TrustBadge variant="growth" />,
  ...Object.fromEntries(slugs.map((slug) => [`cover ${slug}`, <StudyCover key={slug} seed={slug} />])),
}

test.each(Object.entries(drawings))(
  '%s is decorative, follows the theme, is allowed by the CSP',
  (_, drawing) => {
    const markup = renderToStaticMarkup(drawing)
    expect(markup).toMatch(/<svg[^>]* aria-hidden="true"/)
    expect(markup).toMatch(/currentColor|var\(--color-/)
    expect(markup).not.toMatch(/="(#[0-9a-f]{3,8}|rgb|hsl)/i)
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/)
    expect(markup.length).toBeLessThan(4096)
  },
)

test('two drawings on one page share no id', () => {
  const markup = renderToStaticMarkup(
    <>
      <TideMotif />
      <TideBand />
      <NotFoundArt />
    </>,
  )
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
})

test('a study keeps its cover, and the three known studies have three compositions', () => {
  expect(planCover('tb-duos')).toEqual(planCover('tb-duos'))
  expect(new Set(slugs.map((slug) => planCover(slug).composition)).size).toBe(3)
})

test('every composition and axis comes up over many slugs', () => {
  const plans = Array.from({ length: 200 }, (_, i) => planCover(`tb-client-${i}`))
  expect(new Set(plans.map((plan) => plan.composition))).toEqual(new Set(['arch', 'cable', 'tide', 'pier']))
  expect(new Set(plans.map((plan) => plan.axis)).size).toBe(6)
  expect(new Set(plans.map((plan) => plan.ground)).size).toBe(2)
})

test('flags are the one drawing with colours of its own', () => {
  expect(renderToStaticMarkup(<LanguageFlag language="sk" />)).toMatch(/aria-hidden="true".*fill="#0b4ea2"/)
})
