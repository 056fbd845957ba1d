import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

import { texts } from './texts'

/** Shown in place of the private area when it fails. */
export function AdminError() {
  const error = useRouteError()
  useEffect(() => console.error('The private area failed', error), [error])
  return (
    <main>
      <Container className="py-16">
        <h1 className="text-heading">{texts.error.title}</h1>
        <p className="mt-3 text-small text-muted">{texts.error.text}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonVariants({ className: 'mt-6' })}
        >
          {texts.error.reload}
        </button>
      </Container>
    </main>
  )
}
