import { cx } from 'class-variance-authority'

interface BrandLogoProps {
  /** The brand's name (`company.brand`). */
  name: string
  /** Sets the font size; the symbol scales with it. */
  className?: string
}

/**
 * Renders the brand's symbol and name. If they do not fit in one row, the name wraps to a second row, which is cut off,
 * so that only the symbol is visible.
 */
export function BrandLogo({ name, className = 'text-[1.375rem]' }: BrandLogoProps) {
  return (
    <span
      className={cx(
        'inline-flex h-[1.2727em] flex-wrap content-start items-center gap-[0.42em] overflow-hidden leading-none font-[650] tracking-[-0.02em]',
        className,
      )}
    >
      <BrandMark className="size-[1.2727em] shrink-0 text-primary" />
      {name}
    </span>
  )
}

/**
 * Draws the brand's symbol: a bridge pier in the form of a T with concentric arcs on both sides. Its edges are on a
 * grid of 32 units, so that it is sharp from 16 px up. Decorative: use it beside the brand's name.
 */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="2 2 28 28" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M2 3h28v4a12 12 0 0 0-12 12v10h-4V19A12 12 0 0 0 2 7z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        d="M2 10.5a8.5 8.5 0 0 1 8.5 8.5v10M2 15.5A3.5 3.5 0 0 1 5.5 19v10M30 10.5a8.5 8.5 0 0 0-8.5 8.5v10M30 15.5a3.5 3.5 0 0 0-3.5 3.5v10"
      />
    </svg>
  )
}
