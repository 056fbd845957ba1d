import { cx } from 'class-variance-authority'

import { PageTitle } from '@/seo/seo'

export function AdminHeading(props: { title: string; lang?: string; className?: string }) {
  const { title, lang, className } = props
  return (
    <>
      <PageTitle noIndex>{title}</PageTitle>
      <h1 tabIndex={-1} lang={lang} className={cx('text-heading', className)}>
        {title}
      </h1>
    </>
  )
}
