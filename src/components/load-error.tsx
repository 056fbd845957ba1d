import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import type { AppErrorCode } from '@/lib/app-error'

interface LoadErrorProps {
  title: string
  titleAs?: 'p' | 'h1'
  code: AppErrorCode
}

/** After a `chunk_load_error`, a new version was probably deployed, so the button reloads the page. */
export function LoadError({ title, titleAs: Title = 'p', code }: LoadErrorProps) {
  const { t } = useTranslation(['common', 'error'])
  const { state, revalidate } = useRevalidator()
  const retryButton = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = retryButton.current
    // A successful retry removes the focused button, perhaps in the commit that adds the `h1`.
    return () => {
      if (document.activeElement !== button) return
      queueMicrotask(() => document.querySelector<HTMLElement>('h1')?.focus())
    }
  }, [])
  const isOutdated = code === 'chunk_load_error'
  const isBusy = state !== 'idle'
  const retry = () => {
    if (isOutdated) window.location.reload()
    else if (!isBusy) void revalidate()
  }
  return (
    <div role="status" className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center">
      <Title tabIndex={-1} className="text-subheading font-semibold outline-none">
        {title}
      </Title>
      <p className="mx-auto mt-3 max-w-md text-small text-muted">
        {t(isOutdated ? 'error:outdated' : code === 'offline' ? 'load_error.offline' : 'load_error.server')}
      </p>
      <button
        ref={retryButton}
        type="button"
        onClick={retry}
        aria-disabled={isBusy}
        className={buttonVariants({ className: 'mt-7' })}
      >
        {isOutdated ? t('error:reload') : isBusy ? t('load_error.retrying') : t('load_error.retry')}
      </button>
    </div>
  )
}
