import { useState } from 'react'

import { isImageAddress } from '@/features/case-studies/image-rules'

import { editorTexts } from '../editor-texts'

type State = 'loading' | 'broken' | { width: number; height: number }

/** The picture at an address, with its size; nothing for an address that the form refuses. */
export function ImagePreview({ address }: { address: string }) {
  const [state, setState] = useState<State>('loading')
  if (!isImageAddress(address)) return null
  if (state === 'broken') {
    return (
      <p role="status" className="basis-full text-small text-danger">
        {editorTexts.image.broken}
      </p>
    )
  }
  return (
    <figure className="flex items-center gap-3">
      <img
        src={address}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setState({ width, height })
        }
        onError={() => setState('broken')}
        className="h-16 w-25 rounded-control border border-line bg-tint object-cover"
      />
      <figcaption className="text-label text-muted tabular-nums">
        {typeof state === 'object' && editorTexts.image.size(state.width, state.height)}
      </figcaption>
    </figure>
  )
}
