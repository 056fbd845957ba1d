import { AdminHeading } from '../admin-heading'
import { AdminNotice } from '../admin-notice'
import { texts } from '../texts'

/** Holds the place of the IT projects' management (spec 2). */
export function ItProjectsPage() {
  return (
    <>
      <AdminHeading title={texts.itProjects.title} lang="sk" className="mb-6" />
      <AdminNotice lang="sk">{texts.itProjects.comingSoon}</AdminNotice>
    </>
  )
}
