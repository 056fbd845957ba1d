import { cva } from 'class-variance-authority'

/** Classes of a button, for buttons and for links that look like one (spec 9: six variants, four sizes). */
export const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors duration-150 disabled:pointer-events-none disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        default: 'bg-primary text-on-primary hover:bg-primary/90 forced-colors:border',
        destructive: 'bg-danger text-paper hover:bg-danger/90 forced-colors:border',
        outline: 'border border-ink/25 text-ink hover:border-ink hover:bg-surface',
        secondary: 'bg-tint text-ink hover:bg-tint/70 forced-colors:border',
        ghost: 'text-ink hover:bg-ink/5',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        default: 'min-h-11 px-5 text-small',
        sm: 'min-h-9 px-3.5 text-small',
        lg: 'min-h-13 px-6 text-[1.0625rem]',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
