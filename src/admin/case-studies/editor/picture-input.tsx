import { ImageUp } from 'lucide-react'
import type { ComponentProps } from 'react'

import { imageTypes } from '@/features/case-studies/image-rules'

interface PictureInputProps extends Pick<ComponentProps<'input'>, 'aria-label'> {
  text: string
  isBusy?: boolean
  onFile: (file: File) => void
}

export function PictureInput({ text, isBusy, onFile, ...props }: PictureInputProps) {
  return (
    <div className="relative flex min-h-16 min-w-[min(14rem,100%)] flex-1 items-center gap-3 rounded-control border border-dashed border-control-line bg-paper px-4 py-2 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
      {/* Covers the dashed area, so that clicks and drops in the area reach the input. */}
      <input
        {...props}
        type="file"
        accept={imageTypes}
        // Not `disabled`, because that loses the focus.
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && !isBusy) onFile(file)
          // Otherwise choosing the same file again fires no `change`.
          target.value = ''
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <ImageUp className="size-5 shrink-0 text-primary" />
      <span aria-live="polite" className="text-small font-medium wrap-anywhere text-primary">
        {text}
      </span>
    </div>
  )
}
