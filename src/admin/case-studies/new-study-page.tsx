import { Link, useNavigationType } from 'react-router-dom'

import { isLanguage } from '@/i18n/languages'

import { StudyEditor } from './editor/study-editor'
import { formPath, useFormOpening } from './form-navigation'
import { PublicPageLink } from './public-page-link'

export function Component() {
  const { opening } = useFormOpening()
  return (
    <div className="min-w-0">
      <SavedNotice />
      <StudyEditor key={opening} slug={null} versions={{}} />
    </div>
  )
}

const link = 'font-medium text-primary underline'

/** Says above the empty form what the last save did (D44). */
export function SavedNotice() {
  const { saved } = useFormOpening()
  const isReload = useNavigationType() === 'POP'
  if (!saved || isReload) return null
  const { slug, title, published, skipped } = saved
  const language = published.find(isLanguage)
  return (
    <section aria-label="Saved" className="mb-6 rounded-surface bg-tint px-5 py-4 text-small">
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
      {language && (
        <p className="mt-1 text-muted">
          Visitors see it now. Links shared elsewhere and search engines show it after the next build of the
          site.
        </p>
      )}
      {skipped.map((code) => (
        <p key={code} className="mt-1">
          {code.toUpperCase()} was not saved: it has no title.
        </p>
      ))}
    </section>
  )
}
