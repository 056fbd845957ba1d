import { cva } from 'class-variance-authority'

/**
 * Classes of text fields. The text is at least 16 px, below which phones zoom in on focus. Placeholder and border
 * have the contrast that WCAG asks of text and of controls.
 */
export const inputVariants = cva(
  'w-full rounded-control border border-control-line bg-paper text-[1.0625rem] text-ink transition-colors placeholder:text-muted not-aria-invalid:hover:border-ink aria-invalid:border-danger',
  {
    variants: {
      kind: {
        input: 'h-12 px-4',
        textarea: 'min-h-36 resize-y px-4 py-3',
        /** As high as its `rows`. */
        rows: 'resize-y px-4 py-3',
        /** With room for an icon on both sides. */
        search: 'h-12 appearance-none px-12',
      },
    },
    defaultVariants: { kind: 'input' },
  },
)
