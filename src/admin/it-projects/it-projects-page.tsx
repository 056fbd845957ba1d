import { AdminHeading } from '../admin-heading'
import { AdminNotice } from '../admin-notice'
import { areaTexts } from '../texts/area'

/** Shows a placeholder. The management of IT projects does not exist yet (spec 2). */
export function Component() {
  return (
    <>
      <AdminHeading title={areaTexts.itProjects.title} lang="sk" className="mb-6" />
      <AdminNotice lang="sk">{areaTexts.itProjects.comingSoon}</AdminNotice>
    </>
  )
}
