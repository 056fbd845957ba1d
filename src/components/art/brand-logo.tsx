import { cx } from 'class-variance-authority'

interface BrandLogoProps {
  name: string
  /** Must set the font size, because the symbol scales with it. */
  className?: string
}

/** If the name does not fit beside the symbol, only the symbol is visible. */
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
