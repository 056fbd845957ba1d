import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'

import { beforeAll, expect, test } from 'vitest'

import { languages } from '@/i18n/languages'
import { bindShortWords } from '@/lib/bind-short-words'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { readLocalConfig, supabaseFolder } from '../../supabase/local/local-config.ts'
import { readTexts } from '../locales/read-catalogues.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const images = new URL('seeds/case-studies/', supabaseFolder)
const publicPath = '/storage/v1/object/public/case-studies/'

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

test('the seeds create no user, because the CLI may run them on a hosted project', async () => {
  await backend.query('begin; delete from auth.users; delete from public.case_studies')
  try {
    for (const pattern of readLocalConfig().db.seed.sql_paths) {
      const files = globSync(pattern, { cwd: supabaseFolder })
      expect(files, pattern).not.toEqual([])
      for (const file of files) await backend.query(readFileSync(new URL(file, supabaseFolder), 'utf8'))
    }
    expect(await backend.query('select email from auth.users')).toEqual([])
  } finally {
    await backend.query('rollback')
  }
})

test('the seeded studies show exactly the seeded images, which are small', async () => {
  const urls = await backend.query<{ url: string }>(
    `select distinct url from public.case_studies, unnest(array[featured_image, testimonial_image]) as url
     where url is not null`,
  )
  const names = urls.map(({ url }) => url.replace(publicPath, '')).toSorted()
  expect(names).toEqual(readdirSync(images).toSorted())
  for (const name of names) {
    const response = await backend.handle(new Request(`http://localhost${publicPath}${name}`), null)
    expect(response.headers.get('content-type'), name).toBe(`image/${name.split('.')[1]}`)
    const { byteLength } = await response.arrayBuffer()
    expect(byteLength, name).toBe(statSync(new URL(name, images)).size)
    expect(byteLength, name).toBeLessThan(60_000)
  }
})

test.each(languages)('for-companies.json quotes the seeded testimonial in %s', async (language) => {
  const [study] = await backend.query(
    `select testimonial_text as quote, testimonial_author as author, testimonial_author_role as role
     from public.case_studies where slug = 'tb-cloudtalk' and language = $1 and published`,
    [language],
  )
  const texts = readTexts(language)
  for (const [name, text] of Object.entries(study ?? { quote: 'missing' })) {
    const shown = bindShortWords(String(text), language)
    expect(texts.get(`for-companies.proof.${name}`)?.replaceAll('\u00ad', '')).toBe(shown)
  }
})
