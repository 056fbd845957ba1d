import { ImageWithFallback } from '@/components/image-with-fallback'

import type { PublishedStudy } from '../model'

interface StudyPictureProps {
  image: string | null
  /** Set it if the image is visible before the visitor scrolls. */
  priority?: boolean
  className: string
}

/** Shows nothing if there is no image (D58). */
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

/** Where it is cropped, its upper part stays. */
const box =
  'aspect-2/1 w-full rounded-surface object-top lg:aspect-16/10 max-lg:short:aspect-5/2 print:hidden'

/** The banner of a study that is loading is an empty area. */
export function StudyBanner({ study }: { study?: PublishedStudy }) {
  if (!study) return <div className={`bg-tint noscript:hidden ${box}`} />
  return <StudyPicture key={study.slug} image={study.featured_image} priority className={box} />
}
