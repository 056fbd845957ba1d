import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Cuts the font so that an English or German page loads one file and a Slovak or Czech one two. `src/fonts.css` gives
 * each its `unicode-range`; the ranges here and there must agree.
 */
const source = (subset: string) =>
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`

const target = 'src/assets/fonts/'

/** Every character from one code point to another, both included. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('')

/** With the Slovak and Czech letters of Latin-1, which are half a kilobyte here and two in a file of their own. */
const main = range(0x20, 0x7e) + '\u00a0\u00ad' + 'ÄÖÜäöüßÁÉÍÓÔÚÝáéíóôúý' + '§©«»·×' + '–—‘’‚“”„•…€→'
const czechSlovak = 'ČĎĚĹĽŇŔŘŠŤŮŽčďěĺľňŕřšťůž'

const files = [
  { name: 'main', from: 'latin', characters: main },
  { name: 'czech-slovak', from: 'latin-ext', characters: czechSlovak },
  { name: 'other-latin-1', from: 'latin', characters: without(range(0xa1, 0xff), main) },
  { name: 'other-latin-ext', from: 'latin-ext', characters: without(range(0x100, 0x17f), czechSlovak) },
]

/**
 * Kept of the layout: kerning, ligatures, and figures of one width for tables. Without `GDEF` the kerning no longer
 * varies with the weight: nobody sees it, and it is a quarter of the file. Nothing here is hinted.
 */
const layout = {
  keepFeatures: ['kern', 'liga', 'tnum'],
  noHinting: true,
  dropTables: ['GDEF', 'gasp'],
}

await mkdir(target, { recursive: true })
for (const { name, from, characters } of files) {
  const font = await subsetFont(await readFile(source(from)), characters, {
    targetFormat: 'woff2',
    ...layout,
  })
  await writeFile(`${target}instrument-sans-${name}.woff2`, font)
  console.info(`${name}: ${font.length} bytes`)
}
