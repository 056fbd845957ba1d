import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'

/** A dialog that opens when it is rendered. It is in `body`, because a form inside a form is not allowed. */
export const Modal = (props: ComponentProps<'dialog'>) =>
  createPortal(<dialog {...props} ref={showModal} />, document.body)

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()
