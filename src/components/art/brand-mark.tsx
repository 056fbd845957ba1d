/**
 * The sign: a bridge deck on its pier (a T) with the tide's arcs on both sides, all concentric. Drawn on a
 * 32-unit grid in whole units, so that it stays sharp from 16 px up. Decorative: the name stands beside it.
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
