import { describe, expect, it } from 'vitest'

import { sanitizeHtml } from '@/features/case-studies/sanitize'

import { cleanPastedHtml } from './clean-pasted-html'
import { clipboardSamples } from './testing/clipboard-samples'

describe.each(Object.entries(clipboardSamples))('cleanPastedHtml: %s', (name, { html, clean }) => {
  it(`cleanPastedHtml converts ${name} to the expected HTML`, () => {
    expect(cleanPastedHtml(html)).toBe(clean)
  })
  it(`the sanitiser does not change the HTML that cleanPastedHtml returns for ${name}`, () => {
    const pasted = cleanPastedHtml(html)
    expect(sanitizeHtml(pasted)).toBe(pasted)
  })
})
