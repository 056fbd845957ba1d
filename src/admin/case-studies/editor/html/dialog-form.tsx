import { useId, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

import { inputVariants } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import { Button } from '../../../button'

const valuesSchema = z.record(z.string(), z.string().check(z.trim()))

/** The values of the fields by name. An unchecked checkbox is missing. */
export type Values = Partial<z.output<typeof valuesSchema>>

interface DialogFormProps {
  title: string
  submit: string
  isBusy?: boolean
  error?: ReactNode
  /** Returns why the values are refused. */
  onSubmit: (values: Values) => string | undefined
  onClose: () => void
  children: ReactNode
}

export function DialogForm({ title, submit, isBusy, error, onSubmit, onClose, children }: DialogFormProps) {
  const [refusal, setRefusal] = useState<string>()
  return (
    <Modal
      aria-label={title}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100vw-2.5rem))] rounded-surface border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-ink/40"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy) return
          const form = new FormData(event.currentTarget)
          setRefusal(onSubmit(valuesSchema.parse(Object.fromEntries(form))))
        }}
        className="space-y-4"
      >
        {children}
        <p role="alert" className="text-small text-danger empty:hidden">
          {refusal ?? error}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? 'Uploading...' : submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}

interface DialogTextProps {
  label: string
  name: string
  value?: unknown
  suggestions?: readonly string[]
}

export function DialogText({ label, name, value, suggestions }: DialogTextProps) {
  const listId = useId()
  return (
    <label className="block text-small font-medium">
      {label}
      <input
        type="text"
        name={name}
        list={suggestions && listId}
        defaultValue={typeof value === 'string' ? value : ''}
        className={inputVariants({ className: 'mt-2 font-normal' })}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </label>
  )
}
