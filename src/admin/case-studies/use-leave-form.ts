import { useNavigate } from 'react-router-dom'

import { newOpening } from '../form-opening'
import { useManagerPaths } from './use-manager-paths'

/** Each function opens an empty form for a new study (spec 4). */
export function useLeaveForm() {
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  return {
    /** If there are unsaved changes, `UnsavedChangesProvider` asks first. */
    showNewForm: () => void navigate(newStudy, { state: newOpening() }),
    /** In the browser history, the form replaces the deleted study. */
    leaveDeleted: async () => navigate(newStudy, { replace: true, state: newOpening() }),
    /** Reloads the list. Resolves when the navigation has finished. */
    leaveAfterSave: async () => navigate(newStudy, { state: newOpening({ justSaved: true }) }),
  }
}
