import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

import { PageTitle } from '@/seo/seo'

interface AdminHeadingProps {
  title: string
  /** Standard tag of the title's language where it is not English. */
  lang?: string
  className?: string
}

/** Title of a private page, in the tab too; takes the focus on navigation, so that screen readers announce it. */
export function AdminHeading({ title, lang, className }: AdminHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation !== 'POP') heading.current?.focus({ preventScroll: true })
  }, [navigation])
  return (
    <>
      <PageTitle noIndex>{title}</PageTitle>
      <h1 ref={heading} tabIndex={-1} lang={lang} className={cx('text-heading', className)}>
        {title}
      </h1>
    </>
  )
}
