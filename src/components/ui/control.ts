import { cva } from 'class-variance-authority'

/** Look of text fields. The text is at least 16 px, below which phones zoom in on focus. */
export const control = cva(
  'w-full rounded-control border bg-paper px-4 text-[1.0625rem] text-ink transition-colors placeholder:text-muted/80 hover:border-ink/60 aria-invalid:border-danger',
  {
    variants: {
      kind: { input: 'h-12 border-ink/30', textarea: 'min-h-36 resize-y border-ink/30 py-3' },
    },
    defaultVariants: { kind: 'input' },
  },
)
