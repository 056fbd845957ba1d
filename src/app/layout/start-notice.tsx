import { I18nextProvider, useTranslation } from 'react-i18next'

import { i18nFor } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'

/** In every document, after `#root`, so that it covers nothing at the end of the page. The inline script shows it, and handles its button, if the scripts do not start (D71). */
export function StartNotice({ language }: { language: Language }) {
  return (
    <I18nextProvider i18n={i18nFor(language)}>
      <Notice />
    </I18nextProvider>
  )
}

function Notice() {
  const { t } = useTranslation(['start', 'error'])
  return (
    <p
      id="start-notice"
      role="alert"
      hidden
      className="sticky bottom-3 z-30 mx-3 max-w-120 rounded-surface border border-line bg-surface p-4 text-small shadow-float sm:mx-auto print:hidden"
    >
      {t('start:incomplete')}{' '}
      <button type="button" className="text-primary underline">
        {t('error:reload')}
      </button>
    </p>
  )
}
