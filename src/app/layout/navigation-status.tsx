import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'

import { useIsWaiting } from '@/app/router/connection'

export function NavigationStatus() {
  const isNavigating = useNavigation().state !== 'idle'
  return <div role="status">{isNavigating && <PendingNavigation />}</div>
}

function PendingNavigation() {
  const { t } = useTranslation()
  if (useIsWaiting()) {
    return (
      <p className="fixed inset-x-3 bottom-3 z-30 mx-auto max-w-120 rounded-surface border border-line bg-surface p-4 text-small shadow-float print:hidden">
        {t('navigation.offline')}
      </p>
    )
  }
  return (
    <span className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent print:hidden">
      <span className="sr-only">{t('navigation.loading')}</span>
    </span>
  )
}
