import { expect, test } from 'vitest'

import { textBlocks } from './text-blocks'

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

test('empty lines separate paragraphs; other line breaks stay', () => {
  expect(textBlocks('One\nline.\n\nTwo.\r\n \r\n\nThree.')).toEqual([
    paragraph('One\nline.'),
    paragraph('Two.'),
    paragraph('Three.'),
  ])
  expect(textBlocks('')).toEqual([])
})

test.each(['• SQL\n• Python', '- SQL\n- Python', '– SQL\n– Python', '•SQL\n •  Python'])(
  '%j is a list',
  (text) => expect(textBlocks(text)).toEqual([list('SQL', 'Python')]),
)

test('a list may follow a line of text and be followed by one', () => {
  expect(textBlocks('We offer:\n• a car\n• a desk\nand coffee.')).toEqual([
    paragraph('We offer:'),
    list('a car', 'a desk'),
    paragraph('and coffee.'),
  ])
})

test('an indented line continues its list item', () => {
  expect(textBlocks('• first\n  and more\n• second')).toEqual([list('first\nand more', 'second')])
})

test('a dash without a blank, or inside a line, is not a bullet', () => {
  expect(textBlocks('-5 °C\nfrom 1 - 2')).toEqual([paragraph('-5 °C\nfrom 1 - 2')])
})
