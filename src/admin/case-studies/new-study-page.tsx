import { useNavigationType } from 'react-router-dom'

import { useFormOpening } from '../form-opening'
import { StudyEditor } from './editor/study-editor'
import { useLeaveForm } from './use-leave-form'

export function Component() {
  const { opening, restoredId, justSaved } = useFormOpening()
  const navigation = useNavigationType()
  const { showNewForm, leaveAfterSave } = useLeaveForm()
  return (
    <StudyEditor
      key={opening}
      slug={null}
      versions={{}}
      restoredId={restoredId}
      justSaved={justSaved}
      focusesHeading={navigation !== 'POP' && opening !== undefined}
      onSaved={leaveAfterSave}
      onCancel={showNewForm}
    />
  )
}
