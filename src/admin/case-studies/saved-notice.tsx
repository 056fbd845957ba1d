import { useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router-dom'

import { isLanguage } from '@/i18n/languages'

import { formPath, useFormOpening } from './form-navigation'
import { PublicPageLink } from './public-page-link'

const link = 'font-medium text-primary underline'

/** Says what the last save did (D44). */
export function SavedNotice() {
  const { saved } = useFormOpening()
  const isReload = useNavigationType() === 'POP'
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [saved])
  if (!saved || isReload) return null
  const { slug, title, published, skipped } = saved
  const language = published.find(isLanguage)
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Saved"
      className="mb-6 rounded-surface bg-tint px-5 py-4 text-small outline-none"
    >
      <p>
        <strong>Saved: {title}</strong>
        {language && (
          <>
            {' · '}
            <PublicPageLink slug={slug} language={language} className={link} />
          </>
        )}
        {' · '}
        <Link to={formPath(slug)} className={link}>
          Edit again
        </Link>
      </p>
      <p className="mt-1 text-muted">
        {language
          ? 'Visitors see it now. Links shared elsewhere and search engines show it after the next build of the site.'
          : 'Visitors do not see it. If it was published before, search engines drop it after the next build of the site.'}
      </p>
      {skipped.map((code) => (
        <p key={code} className="mt-1">
          {code.toUpperCase()} was not saved: it has no title.
        </p>
      ))}
    </section>
  )
}
