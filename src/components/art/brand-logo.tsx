import { cx } from 'class-variance-authority'

import mark from './brand-mark.svg?raw'
import { Drawing } from './drawing'

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
      <Drawing svg={mark} className="size-[1.2727em] shrink-0 text-primary" />
      {name}
    </span>
  )
}
