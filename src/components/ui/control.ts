import { cva } from 'class-variance-authority'

/**
 * Classes of text fields. The text is at least 16 px, below which phones zoom in on focus. Placeholder and border
 * have the contrast that WCAG asks of text and of controls.
 */
export const control = cva(
  'w-full rounded-control border border-control-line bg-paper px-4 text-[1.0625rem] text-ink transition-colors placeholder:text-muted not-aria-invalid:hover:border-ink aria-invalid:border-danger',
  {
    variants: {
      kind: { input: 'h-12', textarea: 'min-h-36 resize-y py-3' },
    },
    defaultVariants: { kind: 'input' },
  },
)
