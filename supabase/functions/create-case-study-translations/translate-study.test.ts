import { expect, test, vi } from 'vitest'

import { caseStudyFields, contentOf, type FieldName } from '../_shared/contracts/case-study.ts'
import { jsonBytes, maxSourceBytes, translateStudy } from './translate-study.ts'
import type { Translator } from './translator.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>

/**
 * Returns HTML whose size in a JSON body is `bytes`, an even number. Quotes, tags and `a` take 10 bytes, each `ž` 2
 * bytes.
 */
const htmlOf = (bytes: number) => `<p>a${'ž'.repeat((bytes - 10) / 2)}</p>`

function setUp(content: string) {
  const translator = vi.fn<Translator>(async ({ texts }) => texts.map((text) => text.replace('ž', 'š')))
  const english = contentOf(
    { ...empty, title: 'Title', content },
    { slug: 'a', language: 'en', published: true },
  )
  const translated = () => translateStudy(english, 'sk', translator, new AbortController().signal)
  return { translator, translated }
}

test('translateStudy returns the translation of a field of exactly the maximum size in bytes', async () => {
  const content = htmlOf(maxSourceBytes)
  expect(jsonBytes(content)).toBe(maxSourceBytes)
  const { translated } = setUp(content)
  expect(await translated()).toMatchObject({
    version: { content: content.replace('ž', 'š'), language: 'sk' },
    draftReason: undefined,
  })
})

test('if a field is too large, translateStudy throws source_too_large with the field and the limit and does not call the translator', async () => {
  const { translator, translated } = setUp(`${htmlOf(maxSourceBytes)}a`)
  await expect(translated()).rejects.toMatchObject({
    code: 'source_too_large',
    endsRun: false,
    publicMessage: 'the field content is too large to translate: 102401 bytes, the limit is 102400',
  })
  expect(translator).not.toHaveBeenCalled()
})
