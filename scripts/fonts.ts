import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Splits the font into subsets, so that an English or German page loads one file, and a Slovak or Czech page two. The
 * ranges must be the same as the `unicode-range` of each file in `src/fonts.css`.
 */
const source = (subset: string) =>
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`

const target = 'src/assets/fonts/'

/** Returns the characters from one code point to another, inclusive. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('')

/** Contains the Slovak and Czech letters of Latin-1, because they need half a kilobyte here and two in a second file. */
const main = range(0x20, 0x7e) + '\u00a0\u00ad' + 'ÄÖÜäöüßÁÉÍÓÔÚÝáéíóôúý' + '§©«»·×' + '–—‘’‚“”„•…€→'
const czechSlovak = 'ČĎĚĹĽŇŔŘŠŤŮŽčďěĺľňŕřšťůž'

const files = [
  { name: 'main', from: 'latin', characters: main },
  { name: 'czech-slovak', from: 'latin-ext', characters: czechSlovak },
  { name: 'other-latin-1', from: 'latin', characters: without(range(0xa1, 0xff), main) },
  { name: 'other-latin-ext', from: 'latin-ext', characters: without(range(0x100, 0x17f), czechSlovak) },
]

/**
 * Layout features of the subsets: kerning, ligatures and tabular figures. Without `GDEF` the kerning does not change with
 * the weight, which is not visible and saves a quarter of the file. The font has no hints.
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
