import { useState } from 'react'

interface TeamPortraitProps {
  name: string
  /** Address of a square picture. */
  photo?: string
}

/** A person's photo, or the initial on a disc where there is none or it cannot be loaded. Decorative: the name stands beside it. */
export function TeamPortrait({ name, photo }: TeamPortraitProps) {
  const [failed, setFailed] = useState(false)
  /** A prerendered picture may have failed before this code ran; no event tells. */
  const giveUpBroken = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
  }
  const disc = 'size-18 shrink-0 rounded-full sm:size-24 lg:size-28'
  if (!photo || failed)
    return (
      <div
        data-initial={name.charAt(0)}
        className={`${disc} grid place-items-center bg-tint text-title font-medium text-primary before:content-[attr(data-initial)/'']`}
      />
    )
  return (
    <img
      ref={giveUpBroken}
      src={photo}
      alt=""
      width={224}
      height={224}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={`${disc} object-cover`}
    />
  )
}
