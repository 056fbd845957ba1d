import { useConfirm } from '@/components/confirm-dialog'
import type { TranslationScope } from '@/features/case-studies/api/create-translations'
import { languages } from '@/i18n/languages'

import { useWrite } from '../../writes'

const question = {
  title: 'Generate translations',
  text: 'Toto vytvorí SK/CZ/DE verzie všetkých anglických case studies. Pokračovať?',
  lang: 'sk',
  confirm: 'Generate',
}

export interface TranslatableStudy {
  title: string
  versions: Partial<Record<string, { published: boolean }>>
}

/** Says what a run is to make, and how many of the versions are to be public at once (D27, D65). */
export function translationPlan(studies: readonly TranslatableStudy[]): string {
  const planned = studies.flatMap(({ title, versions }) => {
    const missing = languages.filter((language) => !versions[language])
    return versions.en && missing.length > 0 ? [{ title, missing, isPublic: versions.en.published }] : []
  })
  if (planned.length === 0) return 'No language version is missing.'
  const count = (list: typeof planned) => list.flatMap(({ missing }) => missing).length
  const isPublic = count(planned.filter((study) => study.isPublic))
  const named = planned.map(({ title, missing }) => `${title} (${missing.join(', ').toUpperCase()})`)
  return `To be created: ${count(planned)} (published at once, unread: ${isPublic}). ${named.join('; ')}.`
}

/** All components share one run, so only one runs at a time. The layout calls this hook, too, and so keeps the report. */
export function useTranslate() {
  const confirm = useConfirm()
  const { isRunning, result, run, reset } = useWrite('translate', undefined, 'translate')
  const report = result && 'report' in result ? result.report : undefined

  /** Asks first (D65). Without a scope, it concerns all studies. */
  const translate = async (note: string, scope?: TranslationScope) => {
    if (!isRunning && (await confirm({ ...question, note }))) run(scope)
  }
  return { isRunning, report, translate, closeReport: reset }
}
