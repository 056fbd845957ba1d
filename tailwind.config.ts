import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

/**
 * Colors of both themes. The text colors `ink`, `muted`, `primary` and `danger` have a contrast of at least 4.5:1 on
 * the backgrounds `paper`, `surface`, `sunken` and `tint`. On these backgrounds `control-line`, the border of form
 * controls, has at least 3:1 (WCAG 1.4.3, 1.4.11). In the light theme, `accent` has less than 3:1 on `paper`, `sunken`
 * and `tint`, so do not use it for text or icons.
 */
export const palette = {
  light: {
    paper: '#FBFAF6',
    surface: '#FFFFFF',
    sunken: '#F2F0E8',
    ink: '#10231F',
    muted: '#50605B',
    line: '#E2DFD5',
    'control-line': '#7B8782',
    primary: '#0E5A4B',
    'on-primary': '#FFFFFF',
    accent: '#F26B3A',
    tint: '#E3F0EA',
    danger: '#B3261E',
  },
  dark: {
    paper: '#0B1312',
    surface: '#192825',
    sunken: '#14211E',
    ink: '#EAF2EE',
    muted: '#9FB2AB',
    line: '#2F4540',
    'control-line': '#6A7E77',
    primary: '#57D3B4',
    'on-primary': '#06201A',
    accent: '#FF9166',
    tint: '#17362F',
    danger: '#FF8A80',
  },
}

export const highContrast = {
  light: { muted: '#2B3A36', line: '#7B8782', 'control-line': '#10231F' },
  dark: { muted: '#D3E0DA', line: '#6A7E77', 'control-line': '#EAF2EE' },
}

const variables = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${name}`, value]))

const colors = Object.fromEntries(Object.keys(palette.light).map((name) => [name, `var(--color-${name})`]))

/**
 * Returns a CSS size that grows with the viewport. At the default text size, it is `min` px up to a width of 390 px,
 * and `max` px from a width of 1440 px.
 */
const fluid = (min: number, max: number) => {
  const slope = ((max - min) / (1440 - 390)) * 100
  const base = min - (slope * 390) / 100
  return `clamp(${min / 16}rem, ${(base / 16).toFixed(4)}rem + ${slope.toFixed(4)}vw, ${max / 16}rem)`
}

/**
 * Limits a size to a percentage of the width of the container, so that a long word fits a narrow column and, with large
 * text, a phone. Outside of a container, this is the width of the viewport.
 */
const capped = (size: string, percent: number) => `min(${size}, ${percent}cqi)`

type Declarations = Record<string, string>

/**
 * Returns CSS rules for the light and the dark theme. `data-theme` on `<html>` selects the theme. Without this
 * attribute, the setting of the device selects the theme (spec 4). On paper, the theme is always light.
 */
const themed = (light: Declarations, dark: Declarations) => ({
  ':root': light,
  '@media screen': { ':root[data-theme="dark"]': dark },
  '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
})

export default {
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: [
        ...['Instrument Sans', 'Fallback Arial', 'Fallback Roboto', 'Fallback DejaVu'].map(
          (name) => `"${name}"`,
        ),
        'system-ui',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'Menlo', 'Consolas', '"Liberation Mono"', 'monospace'],
    },
    fontSize: {
      display: [capped(fluid(40, 76), 12), { lineHeight: '1.04', letterSpacing: '-0.03em' }],
      title: [capped(fluid(30, 52), 10), { lineHeight: '1.08', letterSpacing: '-0.025em' }],
      heading: [capped(fluid(22, 28), 9), { lineHeight: '1.2', letterSpacing: '-0.015em' }],
      subheading: [fluid(18, 20), { lineHeight: '1.3', letterSpacing: '-0.01em' }],
      lead: [fluid(17, 21), { lineHeight: '1.55', letterSpacing: '-0.005em' }],
      body: [fluid(17, 18), '1.6'],
      small: ['0.9375rem', '1.5'],
      label: ['0.8125rem', { lineHeight: '1.4', letterSpacing: '0.01em' }],
    },
    borderRadius: { none: '0', control: '10px', surface: '14px', full: '9999px' },
    boxShadow: { float: '0 12px 40px -12px var(--shadow)' },
    extend: {
      maxWidth: { content: '75rem', measure: '42rem' },
      spacing: { section: fluid(36, 112) },
    },
  },
  plugins: [
    plugin((api) => {
      api.addBase(
        themed(
          { ...variables(palette.light), '--shadow': 'rgb(6 32 26 / 0.28)', 'color-scheme': 'light' },
          { ...variables(palette.dark), '--shadow': '#000', 'color-scheme': 'dark' },
        ),
      )
      api.addBase({
        '@media (prefers-contrast: more)': themed(
          variables(highContrast.light),
          variables(highContrast.dark),
        ),
      })
    }),
  ],
} satisfies Config
