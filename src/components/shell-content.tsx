import type { ReactNode } from 'react'

interface ShellContentProps {
  title: string
  text: string
  children: ReactNode
}

/**
 * The content of a shell while its data load. Without JavaScript they never load, so the page then says that it was not
 * found: the host answers 404, because the build had no such page.
 */
export const ShellContent = ({ title, text, children }: ShellContentProps) => (
  <>
    <noscript>
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
    </noscript>
    <div className="noscript:hidden">{children}</div>
  </>
)
