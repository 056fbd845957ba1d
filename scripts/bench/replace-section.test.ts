import { expect, test } from 'vitest'

import { replaceSection } from './replace-section'

const report = '# Measurements\n\nText\n\n## One\n\nOld\n\n## Two\n\nOther\n'

test('replaceSection() replaces the section with the same heading and keeps the other sections', () => {
  expect(replaceSection(report, '## One\n\nNew\n')).toBe(report.replace('Old', 'New'))
})

test('replaceSection() adds a section with a new heading at the end', () => {
  expect(replaceSection(report, '## Three\n\nNew\n')).toBe(`${report}\n## Three\n\nNew\n`)
})
