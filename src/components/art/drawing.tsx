import { cx } from 'class-variance-authority'

interface DrawingProps {
  /** An SVG file, imported with `?raw`. In the page, its colors follow the theme. */
  svg: string
  /** Must set the size. */
  className: string
}

export function Drawing({ svg, className }: DrawingProps) {
  return <svg className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

/** For `not-found.svg` and `coming-soon.svg`. */
export function BridgeDrawing({ svg, className }: { svg: string; className?: string }) {
  return (
    <Drawing
      svg={svg}
      className={cx(
        'pointer-events-none mt-12 aspect-32/15 w-full max-w-3xl text-primary xl:-mt-24 xl:ml-auto xl:max-w-[44rem]',
        className,
      )}
    />
  )
}
