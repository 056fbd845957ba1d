import { cx } from 'class-variance-authority'

import { PageTitle } from '@/seo/seo'

interface AdminHeadingProps {
  title: string
  /** Language tag of the title if it is not English. */
  lang?: string
  className?: string
}

/** Renders the heading of an admin page. Also sets the document's title and a `noindex` tag. */
export function AdminHeading({ title, lang, className }: AdminHeadingProps) {
  return (
    <>
      <PageTitle noIndex>{title}</PageTitle>
      <h1 tabIndex={-1} lang={lang} className={cx('text-heading', className)}>
        {title}
      </h1>
    </>
  )
}
