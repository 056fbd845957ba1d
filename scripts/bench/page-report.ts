import { visit } from './lighthouse.ts'
import { visitWithEachThrottling, type Setting } from './measure.ts'
import { baselineTable, pageTable, scriptTable } from './page-tables.ts'

/**
 * Measures one page and its baseline. Returns tables with the figures, as Markdown.
 * @param path URL path of the page, such as `/en/about`
 * @param conditions when and where the figures were measured
 */
export async function pageReport(path: string, setting: Setting, conditions: string): Promise<string> {
  const { site, debuggingPort, runs } = setting
  // The first visit of a new browser is slower, so its figures are not used.
  await visit(site.baselineUrl, { debuggingPort, throttling: 'simulate', runs: 1 })
  const baseline = await visitWithEachThrottling(site.baselineUrl, debuggingPort, runs.home)
  const page = await visitWithEachThrottling(site.url + path, debuggingPort, runs.home)
  return `${conditions} The figures are medians (number of runs: ${runs.home}). The baseline is a static page with the text of the page.

${baselineTable(path, page, baseline)}

${pageTable([[path, page.simulate]])}

${scriptTable([[path, page.simulate]])}
`
}
