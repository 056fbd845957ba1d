import type { AdminFigures } from './admin-rows.ts'
import { table } from './table.ts'

const rows: [name: string, pick: (figures: AdminFigures) => number | undefined][] = [
  ['bytes from the backend for the list', ({ bytes }) => bytes],
  ['ms from the sign-in to the complete list', ({ signIn }) => signIn.duration],
  ['longest task of the sign-in in ms', ({ signIn }) => signIn.task],
  ['longest task of typing a search in ms', ({ search }) => search.task],
  ['ms from the click on a study to its form', ({ open }) => open.duration],
  ['longest task of opening in ms', ({ open }) => open.task],
  ['ms from the click on Update to the reloaded list', ({ save }) => save.duration],
  ['longest task of saving in ms', ({ save }) => save.task],
]

/**
 * Returns the section "Admin area" of `docs/measurements.md`, as Markdown.
 * @param conditions when and where the figures were measured
 */
export function adminSection(figures: AdminFigures[], conditions: string): string {
  const cells = rows.map(([name, pick]) => {
    const values = figures.map((one) => pick(one) ?? Number.NaN)
    const [few = Number.NaN, many = Number.NaN] = values
    const ratio = few > 0 ? `${(many / few).toFixed(1)} ×` : ''
    return [name, ...values.map((value) => value.toFixed(0)), ratio]
  })
  return `## Admin area

${conditions} The window has 1440 × 900 px, and the processor is four times slower. Each study has four languages of 20 KB and one earlier text per language. 0 means that no task took 50 ms.

${table(['', ...figures.map(({ studies }) => `${studies} studies`), 'ratio'], cells)}
`
}
