import { cx } from 'class-variance-authority'

import { AdminTitle } from '@/seo/seo'

export function AdminHeading(props: { title: string; lang?: string; className?: string }) {
  const { title, lang, className } = props
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      <h1 tabIndex={-1} lang={lang} className={cx('text-heading', className)}>
        {title}
      </h1>
    </>
  )
}
