import type { SupabaseClient } from '@supabase/supabase-js'

import { Refusal } from '../_shared/refusal.ts'
import { TranslationFault, type TargetLanguage } from './translator.ts'

/** The columns of a case study that people fill in. */
export type Study = {
  slug: string
  title: string
  excerpt: string
  content: string
  client_name: string
  category: string
  featured_image: string | null
  published: boolean
  about_company: string | null
  testimonial_text: string | null
  testimonial_author: string | null
  testimonial_author_role: string | null
  testimonial_image: string | null
}
export type StudyVersion = Study & { language: TargetLanguage }

const columns =
  'slug, title, excerpt, content, client_name, category, featured_image, published, about_company, ' +
  'testimonial_text, testimonial_author, testimonial_author_role, testimonial_image'
const pageSize = 1000

export type Studies = ReturnType<typeof createStudies>

/** The case studies, as far as the client's user may see and make them. */
export function createStudies(client: SupabaseClient) {
  const table = () => client.from('case_studies')
  return {
    /** Which languages there are of each study, by slug. Refuses with 503 `storage_unavailable`. */
    async listLanguages(): Promise<Map<string, Set<string>>> {
      const languages = new Map<string, Set<string>>()
      // Up to the first empty page: a backend may give less at once than it is asked for.
      for (let from = 0, size = pageSize; size > 0; from += size) {
        const query = table().select('slug, language').order('slug').order('language')
        const { data, error } = await query.range(from, from + pageSize - 1)
        if (error) throw new Refusal(503, 'storage_unavailable', { cause: error })
        for (const { slug, language } of data as { slug: string; language: string }[]) {
          languages.set(slug, (languages.get(slug) ?? new Set()).add(language))
        }
        size = data.length
      }
      return languages
    },

    /** The English version, or null when it is gone. Rejects with `not_saved`: without it nothing can be. */
    async readEnglish(slug: string): Promise<Study | null> {
      const query = table().select(columns).eq('slug', slug).eq('language', 'en')
      const { data, error } = await query.maybeSingle<Study>()
      if (error) throw new TranslationFault('not_saved', { endsRun: true, cause: error })
      return data
    },

    /**
     * Adds a version. False when there is one already, made meanwhile by a person or by another run: it stays as it is
     * (D27). Rejects with `too_long` or `not_saved`.
     */
    async add(version: StudyVersion): Promise<boolean> {
      const onConflict = { onConflict: 'slug,language', ignoreDuplicates: true }
      const { data, error } = await table().upsert(version, onConflict).select('slug')
      if (!error) return data.length > 0
      // The constraint's name is only in the message.
      const constraint = /check constraint "(\w+)"/.exec(error.message)?.[1]
      const isTooLong = constraint === 'texts_fit' || constraint === 'title_is_given'
      throw new TranslationFault(isTooLong ? 'too_long' : 'not_saved', {
        endsRun: constraint === undefined,
        cause: error,
      })
    },
  }
}
