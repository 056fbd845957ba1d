import { createContext, useContext } from 'react'

import type { StoredVersions } from './study-values'

export interface EditedStudy {
  /** Null for a new study until it is saved. */
  slug: string | null
  /** What the database has, as last loaded. */
  stored: StoredVersions
  /** The stored versions on which the values of the form are based. A save compares with them. */
  base: StoredVersions
  /** The form is not saved until the upload ends. */
  trackUpload: <Result>(upload: Promise<Result>) => Promise<Result>
}

export const EditedStudyContext = createContext<EditedStudy>({
  slug: null,
  stored: {},
  base: {},
  trackUpload: (upload) => upload,
})

export const useEditedStudy = () => useContext(EditedStudyContext)
