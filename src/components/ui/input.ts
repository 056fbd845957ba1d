import { cva } from 'class-variance-authority'

/** 17 px, because iOS zooms in when a visitor focuses a field whose font is smaller than 16 px. */
export const inputVariants = cva(
  'w-full rounded-control border border-control-line bg-paper text-[1.0625rem] text-ink transition-colors placeholder:text-muted not-aria-invalid:hover:border-ink aria-invalid:border-danger',
  {
    variants: {
      kind: {
        input: 'h-12 px-4',
        textarea: 'min-h-36 resize-y px-4 py-3',
        rows: 'resize-y px-4 py-3',
        search: 'h-12 appearance-none px-12',
      },
    },
    defaultVariants: { kind: 'input' },
  },
)
