import { expect, test } from 'vitest'

import { listItems, metaDescription, parseOfferId, remoteKind, textBlocks } from './model'

test.each([
  ['1', 1],
  ['9007199254740991', 9007199254740991],
])('parseOfferId(%j) returns the number %d', (text, id) => expect(parseOfferId(text)).toBe(id))

test.each([
  undefined,
  '',
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  ' 1',
  '١',
  'shell',
  '9007199254740993',
  '9'.repeat(400),
])('parseOfferId returns null for %j', (text) => expect(parseOfferId(text)).toBeNull())

test('listItems splits at commas and removes empty items and duplicates', () => {
  expect(listItems('React, Node.js ,,React, SAP S/4HANA')).toEqual(['React', 'Node.js', 'SAP S/4HANA'])
  expect(listItems('')).toEqual([])
})

test.each([
  [0, 'on_site'],
  [1, 'partly'],
  [99, 'partly'],
  [100, 'fully'],
] as const)('remoteKind(%i) returns %s', (percentage, kind) => expect(remoteKind(percentage)).toBe(kind))

test('metaDescription returns the first 160 characters, with spaces for line breaks', () => {
  const start = 'Two teams.\n\nOne goal 🌊. '
  const description = start + 'x'.repeat(200)
  expect(metaDescription({ description })).toBe(
    `Two teams.  One goal 🌊. ${'x'.repeat(160 - Array.from(start).length)}`,
  )
  expect(metaDescription({ description: 'Short.' })).toBe('Short.')
})

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

test('textBlocks splits paragraphs at empty lines and keeps other line breaks', () => {
  expect(textBlocks('One\nline.\n\nTwo.\r\n \r\n\nThree.')).toEqual([
    paragraph('One\nline.'),
    paragraph('Two.'),
    paragraph('Three.'),
  ])
})

test('textBlocks returns no blocks for an empty text', () => {
  expect(textBlocks('')).toEqual([])
})

test.each(['• SQL\n• Python', '- SQL\n- Python', '– SQL\n– Python', '•SQL\n •  Python'])(
  'textBlocks parses %j as a list',
  (text) => expect(textBlocks(text)).toEqual([list('SQL', 'Python')]),
)

test('textBlocks parses a list between two lines of text, and each of these lines as a paragraph', () => {
  expect(textBlocks('We offer:\n• a car\n• a desk\nand coffee.')).toEqual([
    paragraph('We offer:'),
    list('a car', 'a desk'),
    paragraph('and coffee.'),
  ])
})

test('textBlocks adds an indented line to the list item before it', () => {
  expect(textBlocks('• first\n  and more\n• second')).toEqual([list('first\nand more', 'second')])
})

test('textBlocks does not treat a dash without a space, or inside a line, as a bullet', () => {
  expect(textBlocks('-5 °C\nfrom 1 - 2')).toEqual([paragraph('-5 °C\nfrom 1 - 2')])
})
