import { AdminHeading, AdminNotice } from './admin-heading'

export function Component() {
  return (
    <>
      <AdminHeading title="IT Projekty" lang="sk" className="mb-6" />
      <AdminNotice lang="sk">Správu IT projektov čoskoro pridáme.</AdminNotice>
    </>
  )
}
