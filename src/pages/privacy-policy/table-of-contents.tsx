import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { policyOutline } from './policy-outline'

export function TableOfContents() {
  const { t } = useTranslation('privacy-policy')
  return (
    <nav
      aria-labelledby="contents"
      className="max-w-measure rounded-surface border border-line p-6 lg:sticky lg:top-28 lg:self-start lg:rounded-none lg:border-0 lg:p-0 print:hidden"
    >
      <h2 id="contents" className="text-small font-semibold">
        {t('contents')}
      </h2>
      <ol className="mt-3 gap-x-8 text-small sm:columns-2 lg:columns-1 lg:border-l lg:border-line">
        {policyOutline.map(({ section }) => (
          <li key={section}>
            <Link
              to={{ hash: section }}
              className="inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline lg:pl-5"
            >
              {t(`sections.${section}.title`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
