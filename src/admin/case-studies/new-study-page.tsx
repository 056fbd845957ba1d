import { useFormOpening } from './form-navigation'
import { StudyEditor } from './editor/study-editor'
import { SavedNotice } from './saved-notice'

export function Component() {
  const { opening } = useFormOpening()
  return (
    <div className="min-w-0">
      <SavedNotice />
      <StudyEditor key={opening} slug={null} versions={{}} />
    </div>
  )
}
