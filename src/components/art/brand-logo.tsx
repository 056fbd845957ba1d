import { cx } from 'class-variance-authority'

import { BrandMark } from '@/components/art/brand-mark'

/** Sign and word. `name` is the brand's name (`company.brand`); size follows the font size of `className`. */
export function BrandLogo({ name, className = 'text-[1.375rem]' }: { name: string; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[0.42em] leading-none font-[650] tracking-[-0.02em]',
        className,
      )}
    >
      <BrandMark className="size-[1.2727em] shrink-0 text-primary" />
      {name}
    </span>
  )
}
