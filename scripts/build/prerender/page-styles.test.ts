import { expect, test } from 'vitest'

import { createStyleReducer, withoutFonts } from './page-styles'

const css = `
@layer base, utilities;
@font-face { font-family: 'Sans'; src: url('/sans.woff2') }
@layer base { [hidden] { display: none } }
@layer utilities {
  .p-2 { padding: 2px }
  .flex { display: flex }
  .fade { animation: fade 1s }
  .later\\:fade { animation: fade 1s }
  .flex-col { flex-direction: column }
  :is(:where(.group):hover .group-hover\\:underline) { text-decoration: underline }
  @media (width >= 40rem) { .sm\\:p-2 { padding: 2px } }
}
@keyframes fade { from { opacity: 0 } }
.art { --paper: #fff; --ink: #000; --unread: #00f }
`
const reduce = createStyleReducer(css)

test('the reducer keeps only the rules whose classes all occur as complete words in strings of the scripts, and the rules without classes, in the same order', () => {
  const reduced = reduce(['sm:p-2 group', 'flex-col '])
  expect(reduced).toMatch(/@layer base.*\[hidden\].*@layer utilities.*\.flex-col.*@media.*\.sm\\:p-2/)
  expect(reduced).not.toMatch(/\.p-2|\.flex\{|group-hover|\.art/)
  expect(reduce(['group group-hover:underline'])).toContain('group-hover')
})

test('the reducer keeps an animation that a used class sets, even if a class with the name of the animation is not used', () => {
  expect(reduce(['later:fade'])).toMatch(/\.later\\:fade.*@keyframes fade/)
})

test('the reducer keeps a custom property that a string of the scripts reads, and removes custom properties that neither a rule nor a string reads', () => {
  const reduced = reduce(['art', 'var(--ink)'])
  expect(reduced).toContain('--ink')
  expect(reduced).not.toMatch(/--paper|--unread/)
})

test('the reducer replaces a registered property by its initial value or by the fallback if the syntax of the property is * and no rule sets the property, and keeps other registered properties', () => {
  const registered = `
@property --set { syntax: '*'; inherits: false; initial-value: 0 }
@property --constant { syntax: '*'; inherits: false; initial-value: solid }
@property --empty { syntax: '*'; inherits: false }
@property --length { syntax: '<length>'; inherits: false; initial-value: 0px }
.a { --set: 1px; border: var(--set) var(--constant, dotted) var(--empty, red); top: calc(1px + var(--length)) }`
  const reduced = createStyleReducer(registered)(['a'])
  expect(reduced).toContain('.a{--set:1px;border:var(--set) solid red;top:calc(1px + var(--length))}')
  expect(reduced.match(/@property --\w+/g)).toEqual(['@property --set', '@property --length'])
})

test('withoutFonts() removes the @font-face rule and keeps the rule of a class', () => {
  expect(withoutFonts(css)).toContain('.p-2')
  expect(withoutFonts(css)).not.toContain('@font-face')
})
