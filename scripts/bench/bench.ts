/**
 * Builds the site, measures it against plain pages with the same text, and writes `docs/measurements.md`.
 *
 *   npm run bench                                 measures everything, in about half an hour
 *   npm run bench -- --page /en --page /en/about  measures these pages only and prints the results
 *   npm run bench -- --compare ../other/dist      visits the pages of both builds in turn and prints the results
 *   --runs <n>                                    visits of each page with each throttling (default: 3)
 */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { chromium } from 'playwright'

import { findBrowser } from '../../tests/setup/browser.ts'
import { timeInteractions } from './interactions.ts'
import { medianVisit, visit, type Throttling, type Visit } from './lighthouse.ts'
import { measureOffers } from './offers.ts'
import { conditionsOf, pageTable, report, type PageResult } from './report.ts'

const DEBUGGING_PORT = 4322

const { values } = parseArgs({
  options: {
    compare: { type: 'string' },
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
})
const runs = Number(values.runs)
const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
const dist = join(scratch, 'dist')
const folders = [dist]
const start = performance.now()
execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--outDir', dist], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const seconds = (performance.now() - start) / 1000
if (values.compare) {
  folders.push(join(scratch, 'other'))
  cpSync(values.compare, join(scratch, 'other'), { recursive: true })
}

/** Returns the English pages of the sitemap, but only one study and one offer, and the other home pages. */
function pagesToMeasure(): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  const first = (list: string) => paths.filter((path) => path.startsWith(list)).slice(0, 1)
  const pages = paths.filter((path) => /^\/(en\/)?[^/]+$/.test(path))
  return [...pages, ...first('/en/case-studies/'), ...first('/en/it-projects/')]
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // With more than one renderer process, the browser starts a process during most visits of Lighthouse, and then waits
  // for five seconds at the end of the recording.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--renderer-process-limit=1',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
  ],
})

/** Writes the baseline of a page to `/baseline`: its text as headings and paragraphs, with a small style sheet. */
async function writeBaseline(path: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.setContent(readFileSync(join(dist, `${path}.html`), 'utf8'))
  const body = await page.evaluate(() => {
    const textual = 'h1, h2, h3, p, li, dt, dd, address'
    const elements = [...document.querySelectorAll(textual)]
    const blocks = elements.filter((element) => !element.querySelector(textual))
    return blocks.map(({ tagName, textContent }) => {
      const block = document.createElement(/^H\d$/.test(tagName) ? tagName : 'p')
      block.textContent = textContent
      return block.outerHTML
    })
  })
  await page.close()
  const file = join(dist, 'baseline', `${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  const style =
    'body{max-width:45rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 sans-serif}h1{font-size:2.5rem}'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`
  const title = `<title>Baseline</title><meta name="description" content="Baseline"><style>${style}</style>`
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head>${head}${title}</head><body><main>${body.join('')}</main></body>`,
  )
}

/** Compresses the files with the best quality of brotli. `vite preview` prefers compressed files. */
async function compress(folder: string) {
  const files = globSync(join(folder, '**/*.{html,js,css,json,svg,xml}'))
  await Promise.all(
    files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))),
  )
}

/** Visits the pages in turn, `runs` times. Each time, the next page is the first. */
async function measureInTurn(urls: string[], throttling: Throttling): Promise<Visit[]> {
  const visits = urls.map((): Visit[] => [])
  for (let run = 0; run < runs; run++)
    for (let turn = 0; turn < urls.length; turn++) {
      const index = (run + turn) % urls.length
      visits[index]?.push(await visit(urls[index] ?? '', DEBUGGING_PORT, throttling))
    }
  return visits.map(medianVisit)
}

const paths = values.page ?? pagesToMeasure()
for (const path of paths) await writeBaseline(path)
for (const folder of folders) await compress(folder)
const server = fork(join(import.meta.dirname, 'serve.ts'), [join(scratch, 'mail'), ...folders])
server.once('exit', (code) => code && process.exit(code))
try {
  const [sites] = (await once(server, 'message')) as [string[]]
  const [site = ''] = sites
  // The first visit of a browser is slow.
  await visit(`${site}/baseline${paths[0]}`, DEBUGGING_PORT, 'simulate')
  const pages: PageResult[] = []
  for (const path of paths) {
    const urls = [`${site}/baseline${path}`, ...sites.map((url) => url + path)]
    const simulate = await measureInTurn(urls, 'simulate')
    pages.push({ path, simulate, devtools: await measureInTurn(urls, 'devtools') })
    console.error(`${path} is measured`)
  }
  const conditions = conditionsOf(browser.version(), runs)
  console.info(`${conditions}\n\n${pageTable(pages, values.compare)}`)
  if (!values.page && !values.compare) {
    const interactions = await timeInteractions(browser, site, runs)
    const offers = await measureOffers(browser, site, runs, [24, 100, 1000])
    writeFileSync('docs/measurements.md', report({ pages, interactions, offers, seconds }, conditions))
  }
} finally {
  server.disconnect()
  await browser.close()
  rmSync(scratch, { recursive: true })
}
