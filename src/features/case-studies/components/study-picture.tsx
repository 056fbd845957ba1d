import { ImageWithFallback } from '@/components/image-with-fallback'

import type { PublishedStudy } from '../model'

interface StudyPictureProps {
  image: string | null
  /** For an image that is visible before the visitor scrolls. */
  priority?: boolean
  className: string
}

/** Shows nothing without an image (D58). */
export function StudyPicture({ image, priority = false, className }: StudyPictureProps) {
  return (
    <ImageWithFallback
      src={image}
      width={1200}
      height={750}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`bg-tint object-cover ${className}`}
    />
  )
}

const bannerBox = 'aspect-16/10 w-full rounded-surface sm:aspect-2/1 lg:aspect-10/3 print:hidden'

/** While the study loads, the banner is an empty area. */
export function StudyBanner({ study }: { study?: PublishedStudy }) {
  if (!study) return <div className={`bg-tint ${bannerBox}`} />
  return <StudyPicture key={study.slug} image={study.featured_image} priority className={bannerBox} />
}
