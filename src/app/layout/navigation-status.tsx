import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

import { useNavigationProblem } from '@/app/router/navigation-problem'
import { buttonVariants } from '@/components/ui/button'

export function NavigationStatus() {
  const isNavigating = useNavigation().state !== 'idle'
  return <div role="status">{isNavigating && <PendingNavigation />}</div>
}

function PendingNavigation() {
  const { t } = useTranslation()
  const problem = useNavigationProblem()
  const navigate = useNavigate()
  const location = useLocation()
  if (!problem) {
    return (
      <span className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent print:hidden">
        <span className="sr-only">{t('navigation.loading')}</span>
      </span>
    )
  }
  if (problem.kind === 'offline') return <Notice>{t('navigation.offline')}</Notice>
  // `stay` navigates to the current location, because this cancels the pending navigation.
  const stay = () => void navigate(location, { replace: true, preventScrollReset: true })
  return (
    <Notice>
      {t('navigation.outdated')}
      <span className="mt-3 flex flex-wrap gap-2">
        <a href={problem.url} className={buttonVariants({ size: 'sm' })}>
          {t('navigation.open')}
        </a>
        <button type="button" onClick={stay} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {t('navigation.stay')}
        </button>
      </span>
    </Notice>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="fixed inset-x-3 bottom-3 z-30 mx-auto max-w-120 rounded-surface border border-line bg-surface p-4 text-small shadow-float print:hidden">
    {children}
  </p>
)
