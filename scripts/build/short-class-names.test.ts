import { expect, test } from 'vitest'

import { renameClasses, replaceClassNames, replaceInHtml } from './short-class-names'

const names = new Map([
  ['md:p-2', '_0'],
  ['p-[1px]', '_1'],
])

test('replaceClassNames replaces complete words only', () => {
  expect(replaceClassNames('cx("md:p-2 p-2", `p-[1px] md:p-20`)', names)).toBe('cx("_0 p-2", `_1 md:p-20`)')
})

test('replaceInHtml replaces words in class attributes only', () => {
  expect(replaceInHtml('<p class="p-2 md:p-2" title="md:p-2">md:p-2</p>', names)).toBe(
    '<p class="p-2 _0" title="md:p-2">md:p-2</p>',
  )
})

test('renameClasses renames classes in all selectors, and no ids, elements and attributes', () => {
  const css = ':is(.a:has(> .a), #a [a]) a:not(.a, .b) .md\\:p-2 { top: 0 } @media print { .a { top: 0 } }'
  const renamed = renameClasses(css, (name) => ({ a: '_0', 'md:p-2': '_1' })[name] ?? name)
  expect(renamed).toBe(':is(._0:has(>._0),#a [a]) a:not(._0,.b) ._1{top:0}@media print{._0{top:0}}')
})
