import { Eye } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useFormContext } from 'react-hook-form'

import { notify } from '@/components/toast/notify'
import { loadCatalogues } from '@/i18n/i18n'

import { Button } from '../button'
import type { StudyValues } from '../study-values'
import type { PreviewedVersion, StudyPreview } from './study-preview'

/** The dialog is rendered in `body`, because `SaveBar` would apply the styles of its buttons to it. */
export function PreviewButton(version: Omit<PreviewedVersion, 'values'>) {
  const { getValues } = useFormContext<StudyValues>()
  const [preview, setPreview] = useState<{ Dialog: typeof StudyPreview; values: StudyValues }>()
  const open = async () => {
    try {
      const [module] = await Promise.all([
        import('./study-preview'),
        loadCatalogues(version.language, ['common', 'case-studies']),
      ])
      setPreview({ Dialog: module.StudyPreview, values: getValues() })
    } catch (error) {
      console.error('Could not load the preview', error)
      notify({ tone: 'error', title: 'The preview cannot be loaded. Please try again.' })
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        className="px-3"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Eye className="size-4.5" />
        <span className="max-sm:sr-only">Preview page</span>
      </Button>
      {preview &&
        createPortal(
          <preview.Dialog {...version} values={preview.values} onClose={() => setPreview(undefined)} />,
          document.body,
        )}
    </>
  )
}
