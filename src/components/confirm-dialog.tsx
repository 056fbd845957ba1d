import { createContext, useCallback, useContext, useId, useRef, useState, type ReactNode } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'

export interface Question {
  title: string
  text: string
  /** BCP 47 tag, if it is not the language of the page. */
  lang?: string
  /** A second text, in the language of the page. */
  note?: string
  confirm: string
  /** `Cancel` by default. */
  cancel?: string
  tone?: 'default' | 'destructive'
}

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false))

/** `if (await confirm(question)) …`. Resolves to false if another question replaces this one. */
export const useConfirm = () => useContext(ConfirmContext)

const YES = 'yes'

/** The browser focuses the first button, so the cancel button comes first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const titleId = useId()
  const textId = useId()
  const answer = useRef<(confirmed: boolean) => void>(() => undefined)
  const [question, setQuestion] = useState<Question>()

  const confirm = useCallback((next: Question) => {
    answer.current(false)
    setQuestion(next)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const close = (isConfirmed: boolean) => {
    setQuestion(undefined)
    answer.current(isConfirmed)
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Modal
          aria-labelledby={titleId}
          aria-describedby={textId}
          onClose={({ currentTarget }) => close(currentTarget.returnValue === YES)}
          className="m-auto w-[min(27rem,calc(100vw-2.5rem))] rounded-surface border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-ink/40 sm:p-7"
        >
          <h2 id={titleId} className="text-subheading">
            {question.title}
          </h2>
          <p id={textId} lang={question.lang} className="mt-2 text-small text-muted">
            {question.text}
          </p>
          {question.note && <p className="mt-2 text-small text-muted">{question.note}</p>}
          <form method="dialog" className="mt-6 flex flex-wrap justify-end gap-3">
            <button type="submit" className={buttonVariants({ variant: 'outline' })}>
              {question.cancel ?? 'Cancel'}
            </button>
            <button type="submit" value={YES} className={buttonVariants({ variant: question.tone })}>
              {question.confirm}
            </button>
          </form>
        </Modal>
      )}
    </ConfirmContext>
  )
}
