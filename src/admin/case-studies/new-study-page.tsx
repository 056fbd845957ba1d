import { useFormOpening } from '../form-opening'
import { StudyEditor } from './editor/study-editor'

export function Component() {
  const { opening } = useFormOpening()
  return <StudyEditor key={opening} slug={null} versions={{}} />
}
