import { expect, test, vi } from 'vitest'

import { caseStudyFields, contentOf, type FieldName } from '../_shared/contracts/case-study.ts'
import { translateStudy } from './translate-study.ts'
import { jsonBytes, maxSourceBytes, type Translator } from './translator.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>

/**
 * Returns HTML whose size in a JSON body is `bytes`, an even number. Two quotes, seven bytes of tags and the letter `a`
 * take ten bytes. Each `ž` takes two bytes.
 */
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

test('translateStudy throws an error with the field and the limit before any request if a field is too large', async () => {
  const { translator, translated } = setUp(`${htmlOf(maxSourceBytes)}a`)
  await expect(translated()).rejects.toMatchObject({
    code: 'source_too_large',
    endsRun: false,
    publicMessage: 'the field content is too large to translate: 102401 bytes, the limit is 102400',
  })
  expect(translator).not.toHaveBeenCalled()
})
