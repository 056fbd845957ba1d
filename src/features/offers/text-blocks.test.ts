import { expect, test } from 'vitest'

import { textBlocks } from './text-blocks'

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
