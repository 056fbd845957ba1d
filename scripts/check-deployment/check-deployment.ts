/**
 * Checks a running site and its Supabase project, and prints what is wrong and what to do (D51). Changes nothing on the
 * site or in the project. Ends with exit code 1 if something is wrong or the arguments are invalid.
 *
 *   npm run check:deployment -- https://www.example.com
 *   --supabase <url>   URL of the Supabase project (default: the URL in the scripts of the site)
 *   --key <key>        publishable key of the project (default: the key in the scripts of the site)
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { runnerImport } from 'vite'

import { alias } from '../../vite.config.ts'

type Checks = typeof import('./run-checks.ts')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { supabase: { type: 'string' }, key: { type: 'string' } },
})
const [url = ''] = positionals
if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
  console.error('Usage: npm run check:deployment -- https://www.example.com [--supabase <url> --key <key>]')
  process.exit(1)
}

// Vite loads `run-checks.ts`, because the checks import code of the site by the alias `@`, which Node cannot resolve.
const { module } = await runnerImport<Checks>(join(import.meta.dirname, 'run-checks.ts'), {
  configFile: false,
  resolve: { alias },
})
const site = new URL(url).origin
const findings = await module.runChecks({
  site,
  supabase: values.supabase?.replace(/\/+$/, ''),
  key: values.key,
})

findings.forEach(({ problem, remedy, section }, index) => {
  console.info(`${index + 1}. ${problem}\n   Remedy: ${remedy}\n   See README, “${section}”.\n`)
})
console.info(
  findings.length === 0 ? `${site}: no problems found.` : `Problems of ${site}: ${findings.length}`,
)
process.exitCode = findings.length === 0 ? 0 : 1
