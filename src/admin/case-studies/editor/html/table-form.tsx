import type { Command } from 'prosemirror-state'
import { useState } from 'react'

import { buttonVariants } from '@/components/ui/button'

import { FormFrame, FormText } from './form-frame'
import { tableCommands } from './table-commands'

interface TableFormProps {
  caption: string
  run: (command: Command) => void
  onSave: (caption: string) => void
  onCancel: () => void
}

/** Changes the table around the caret. */
export function TableForm({ caption: current, run, onSave, onCancel }: TableFormProps) {
  const [caption, setCaption] = useState(current)
  return (
    <FormFrame label="Table" submit="Set caption" onSubmit={() => onSave(caption.trim())} onCancel={onCancel}>
      <div className="flex flex-wrap gap-2">
        {Object.entries(tableCommands).map(([label, command]) => (
          <button
            key={label}
            type="button"
            onClick={() => run(command)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            {label}
          </button>
        ))}
      </div>
      <FormText label="Caption (can be empty)" value={caption} isFirst onChange={setCaption} />
    </FormFrame>
  )
}
