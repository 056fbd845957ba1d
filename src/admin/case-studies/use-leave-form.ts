import { useNavigate } from 'react-router-dom'

import { newOpening } from '../form-opening'
import { useManagerPaths } from './use-manager-paths'

/**
 * Returns three functions: for the button Cancel, for a deletion and for a save. Each opens an empty form for a new
 * study (spec 4). If there are unsaved changes, `UnsavedChangesProvider` asks first.
 */
export function useLeaveForm() {
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  return {
    showNewForm: () => void navigate(newStudy, { state: newOpening() }),
    /** For a deletion. Replaces the URL of the deleted study in the browser history. */
    leaveDeleted: async () => navigate(newStudy, { replace: true, state: newOpening() }),
    /** For a save. The navigation also reloads the list. Resolves when the navigation has finished. */
    leaveAfterSave: async () => navigate(newStudy, { state: newOpening({ justSaved: true }) }),
  }
}
