import { useState } from 'react'

import { StudyCover } from '@/components/art/study-cover'

interface StudyPictureProps {
  slug: string
  image: string | null
  /** True for the first and widest picture of a page. */
  banner?: boolean
}

/**
 * Shows the study's picture, or a drawn cover if there is none or it cannot be loaded. Decorative: the title is beside
 * it.
 */
export function StudyPicture({ slug, image, banner = false }: StudyPictureProps) {
  const [failed, setFailed] = useState(false)
  if (!image || failed) return <StudyCover seed={slug} wide={banner} className="size-full" />
  return (
    <img
      src={image}
      alt=""
      width={1200}
      height={750}
      loading={banner ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
      className="size-full object-cover"
    />
  )
}
