import { publicColumns } from '@contracts/case-study'

import { defaultLanguage, languages, type Language } from '@/i18n/languages'
import { publicClient } from '@/lib/public-client'

import type { StudyOfPage } from '../model'
import { withSafeHtml } from '../sanitize'

/** Falls back to English (spec 7 row 6). A prerendered study is sanitized, so the browser loads no sanitizer for it. */
export async function getStudy(
  slug: string,
  language: Language,
  signal: AbortSignal,
): Promise<StudyOfPage | null> {
  const [study, pageLanguages] = await Promise.all([
    getVersion(slug, language, signal),
    getPageLanguages(slug, signal),
  ])
  return study && { ...study, pageLanguages }
}

async function getVersion(
  slug: string,
  language: Language,
  signal: AbortSignal,
): Promise<Omit<StudyOfPage, 'pageLanguages'> | null> {
  const { data } = await publicClient
    .from('case_studies')
    .select(`${publicColumns}, updated_at` as const)
    .eq('slug', slug)
    .eq('language', language)
    .eq('published', true)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (data) return { ...withSafeHtml(data), language }
  return language === defaultLanguage ? null : getVersion(slug, defaultLanguage, signal)
}

/** All languages if the study is published in English, because the others fall back to it. */
async function getPageLanguages(slug: string, signal: AbortSignal): Promise<Language[]> {
  const { data } = await publicClient
    .from('case_studies')
    .select('language')
    .eq('slug', slug)
    .eq('published', true)
    .abortSignal(signal)
    .throwOnError()
  const published = new Set(data.map(({ language }) => language))
  return languages.filter((language) => published.has(defaultLanguage) || published.has(language))
}
