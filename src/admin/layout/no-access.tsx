import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'

import { AdminHeading } from '../admin-heading'
import { areaTexts } from '../texts/area'

interface NoAccessProps {
  leaving: boolean
  onSignOut: () => void
}

/** Shown instead of the admin pages if the signed-in user is not an administrator (D22). */
export function NoAccess({ leaving, onSignOut }: NoAccessProps) {
  return (
    <main id="content" tabIndex={-1}>
      <Container className="py-16">
        <AdminHeading title={areaTexts.noAccess.title} />
        <p className="mt-3 text-small text-muted">{areaTexts.noAccess.text}</p>
        <button
          type="button"
          disabled={leaving}
          onClick={onSignOut}
          className={buttonVariants({ className: 'mt-6' })}
        >
          {areaTexts.header.signOut}
        </button>
      </Container>
    </main>
  )
}
