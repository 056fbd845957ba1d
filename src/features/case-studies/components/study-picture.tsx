import { StudyCover } from '@/components/art/study-cover'
import { ImageWithFallback } from '@/components/image-with-fallback'

interface StudyPictureProps {
  slug: string
  image: string | null
  banner?: boolean
  /** Loads the image eagerly and with high priority. Set it if the image is visible before the visitor scrolls. */
  priority?: boolean
}

export function StudyPicture({ slug, image, banner = false, priority = banner }: StudyPictureProps) {
  return (
    <ImageWithFallback
      src={image}
      width={1200}
      height={750}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className="size-full object-cover"
      fallback={<StudyCover seed={slug} wide={banner} className="size-full" />}
    />
  )
}
