/*
 * Splits the font into four files: English and German need one, Slovak and Czech need two. The `unicode-range` of each
 * file in `src/fonts.css` must contain its characters.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = (subset: string) =>
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`

const target = 'src/assets/fonts/'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('')

/** Includes the Slovak and Czech letters of Latin-1: they take 0.5 kB here, but 2.4 kB in a file of their own. */
const main = range(0x20, 0x7e) + '\u00a0\u00ad' + 'ÄÖÜäöüßÁÉÍÓÔÚÝáéíóôúý' + '§©«»·×' + '–—‘’‚“”„•…€→'
const czechSlovak = 'ČĎĚĹĽŇŔŘŠŤŮŽčďěĺľňŕřšťůž'

const files = [
  { name: 'main', from: 'latin', characters: main },
  { name: 'czech-slovak', from: 'latin-ext', characters: czechSlovak },
  { name: 'other-latin-1', from: 'latin', characters: without(range(0xa1, 0xff), main) },
  { name: 'other-latin-ext', from: 'latin-ext', characters: without(range(0x100, 0x17f), czechSlovak) },
]

/** Without the table `GDEF`, the kerning is the same for every weight. The main file is a quarter smaller. */
const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'tnum'],
  noHinting: true,
  dropTables: ['GDEF', 'gasp'],
} as const

await mkdir(target, { recursive: true })
for (const { name, from, characters } of files) {
  const font = await subsetFont(await readFile(source(from)), characters, options)
  await writeFile(`${target}instrument-sans-${name}.woff2`, font)
  console.info(`${name}: ${font.length} bytes`)
}
