import { ImageWithFallback } from '@/components/image-with-fallback'

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
