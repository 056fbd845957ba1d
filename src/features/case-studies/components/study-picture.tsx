import { useState } from 'react'

import { StudyCover } from '@/components/art/study-cover'

interface StudyPictureProps {
  slug: string
  image: string | null
  banner?: boolean
}

/** Shows a study's image, or a drawn cover if there is no image or the image cannot be loaded. */
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
