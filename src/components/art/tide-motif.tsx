import { cx } from 'class-variance-authority'

import { Drawing } from './drawing'
import tide from './tide.svg?raw'

/** `className` must set the size. A box narrower than 12 rem or lower than 8 rem stays empty. */
export function TideMotif({ className }: { className: string }) {
  return (
    <div
      className={cx(
        '[container-type:size] pointer-events-none relative overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_15%)]',
        className,
      )}
    >
      <Drawing
        svg={tide}
        className="absolute inset-0 hidden size-full overflow-visible text-primary [@container(min-width:12rem)_and_(min-height:8rem)]:block"
      />
    </div>
  )
}
