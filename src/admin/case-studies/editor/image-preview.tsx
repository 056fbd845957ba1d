import { useState } from 'react'

import { isImageUrl } from '@/features/case-studies/image-rules'

import { fieldTexts } from '../../texts/fields'

type State = 'loading' | 'broken' | { width: number; height: number }

export function ImagePreview({ url }: { url: string }) {
  const [state, setState] = useState<State>('loading')
  if (!isImageUrl(url)) return null
  if (state === 'broken') {
    return (
      <p role="status" className="basis-full text-small text-danger">
        {fieldTexts.image.broken}
      </p>
    )
  }
  return (
    <figure className="flex items-center gap-3">
      <img
        src={url}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setState({ width, height })
        }
        onError={() => setState('broken')}
        className="h-16 w-25 rounded-control border border-line bg-tint object-cover"
      />
      <figcaption className="text-label text-muted tabular-nums">
        {typeof state === 'object' && fieldTexts.image.size(state.width, state.height)}
      </figcaption>
    </figure>
  )
}
