import { expect } from 'vitest'

import type { startTranslations } from '../setup/translations.ts'

export type Report = { translations: object[]; skipped: object[]; failed: { code: string }[] }

export const codesOf = ({ failed }: Report) => [...new Set(failed.map(({ code }) => code))]

export function translationRuns(getSystem: () => Awaited<ReturnType<typeof startTranslations>>) {
  async function run() {
    const { status, body } = await getSystem().run()
    expect(status).toBe(200)
    return body as Report
  }

  /**
   * Checks that the report has twelve results in all (four studies in three languages), and that it lists as many
   * created translations as the database contains.
   */
  async function expectCorrectReport(report: Report) {
    expect(await getSystem().rows('translated')).toHaveLength(report.translations.length)
    expect(report.translations.length + report.skipped.length + report.failed.length).toBe(12)
  }

  async function expectCompletedByNextRun(previous: Report) {
    getSystem().deepl.behave(() => 'translate')
    const report = await run()
    expect(report).toMatchObject({ failed: [] })
    expect(report.translations).toHaveLength(12 - previous.translations.length)
    expect(await getSystem().rows('translated')).toHaveLength(12)
  }

  return { run, expectCorrectReport, expectCompletedByNextRun }
}
