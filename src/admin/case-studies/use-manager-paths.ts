import { generatePath, useSearchParams } from 'react-router-dom'

import { adminPaths } from '@/routes'

/** Returns paths of the case-study forms. The paths keep the filter of the list (`?show=drafts`). */
export function useManagerPaths() {
  const [params] = useSearchParams()
  const show = params.get('show')
  const withQuery = (path: string, lang?: string) => {
    const query = new URLSearchParams({ ...(lang && { lang }), ...(show && { show }) }).toString()
    return query ? `${path}?${query}` : path
  }
  return {
    newStudy: withQuery(adminPaths.caseStudies),
    /** @param lang the language tab. English if absent. */
    study: (slug: string, lang?: string) => withQuery(generatePath(adminPaths.caseStudy, { slug }), lang),
  }
}
