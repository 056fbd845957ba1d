import { Portrait } from '@/components/art/portrait'
import { teamPortraits, type PortraitVariant } from '@/components/art/team-portraits'
import { ImageWithFallback } from '@/components/image-with-fallback'

interface TeamPortraitProps {
  name: string
  /** URL of a photo. CSS crops the photo to 20:23. */
  photo?: string
  portrait?: PortraitVariant
}

const frame = 'aspect-20/23 w-20 max-w-full shrink-0 rounded-t-full sm:w-28 lg:w-36'

/**
 * Shows a person's photo. If there is no photo or the photo cannot be loaded, shows the drawing, or without a drawing
 * the initial of the name (spec 2). Screen readers ignore the picture, so show the name as text beside it.
 */
export function TeamPortrait({ name, photo, portrait }: TeamPortraitProps) {
  return (
    <ImageWithFallback
      src={photo}
      width={288}
      height={331}
      loading="lazy"
      decoding="async"
      className={`${frame} object-cover`}
      fallback={
        portrait ? <Portrait design={teamPortraits[portrait]} className={frame} /> : <Initial name={name} />
      }
    />
  )
}

const Initial = ({ name }: { name: string }) => (
  <div
    data-initial={name.charAt(0)}
    className={`${frame} grid place-items-center bg-tint text-title font-medium text-primary before:content-[attr(data-initial)/'']`}
  />
)
