import { useState, type ComponentProps, type ReactNode } from 'react'

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  src: string | null | undefined
  fallback?: ReactNode
}

/** Screen readers ignore the image, so show important content as text beside it. */
export function ImageWithFallback({ src, fallback = null, ...attributes }: ImageWithFallbackProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return fallback
  // If a prerendered image fails before hydration, React misses the error event.
  const detectEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src)
  }
  return <img {...attributes} ref={detectEarlyFailure} src={src} alt="" onError={() => setFailed(src)} />
}
