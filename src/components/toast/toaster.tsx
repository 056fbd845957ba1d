import * as Toast from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'

export interface Notice {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string | undefined
  /** BCP 47 tag, if it is not the language of the page. */
  lang?: string | undefined
  /** A button that also closes the toast. */
  action?: { label: string; run: () => void }
  /** A link to the page that the notice is about. Not shown on that page. */
  link?: { label: string; to: string } | undefined
}

export interface ToasterProps {
  notice: Notice | undefined
  side: 'left' | 'right'
  onDismiss: () => void
}

const SHOWN_MS = 7000
const SHOWN_WITH_ACTION_MS = 20_000

export function Toaster({ notice, side, onDismiss }: ToasterProps) {
  const { t } = useTranslation()
  return (
    <Toast.Provider label={t('toast.label')} swipeDirection={side}>
      {notice && <ToastItem key={notice.id} notice={notice} onClose={onDismiss} />}
      <Toast.Viewport
        className={cx(
          'fixed z-40 flex flex-col gap-3 max-lg:inset-x-2 max-lg:top-18 lg:bottom-[calc(var(--bar-height,0px)+--spacing(6))] lg:w-96 print:hidden',
          side === 'left' ? 'lg:left-6' : 'lg:right-6',
        )}
      />
    </Toast.Provider>
  )
}

function ToastItem({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation()
  const failed = notice.tone === 'error'
  const Icon = failed ? CircleAlert : CircleCheck
  const { pathname } = useLocation()
  const link = notice.link?.to.split('?')[0] === pathname ? undefined : notice.link
  return (
    <Toast.Root
      type={failed ? 'foreground' : 'background'}
      duration={notice.action || link ? SHOWN_WITH_ACTION_MS : SHOWN_MS}
      onOpenChange={(open) => !open && onClose()}
      className={cx(
        'flex items-start gap-3 rounded-surface border bg-surface px-4 py-3 text-small shadow-float transition-[opacity,transform] duration-200 lg:p-4 starting:-translate-x-4 starting:opacity-0',
        failed ? 'border-danger' : 'border-line',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-5 shrink-0', failed ? 'text-danger' : 'text-primary')}
      />
      <div lang={notice.lang} className="min-w-0 flex-1 max-lg:flex max-lg:flex-wrap max-lg:gap-x-2">
        <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
        <Toast.Description className="text-muted">{notice.description}</Toast.Description>
      </div>
      {notice.action && (
        <Toast.Action
          altText={notice.action.label}
          onClick={notice.action.run}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {notice.action.label}
        </Toast.Action>
      )}
      {link && (
        <Toast.Action asChild altText={link.label}>
          <Link to={link.to} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {link.label}
          </Link>
        </Toast.Action>
      )}
      <Toast.Close className="-m-1.5 grid size-9 place-items-center rounded-control hover:bg-tint">
        <span className="sr-only">{t('toast.close')}</span>
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
    </Toast.Root>
  )
}
