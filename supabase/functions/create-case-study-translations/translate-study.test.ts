import { expect, test, vi } from 'vitest'

import { caseStudyFields, contentOf, type FieldName } from '../_shared/contracts/case-study.ts'
import { translateStudy } from './translate-study.ts'
import { jsonBytes, maxSourceBytes, type Translator } from './translator.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>

/** Returns HTML of the given even size in a JSON body: two quotes, seven bytes of tags, one letter of one byte, the rest of two. */
const htmlOf = (bytes: number) => `<p>a${'ž'.repeat((bytes - 10) / 2)}</p>`

function setUp(content: string) {
  const translator = vi.fn<Translator>(async ({ texts }) => [...texts])
  const english = contentOf(
    { ...empty, title: 'Title', content },
    { slug: 'a', language: 'en', published: true },
  )
  const translated = () => translateStudy(english, 'sk', translator, new AbortController().signal)
  return { translator, translated }
}

test('translateStudy translates a field of the maximum size', async () => {
  const content = htmlOf(maxSourceBytes)
  expect(jsonBytes(content)).toBe(maxSourceBytes)
  const { translated } = setUp(content)
  expect(await translated()).toMatchObject({ version: { content, language: 'sk' }, isIntact: true })
})

test('translateStudy throws with field and limit before any request if a field is too large', async () => {
  const { translator, translated } = setUp(`${htmlOf(maxSourceBytes)}a`)
  await expect(translated()).rejects.toMatchObject({
    code: 'source_too_large',
    endsRun: false,
    publicMessage: 'the field content is too large to translate: 102401 bytes, the limit is 102400',
  })
  expect(translator).not.toHaveBeenCalled()
})
