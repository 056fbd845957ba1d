/** The colours that a portrait may use: its roles, which `portrait.css` sets for both themes, and tokens. */
export const colours = {
  light: 'var(--portrait-light)',
  dark: 'var(--portrait-dark)',
  line: 'var(--portrait-line)',
  green: 'var(--portrait-green)',
  mint: 'var(--portrait-mint)',
  sand: 'var(--portrait-sand)',
  pale: 'var(--portrait-pale)',
  muted: 'var(--color-muted)',
  primary: 'var(--color-primary)',
  onPrimary: 'var(--color-on-primary)',
  accent: 'var(--color-accent)',
} as const
