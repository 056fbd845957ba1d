/** Prints the weight of the project beside its targets. Counts the files that git knows. */
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const shell = (command: string) =>
  execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const files = shell('git ls-files').trim().split('\n')
const textOf = (file: string) => readFileSync(file, 'utf8')
const linesOf = (file: string) => textOf(file).split('\n').length - 1
const isTest = (file: string) => /^tests\/|\.(test|spec)\.tsx?$|\/testing\//.test(file)
const isCode = (file: string) =>
  /^(src|scripts|supabase)\/.*\.(tsx?|css|sql|html)$/.test(file) &&
  !/database\.types\.ts$/.test(file) &&
  !isTest(file)

const code = files.filter(isCode)
const tests = files.filter((file) => isTest(file) && /\.tsx?$/.test(file))
const documents = files.filter((file) => file.endsWith('.md'))
const lines = (list: string[]) => list.reduce((sum, file) => sum + linesOf(file), 0)
const words = (list: string[]) =>
  list.reduce((sum, file) => sum + textOf(file).split(/\s+/).filter(Boolean).length, 0)
const within = (list: string[], folder: string) => list.filter((file) => file.startsWith(folder))
const sizes = code.map(linesOf).sort((a, b) => a - b)
// Without the built site, Playwright lists no tests.
const listed = shell('npx playwright test -c tests/e2e/playwright.config.ts --list || true')
const browserTests = Number(/Total: (\d+)/.exec(listed)?.[1]) || 'run `npm run build:demo`'

console.table({
  'code, lines': { now: lines(code), target: '≤ 19 000' },
  'code, files': { now: code.length, target: '≤ 330' },
  'code, median lines of a file': { now: sizes[sizes.length >> 1], target: '50 to 70' },
  'code, lines of the largest file': { now: sizes.at(-1), target: '≤ 220' },
  'scripts, lines': { now: lines(within(code, 'scripts/')), target: '≤ 1 800' },
  'src/admin, lines': { now: lines(within(code, 'src/admin/')), target: '≤ 4 000' },
  'tests, lines': { now: lines(tests), target: '≤ 14 000' },
  'browser tests': { now: browserTests, target: '≤ 150' },
  'README, words': { now: words(['README.md']), target: '≤ 900' },
  'documents, words': { now: words(documents), target: '≤ 14 000' },
  'decision records': { now: within(files, 'docs/decisions/').length, target: '≤ 20' },
  migrations: { now: within(files, 'supabase/migrations/').length, target: '≤ 7' },
  'installed, MB': { now: Number(/\d+/.exec(shell('du -sm node_modules'))?.[0]), target: '≤ 700' },
})
