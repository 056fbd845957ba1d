import { beforeAll, expect, test } from 'vitest'

import { languages } from '@/i18n/languages'
import { bindShortWords } from '@/lib/bind-short-words'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { readTexts } from '../locales/read-catalogues'
import { sharedBackend } from '../setup/shared-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

test.each(languages)(
  'for-companies.json in %s quotes the testimonial of the seeded study tb-cloudtalk, its author and his role word for word',
  async (language) => {
    const [study] = await backend.query(
      `select testimonial_text as quote, testimonial_author as author, testimonial_author_role as role
       from public.case_studies where slug = 'tb-cloudtalk' and language = $1 and published`,
      [language],
    )
    const bound = Object.entries(study ?? {}).map(([name, text]) => [
      name,
      bindShortWords(String(text), language),
    ])
    const texts = readTexts(language)
    const shown = ['quote', 'author', 'role'].map((name) => [name, texts.get(`for-companies.proof.${name}`)])
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(bound))
  },
)
