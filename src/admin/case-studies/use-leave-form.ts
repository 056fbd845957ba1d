import { useNavigate } from 'react-router-dom'

import { newOpening } from '../form-opening'
import { useManagerPaths } from './use-manager-paths'

/** Returns functions that navigate to an empty form (spec 4). `UnsavedChangesProvider` asks about unsaved changes. */
export function useLeaveForm() {
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  return {
    showNewForm: () => void navigate(newStudy, { state: newOpening() }),
    /** Replaces the URL of a study that was deleted. */
    leaveDeleted: async () => navigate(newStudy, { replace: true, state: newOpening() }),
    /** Resolves when the empty form and the reloaded list are shown. */
    leaveAfterSave: async () => navigate(newStudy, { state: newOpening({ justSaved: true }) }),
  }
}
