import { useState } from 'react'

import { StudyCover } from '@/components/art/study-cover'

interface StudyPictureProps {
  slug: string
  image: string | null
  /** True where the picture is the first thing of a page. */
  eager?: boolean
}

/** The study's picture, or a drawn cover where there is none or it cannot be loaded. Decorative: the title is beside it. */
export function StudyPicture({ slug, image, eager = false }: StudyPictureProps) {
  const [failed, setFailed] = useState(false)
  if (!image || failed) return <StudyCover seed={slug} className="size-full" />
  return (
    <img
      src={image}
      alt=""
      width={1200}
      height={750}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
      className="size-full object-cover"
    />
  )
}
