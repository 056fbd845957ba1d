import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Portrait } from '@/components/art/portrait'
import { teamPortraits, type PortraitVariant } from '@/components/art/team-portraits'
import { company } from '@/config/company'

const variants = Object.keys(teamPortraits) as PortraitVariant[]
const drawings = variants.map((variant) => renderToStaticMarkup(<Portrait design={teamPortraits[variant]} />))

test('the twelve portraits are all different', () => {
  expect(new Set(drawings).size).toBe(12)
})

test('company.team uses each portrait exactly once', () => {
  const used = company.team.flatMap(({ members }) => members.map(({ portrait }): PortraitVariant => portrait))
  expect(used.toSorted()).toEqual(variants.toSorted())
})

test('portrait.css sets each CSS variable of the portraits with light-dark()', () => {
  const css = readFileSync('src/portrait.css', 'utf8')
  const variables = new Set(drawings.join('').match(/--portrait-\w+/g))
  expect([...variables].filter((name) => !css.includes(`${name}: light-dark(`))).toEqual([])
})

test('of all portraits, only the one named mug uses the accent colour', () => {
  expect(variants.filter((_, i) => drawings[i]?.includes('--color-accent'))).toEqual(['mug'])
})
