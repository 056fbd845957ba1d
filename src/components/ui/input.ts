import { cva } from 'class-variance-authority'

/**
 * Returns the class names of an input, textarea or select. The font size is above 16 px, because iOS zooms in when a
 * field with smaller text is focused.
 */
export const inputVariants = cva(
  'w-full rounded-control border border-control-line bg-paper text-[1.0625rem] text-ink transition-colors placeholder:text-muted not-aria-invalid:hover:border-ink aria-invalid:border-danger',
  {
    variants: {
      kind: {
        input: 'h-12 px-4',
        textarea: 'min-h-36 resize-y px-4 py-3',
        /** A textarea with the height of its `rows` attribute. */
        rows: 'resize-y px-4 py-3',
        /** Has space for an icon on both sides. */
        search: 'h-12 appearance-none px-12',
      },
    },
    defaultVariants: { kind: 'input' },
  },
)
