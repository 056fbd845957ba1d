import { useNavigate } from 'react-router-dom'

import { newOpening } from '../form-opening'
import { useManagerPaths } from './use-manager-paths'

/**
 * Returns three functions, for Cancel, for a deletion and for a save. Each leaves the form of a study and opens the form
 * for a new study (spec 4). If there are unsaved changes, `UnsavedChangesProvider` asks first.
 */
export function useLeaveForm() {
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  return {
    showNewForm: () => void navigate(newStudy, { state: newOpening() }),
    /** Replaces the URL in the browser history, because its study was deleted. */
    leaveDeleted: async () => navigate(newStudy, { replace: true, state: newOpening() }),
    /** Also reloads the list. Resolves when the navigation has finished. */
    leaveAfterSave: async () => navigate(newStudy, { state: newOpening({ justSaved: true }) }),
  }
}
