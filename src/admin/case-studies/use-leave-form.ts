import { useNavigate } from 'react-router-dom'

import { newOpening } from '../form-opening'
import { useManagerPaths } from './use-manager-paths'

/**
 * Returns three functions that open an empty form for a new study (spec 4): for the button Cancel, after the deletion
 * of a study, and after a save. If there are unsaved changes on Cancel, `UnsavedChangesProvider` asks first.
 */
export function useLeaveForm() {
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  return {
    showNewForm: () => void navigate(newStudy, { state: newOpening() }),
    /** Opens the form after a deletion. In the browser history, the form replaces the deleted study. */
    leaveDeleted: async () => navigate(newStudy, { replace: true, state: newOpening() }),
    /** Opens the form after a save and reloads the list. Resolves when the navigation has finished. */
    leaveAfterSave: async () => navigate(newStudy, { state: newOpening({ justSaved: true }) }),
  }
}
