import { describe, expect, test } from 'vitest'

import { highContrast, palette } from './tailwind.config.ts'

const themes = [
  { theme: 'light', colors: palette.light },
  { theme: 'dark', colors: palette.dark },
  { theme: 'light, more contrast', colors: { ...palette.light, ...highContrast.light } },
  { theme: 'dark, more contrast', colors: { ...palette.dark, ...highContrast.dark } },
]
const backgrounds = ['paper', 'surface', 'sunken', 'tint'] as const
const on = <Color extends string>(color: Color) =>
  backgrounds.map((background) => [color, background] as const)

/** Pairs of text color and background. The last three pairs are for filled buttons and chips. */
const textPairs = [
  ...(['ink', 'muted', 'primary', 'danger'] as const).flatMap(on),
  ['on-primary', 'primary'],
  ['paper', 'danger'],
  ['paper', 'ink'],
] as const

/** Returns the relative luminance of a color such as `#0E5A4B`, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(color: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(themes)('the theme "$theme"', ({ colors }) => {
  test.each(textPairs)('text in %s has a contrast of at least 4.5:1 on %s', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(on('control-line'))('%s has a contrast of at least 3:1 on %s', (line, background) => {
    expect(contrast(colors[line], colors[background])).toBeGreaterThanOrEqual(3)
  })
})

test('in the dark theme, bands, cards and lines differ visibly from the page', () => {
  const { paper, surface, sunken, line } = palette.dark
  expect(contrast(sunken, paper)).toBeGreaterThanOrEqual(1.12)
  expect(contrast(surface, paper)).toBeGreaterThanOrEqual(1.2)
  for (const background of [paper, surface, sunken])
    expect(contrast(line, background)).toBeGreaterThanOrEqual(1.4)
})

const drawings = import.meta.glob<string>('/src/**/*.svg', { query: '?raw', import: 'default', eager: true })

test.each(Object.keys(drawings))('the drawing %s takes its colors from the theme', (file) => {
  expect(drawings[file]).toContain('currentColor')
  expect(drawings[file]).not.toMatch(/(fill|stroke|stop-color)="(#|rgb|hsl|black|white)/)
})
