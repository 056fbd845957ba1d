import { cx } from 'class-variance-authority'

/** Paths of 24 × 24 units. Names in capitals would look larger than the others, so their font is smaller. */
const marks = [
  { symbol: 'M12 3a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4z', type: 'font-semibold tracking-[-0.02em]' },
  {
    symbol: 'M12 2c4.5 5 7 8.4 7 12a7 7 0 0 1-14 0c0-3.6 2.5-7 7-12z',
    type: 'font-medium tracking-[-0.01em]',
  },
  {
    symbol: 'M3 4h8v16H3zM13 4a8 8 0 0 1 0 16z',
    type: 'font-bold tracking-[0.16em] uppercase text-[0.86em]',
  },
  {
    symbol: 'M3 3h8v8H3zM13 13h8v8h-8zM13 3h8L13 11zM11 13v8H3z',
    type: 'font-bold tracking-[-0.035em] lowercase',
  },
  { symbol: 'M3 14a9 9 0 0 1 18 0zM3 16.5h18v3H3z', type: 'font-normal tracking-[0.01em]' },
  {
    symbol: 'M11 21V12H3a8 8 0 0 1 8-8 9 9 0 0 1 1 0 9 9 0 0 1 9 8h-8v9z',
    type: 'font-semibold tracking-[0.08em] uppercase text-[0.86em]',
  },
] as const

interface ClientMarkProps {
  name: string
  variant: number
  className?: string
}

/** Replaces the client's own logo (D1). */
export function ClientMark({ name, variant, className }: ClientMarkProps) {
  const { symbol, type } = marks[variant % marks.length] ?? marks[0]
  return (
    <span
      className={cx('inline-flex items-center text-[1.3125rem] leading-none whitespace-nowrap', className)}
    >
      <svg
        viewBox="0 0 24 24"
        className="mr-[0.45em] size-[1.15em] shrink-0"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="currentColor" d={symbol} />
      </svg>
      <span className={type}>{name}</span>
    </span>
  )
}
