import { createContext, useContext } from 'react'

import type { StoredVersion } from '@/features/case-studies/model'
import type { Language } from '@/i18n/languages'

import type { StoredStudy } from './study-values'

/** What the database has of the study, as far as its form knows. A save compares with it. */
export interface EditedStudy extends StoredStudy {
  /** Without a version, the language was deleted. The values of the form stay. */
  setVersion: (language: Language, version?: StoredVersion) => void
  /** The form is not saved until the upload ends. */
  trackUpload: <Result>(upload: Promise<Result>) => Promise<Result>
}

export const EditedStudyContext = createContext<EditedStudy>({
  slug: null,
  versions: {},
  setVersion: () => undefined,
  trackUpload: (upload) => upload,
})

export const useEditedStudy = () => useContext(EditedStudyContext)
