import { useState, type ComponentProps, type ReactNode } from 'react'

interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  src: string | null | undefined
  fallback?: ReactNode
}

/**
 * Shows an image, or the fallback if there is no URL or the image cannot be loaded. Screen readers ignore the image, so
 * show important content as text beside the image.
 */
export function ImageWithFallback({ src, fallback = null, ...attributes }: ImageWithFallbackProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return fallback
  // A prerendered image can fail before hydration. React then misses the error event, so check the element.
  const detectEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src)
  }
  return <img {...attributes} ref={detectEarlyFailure} src={src} alt="" onError={() => setFailed(src)} />
}
