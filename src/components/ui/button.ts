import { cva } from 'class-variance-authority'

/** `className` must not set a property that a variant sets, because either class may win. Add a variant instead. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 text-center font-medium transition-colors duration-150 disabled:pointer-events-none disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        default: 'bg-primary text-on-primary hover:bg-primary/90 forced-colors:border',
        destructive: 'bg-danger text-paper hover:bg-danger/90 forced-colors:border',
        outline: 'border border-ink/25 text-ink hover:border-ink hover:bg-surface',
        secondary: 'bg-tint text-ink hover:bg-tint/70 forced-colors:border',
        ghost: 'hover:bg-ink/5',
      },
      size: {
        default: 'min-h-11 px-5 py-2 text-small',
        sm: 'min-h-9 px-3.5 py-1.5 text-small',
        lg: 'min-h-13 px-6 py-2.5 text-[1.0625rem]',
        icon: 'min-h-11 min-w-11 shrink-0 text-small',
      },
      /** For `ghost` only. */
      tone: { default: '', danger: 'text-danger' },
      shape: { default: 'rounded-control', round: 'rounded-full' },
    },
    defaultVariants: { variant: 'default', size: 'default', tone: 'default', shape: 'default' },
  },
)
