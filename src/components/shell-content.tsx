import type { ReactNode } from 'react'

interface ShellContentProps {
  title: string
  text: string
  children: ReactNode
}

/**
 * Shows `children` while the data of a shell load. Without JavaScript, the data never load, so the shell says that the
 * page was not found, like the status 404 of its response.
 */
export const ShellContent = ({ title, text, children }: ShellContentProps) => (
  <>
    <div className="noscript:hidden">{children}</div>
    <noscript>
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 max-w-measure text-lead text-muted">{text}</p>
    </noscript>
  </>
)
