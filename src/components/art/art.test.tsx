import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AwardMark } from '@/components/art/award-mark'
import { BrandMark } from '@/components/art/brand-mark'
import { ClientMark } from '@/components/art/client-mark'
import { ComingSoonArt } from '@/components/art/coming-soon-art'
import { planCover } from '@/components/art/cover-plan'
import { LanguageFlag } from '@/components/art/language-flag'
import { LifePicture } from '@/components/art/life-picture'
import { NotFoundArt } from '@/components/art/not-found-art'
import { Portrait } from '@/components/art/portrait'
import { looks, type LookName } from '@/components/art/portrait-looks'
import { ServiceArt } from '@/components/art/service-art'
import { StudyCover } from '@/components/art/study-cover'
import { TideBand } from '@/components/art/tide-band'
import { TideMotif } from '@/components/art/tide-motif'
import { TrustBadge } from '@/components/art/trust-badges'
import { company } from '@/config/company'

const slugs = ['tb-cloudtalk', 'tb-powerful-medical', 'tb-duos']
const lives = [0, 1, 2, 3, 4] as const
const names = Object.keys(looks) as LookName[]
const palette = /^(none|var\(--color-(paper|surface|sunken|ink|muted|line|primary|on-primary|accent|tint)\))$/

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
  ...Object.fromEntries(names.map((look) => [`portrait ${look}`, <Portrait key={look} look={look} />])),
  ...Object.fromEntries(slugs.map((slug) => [`cover ${slug}`, <StudyCover key={slug} seed={slug} />])),
  ...Object.fromEntries(
    lives.map((variant) => [`life ${variant}`, <LifePicture key={variant} variant={variant} />]),
  ),
}

test.each(Object.entries(drawings))(
  '%s is decorative, follows the theme, is allowed by the CSP',
  (_, drawing) => {
    const markup = renderToStaticMarkup(drawing)
    expect(markup).toMatch(/<svg[^>]* aria-hidden="true"/)
    expect(markup).toMatch(/currentColor|var\(--(color|portrait)-/)
    expect(markup).not.toMatch(/="(#[0-9a-f]{3,8}|rgb|hsl)/i)
    expect(markup).not.toMatch(/ style=|NaN|undefined|Infinity/)
    expect(markup.length).toBeLessThan(4096)
  },
)

test('two drawings on one page share no id', () => {
  const markup = renderToStaticMarkup(
    <>
      <TideMotif className="" />
      <TideBand className="" />
      <NotFoundArt />
    </>,
  )
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
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

test.each(lives)(
  'life picture %i fills its 4:3 box in the palette, with one accent and no text',
  (variant) => {
    const markup = renderToStaticMarkup(<LifePicture variant={variant} />)
    expect(markup).toMatch(
      /^<svg viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"[^>]* focusable="false"/,
    )
    expect(markup).toContain('d="M0 0h640')
    expect(markup).not.toMatch(/<(text|image|title|use)| id="/)
    const colours = [...markup.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1])
    expect(colours.filter((colour) => !palette.test(colour ?? ''))).toEqual([])
    const solid = [...markup.matchAll(/<[^>]+--color-accent[^>]+>/g)].filter(
      ([tag]) => !tag.includes(' opacity='),
    )
    expect(solid).toHaveLength(1)
  },
)

test('the five life pictures are five drawings', () => {
  expect(new Set(lives.map((variant) => renderToStaticMarkup(<LifePicture variant={variant} />))).size).toBe(
    5,
  )
})

test('the twelve portraits are twelve drawings, one for each member of the team', () => {
  expect(new Set(names.map((look) => renderToStaticMarkup(<Portrait look={look} />))).size).toBe(12)
  const members = company.team.flatMap((row) => row.members.map(({ portrait }): LookName => portrait))
  expect(members.toSorted()).toEqual(names.toSorted())
})

test('every colour role of a portrait is set by the stylesheet, and only the mug is in the accent', () => {
  const css = readFileSync('src/portrait.css', 'utf8')
  const markup = names.map((look) => renderToStaticMarkup(<Portrait look={look} />))
  const roles = new Set(markup.join('').match(/--portrait-\w+/g))
  expect([...roles].filter((role) => !css.includes(`${role}: light-dark(`))).toEqual([])
  expect(names.filter((_, i) => markup[i]?.includes('--color-accent'))).toEqual(['mug'])
})

test('flags are the one drawing with colours of its own', () => {
  expect(renderToStaticMarkup(<LanguageFlag language="sk" />)).toMatch(/aria-hidden="true".*fill="#0b4ea2"/)
})
