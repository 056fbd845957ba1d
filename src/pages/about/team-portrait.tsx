import { useState } from 'react'

import { Portrait } from '@/components/art/portrait'
import type { LookName } from '@/components/art/portrait-looks'

interface TeamPortraitProps {
  name: string
  /** URL of a picture; its middle is shown if it is not upright. */
  photo?: string
  /** Drawing that is shown without a photo. */
  portrait?: LookName
}

const frame = 'aspect-20/23 w-20 shrink-0 rounded-t-full sm:w-28 lg:w-36'

/**
 * Shows a person's photo. Falls back to the drawn portrait, and then to the initial, if there is none or the photo
 * cannot be loaded (spec 2). Decorative: the name is beside it.
 */
export function TeamPortrait({ name, photo, portrait }: TeamPortraitProps) {
  const [failed, setFailed] = useState(false)
  /** A prerendered picture may have failed before hydration, so that no error event reaches React. */
  const giveUpBroken = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
  }
  if (photo && !failed) {
    return (
      <img
        ref={giveUpBroken}
        src={photo}
        alt=""
        width={288}
        height={331}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
        className={`${frame} object-cover`}
      />
    )
  }
  if (portrait) return <Portrait look={portrait} className={frame} />
  return (
    <div
      data-initial={name.charAt(0)}
      className={`${frame} grid place-items-center bg-tint text-title font-medium text-primary before:content-[attr(data-initial)/'']`}
    />
  )
}
