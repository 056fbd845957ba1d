import { StudyEditor } from './editor/study-editor'
import { useFormOpening } from './form-navigation'

export function Component() {
  const { opening } = useFormOpening()
  return <StudyEditor key={opening} slug={null} versions={{}} />
}
