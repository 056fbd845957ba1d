import { useNavigate } from 'react-router-dom'

import { adminPaths } from '@/routes'

import { newOpening } from '../form-opening'

/** Navigations from the form to an empty one: create mode (spec 4). The router asks about unsaved changes. */
export function useLeaveForm() {
  const navigate = useNavigate()
  return {
    showNewForm: () => void navigate(adminPaths.caseStudies, { state: newOpening() }),
    /** Resolves when the list, reloaded, is shown beside the empty form. */
    leaveAfterSave: async () => navigate(adminPaths.caseStudies, { state: newOpening({ justSaved: true }) }),
  }
}
