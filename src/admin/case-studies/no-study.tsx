import { AdminNotice } from '../admin-heading'

export function NoStudy() {
  return <AdminNotice>This case study does not exist. It may have been deleted.</AdminNotice>
}
