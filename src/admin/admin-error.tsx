import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

import { areaTexts } from './texts/area'

export function AdminError() {
  const error = useRouteError()
  useEffect(() => console.error('The admin area failed', error), [error])
  return (
    <main>
      <Container className="py-16">
        <h1 className="text-heading">{areaTexts.error.title}</h1>
        <p className="mt-3 text-small text-muted">{areaTexts.error.text}</p>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className={buttonVariants({ className: 'mt-6' })}
        >
          {areaTexts.error.reload}
        </button>
      </Container>
    </main>
  )
}
