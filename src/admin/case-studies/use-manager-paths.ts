import { generatePath, useNavigate, useSearchParams } from 'react-router-dom'

import { adminPaths } from '@/routes'

import { newOpening, type SavedStudy } from '../form-opening'

/** The paths of the forms keep the filter of the list (`?show=drafts`). */
export function useManagerPaths() {
  const [params] = useSearchParams()
  const show = params.get('show')
  const withQuery = (path: string, lang?: string) => {
    const query = new URLSearchParams({ ...(lang && { lang }), ...(show && { show }) }).toString()
    return query ? `${path}?${query}` : path
  }
  return {
    newStudy: withQuery(adminPaths.caseStudies),
    study: (slug: string, lang?: string) => withQuery(generatePath(adminPaths.caseStudy, { slug }), lang),
  }
}

/** Returns a function that opens an empty form for a new study (spec 4). It resolves after the navigation. */
export function useOpenNewForm() {
  const navigate = useNavigate()
  const { newStudy } = useManagerPaths()
  return async ({ replace = false, saved }: { replace?: boolean; saved?: SavedStudy } = {}) =>
    navigate(newStudy, { replace, state: newOpening({ saved }) })
}
