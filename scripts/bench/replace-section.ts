/** Replaces the section with the same heading in the text of `docs/measurements.md`, or adds the section at the end. */
export function replaceSection(report: string, section: string): string {
  const headingOf = (text: string) => text.trimStart().split('\n')[0]
  const sections = report.split(/^(?=## )/m)
  const index = sections.findIndex((one) => headingOf(one) === headingOf(section))
  const replaced = index < 0 ? [...sections, section] : sections.with(index, section)
  return `${replaced.map((one) => one.trim()).join('\n\n')}\n`
}
