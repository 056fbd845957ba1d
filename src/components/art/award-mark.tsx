import { Laurel } from '@/components/art/laurel'

type AwardVariant = 'thirty' | 'growth'

/**
 * A neutral mark for an award (D1): `thirty` for a 30-under-30 list, `growth` for a ranking of fast-growing
 * companies, with the `year` below. Decorative: the award's name and year stand beside it as text.
 */
export function AwardMark({
  variant,
  year,
  className = 'size-20 text-primary',
}: {
  variant: AwardVariant
  year: number
  className?: string
}) {
  return (
    <svg
      viewBox="-40 -40 80 80"
      className={className}
      fill="currentColor"
      textAnchor="middle"
      fontWeight="600"
      aria-hidden="true"
      focusable="false"
    >
      <Laurel r={31} leaf={6} count={8} />
      {variant === 'thirty' ? (
        <text y="5" fontSize="27" letterSpacing="-1">
          30
        </text>
      ) : (
        <path d="M-14 5v-7h5v7zM-6 5v-12h5v12zM2 5v-17h5v17zM10 5v-22h5v22z" />
      )}
      <text y="20" fontSize="11.5">
        {year}
      </text>
    </svg>
  )
}
