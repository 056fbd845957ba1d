import { generatePath, useNavigate } from 'react-router-dom'

import { adminPaths } from '@/routes'

import { newOpening, type SavedStudy } from '../form-opening'

/** Without a slug, the path of the form for a new study. */
export const formPath = (slug: string | null, language?: string): string =>
  slug === null
    ? adminPaths.caseStudies
    : generatePath(adminPaths.caseStudy, { slug }) + (language ? `?lang=${language}` : '')

/** Returns a function that opens an empty form for a new study (spec 4). It resolves after the navigation. */
export function useOpenNewForm() {
  const navigate = useNavigate()
  return async ({ replace = false, saved }: { replace?: boolean; saved?: SavedStudy } = {}) =>
    navigate(formPath(null), { replace, state: newOpening({ saved }) })
}
