import { cx } from 'class-variance-authority'

import { BrandMark } from '@/components/art/brand-mark'

/**
 * Renders sign and word. If both do not fit in one row, the word wraps out of the box of one line: only the sign is seen.
 * @param name the brand's name (`company.brand`)
 * @param className sets the font size, which the sign follows
 */
export function BrandLogo({ name, className = 'text-[1.375rem]' }: { name: string; className?: string }) {
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
