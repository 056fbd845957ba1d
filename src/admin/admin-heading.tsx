import { cx } from 'class-variance-authority'

import { PageTitle } from '@/seo/seo'

interface AdminHeadingProps {
  title: string
  lang?: string
  className?: string
}

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
