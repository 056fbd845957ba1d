import { useState } from 'react'

import { StudyCover } from '@/components/art/study-cover'

interface StudyPictureProps {
  slug: string
  image: string | null
  /** True for the large image at the top of a page. */
  banner?: boolean
}

/**
 * Shows a study's image, or a drawn cover if there is no image or it cannot be loaded. Decorative, because the title is
 * beside it.
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
