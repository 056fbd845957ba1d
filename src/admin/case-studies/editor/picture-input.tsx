import { ImageUp } from 'lucide-react'
import type { ComponentProps } from 'react'

import { imageTypes } from '@/features/case-studies/image-rules'

interface PictureInputProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'disabled'> {
  text: string
  onFile: (file: File) => void
}

export function PictureInput({ text, onFile, ...props }: PictureInputProps) {
  return (
    <div className="relative flex min-h-16 min-w-56 flex-1 items-center gap-3 rounded-control border border-dashed border-control-line bg-paper px-4 py-2 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
      {/* Covers the dashed area, so that clicks and drops in the area reach the input. */}
      <input
        {...props}
        type="file"
        accept={imageTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Otherwise choosing the same file again fires no `change`.
          target.value = ''
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <ImageUp className="size-5 shrink-0 text-primary" />
      <span aria-live="polite" className="text-small font-medium break-all text-primary">
        {text}
      </span>
    </div>
  )
}
