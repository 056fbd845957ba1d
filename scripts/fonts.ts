import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the font into three files, so that an English or German page loads the first alone. `src/fonts.css` gives
 * each its `unicode-range`; the ranges here and there must agree.
 */
const source = (subset: string) =>
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`

const target = 'src/assets/fonts/'

/** Every character from one code point to another, both included. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const basic = range(0x20, 0x7e) + '\u00a0\u00ad' + 'ÄÖÜäöüß©«»·×' + '–—‘’‚“”„•…€→'
const latin1 = [...range(0xa1, 0xff)].filter((character) => !basic.includes(character)).join('')

const files = [
  { name: 'basic', from: 'latin', characters: basic },
  { name: 'latin-1', from: 'latin', characters: latin1 },
  { name: 'latin-ext', from: 'latin-ext', characters: range(0x100, 0x17f) },
]

await mkdir(target, { recursive: true })
for (const { name, from, characters } of files) {
  const font = await subsetFont(await readFile(source(from)), characters, { targetFormat: 'woff2' })
  await writeFile(`${target}instrument-sans-${name}.woff2`, font)
  console.info(`${name}: ${font.length} bytes`)
}
