import { useCallback, useEffect, useId, useRef, useState } from 'react'

/**
 * State of a button that opens a panel: closes on Escape (focus returns to the button), on a press outside and
 * when the focus leaves. What is chosen in the panel calls `close`, which gives the focus back. Spread `trigger` on
 * the button, `panel` on the panel and put `root` around both.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false)
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = useCallback(() => {
    // What has the focus in the panel is about to be hidden.
    if (root.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      button.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, close])

  return {
    open,
    close,
    root,
    trigger: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen((isOpen) => !isOpen),
    },
    panel: { id: panelId, hidden: !open },
  }
}
