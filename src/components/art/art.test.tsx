import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AwardMark } from '@/components/art/award-mark'
import { BrandMark } from '@/components/art/brand-logo'
import { ClientMark } from '@/components/art/client-mark'
import { ComingSoonArt } from '@/components/art/coming-soon-art'
import { planCover } from '@/components/art/cover-plan'
import { LanguageFlag } from '@/components/art/language-flag'
import { LifePicture } from '@/components/art/life-picture'
import { NotFoundArt } from '@/components/art/not-found-art'
import { Portrait } from '@/components/art/portrait'
import { teamPortraits } from '@/components/art/team-portraits'
import { ServiceArt } from '@/components/art/service-art'
import { StudyCover } from '@/components/art/study-cover'
import { TideBand } from '@/components/art/tide-band'
import { TideMotif } from '@/components/art/tide-motif'
import { TrustBadge } from '@/components/art/trust-badges'

const slugs = ['tb-cloudtalk', 'tb-powerful-medical', 'tb-duos']
const lifePictures = [0, 1, 2, 3, 4] as const
const portraits = Object.keys(teamPortraits) as (keyof typeof teamPortraits)[]
const palette =
  /^(none|var\(--color-(paper|surface|sunken|ink|muted|line|primary|on-primary|accent|tint)\)|var\(--portrait-(light|dark)\))$/

const drawings = {
  'brand mark': <BrandMark />,
  motif: <TideMotif className="" />,
  band: <TideBand className="" />,
  'not found': <NotFoundArt />,
  'coming soon': <ComingSoonArt />,
  'client mark': <ClientMark name="Oakfield" variant={5} />,
  'award thirty': <AwardMark variant="thirty" year={2021} />,
  'award growth': <AwardMark variant="growth" year={2023} />,
  'service team': <ServiceArt variant="team" />,
  'service ai': <ServiceArt variant="ai" />,
  'service mobile': <ServiceArt variant="mobile" />,
  'badge magazine': <TrustBadge variant="magazine" />,
  'badge reviews': <TrustBadge variant="reviews" />,
  'badge growth': <TrustBadge variant="growth" />,
  ...Object.fromEntries(
    portraits.map((variant) => [
      `portrait ${variant}`,
      <Portrait key={variant} design={teamPortraits[variant]} />,
    ]),
  ),
  ...Object.fromEntries(slugs.map((slug) => [`cover ${slug}`, <StudyCover key={slug} seed={slug} />])),
  ...Object.fromEntries(
    lifePictures.map((variant) => [`life ${variant}`, <LifePicture key={variant} variant={variant} />]),
  ),
}

test.each(Object.entries(drawings))(
  'the drawing "%s" is hidden from screen readers and not focusable, uses theme colours and no hex, rgb or hsl colours, has no inline style and no invalid number, and is shorter than 4096 characters',
  (_, drawing) => {
    const markup = renderToStaticMarkup(drawing)
    expect(markup).toMatch(/<svg[^>]* aria-hidden="true" focusable="false"/)
    expect(markup).toMatch(/currentColor|var\(--(color|portrait)-/)
    expect(markup).not.toMatch(/="(#[0-9a-f]{3,8}|rgb|hsl)/i)
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/)
    expect(markup.length).toBeLessThan(4096)
  },
)

test('TideMotif and NotFoundArt on one page have gradients with different ids', () => {
  const markup = renderToStaticMarkup(
    <>
      <TideMotif className="" />
      <NotFoundArt />
    </>,
  )
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

test('planCover returns the same layout for the same slug', () => {
  expect(planCover('tb-duos')).toEqual(planCover('tb-duos'))
})

test('planCover returns a different composition for each of the three known slugs', () => {
  expect(new Set(slugs.map((slug) => planCover(slug).composition)).size).toBe(3)
})

test('planCover uses all four compositions, six axes and two backgrounds for 200 slugs', () => {
  const plans = Array.from({ length: 200 }, (_, i) => planCover(`tb-client-${i}`))
  expect(new Set(plans.map((plan) => plan.composition))).toEqual(new Set(['arch', 'cable', 'tide', 'pier']))
  expect(new Set(plans.map((plan) => plan.axis)).size).toBe(6)
  expect(new Set(plans.map((plan) => plan.background)).size).toBe(2)
})

test.each(lifePictures)(
  'life picture %i has a 4:3 viewBox, is cropped to fill a box of another ratio, and has a background as wide as the viewBox',
  (variant) => {
    const markup = renderToStaticMarkup(<LifePicture variant={variant} />)
    expect(markup).toMatch(/^<svg viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"/)
    expect(markup).toContain('d="M0 0h640')
  },
)

test.each(lifePictures)(
  'life picture %i contains no `text`, `title`, `image` or `use` element and no id',
  (variant) => {
    const markup = renderToStaticMarkup(<LifePicture variant={variant} />)
    expect(markup).not.toMatch(/<(text|title|image|use)| id="/)
  },
)

test.each(lifePictures)(
  'life picture %i uses only colours of the palette, and the accent colour in exactly one opaque shape',
  (variant) => {
    const markup = renderToStaticMarkup(<LifePicture variant={variant} />)
    const colours = [...markup.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1])
    expect(colours.filter((colour) => !palette.test(colour ?? ''))).toEqual([])
    const opaque = [...markup.matchAll(/<[^>]+--color-accent[^>]+>/g)].filter(
      ([tag]) => !tag.includes(' opacity='),
    )
    expect(opaque).toHaveLength(1)
  },
)

test('the five life pictures differ from each other', () => {
  expect(
    new Set(lifePictures.map((variant) => renderToStaticMarkup(<LifePicture variant={variant} />))).size,
  ).toBe(5)
})

test('the Slovak flag is hidden from screen readers and contains the blue of the flag', () => {
  expect(renderToStaticMarkup(<LanguageFlag language="sk" />)).toMatch(/aria-hidden="true".*fill="#0b4ea2"/)
})
