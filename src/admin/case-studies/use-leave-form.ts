import { useNavigate } from 'react-router-dom'

import { adminPaths } from '@/routes'

import { newOpening } from '../form-opening'

/** Returns functions that navigate to an empty form (spec 4). `UnsavedChangesProvider` asks about unsaved changes. */
export function useLeaveForm() {
  const navigate = useNavigate()
  return {
    showNewForm: () => void navigate(adminPaths.caseStudies, { state: newOpening() }),
    /** Resolves when the empty form and the reloaded list are shown. */
    leaveAfterSave: async () => navigate(adminPaths.caseStudies, { state: newOpening({ justSaved: true }) }),
  }
}
