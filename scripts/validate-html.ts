/**
 * Validates every document of `dist/`, and eight pages as a browser shows them after hydration, with two validators:
 * html-validate, and the Nu Html Checker (vnu), which downloads Java if there is none. Run `npm run build:demo` before.
 *
 *   npm run validate:html
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type Page } from 'playwright'
import { preview } from 'vite'

import { findBrowser } from '../tests/setup/browser.ts'

/** The messages that are expected, and why. */
const expected: Record<string, RegExp> = {
  'vnu does not know newer parts of CSS, such as @property, @container and anchor positions': /error: CSS: /,
  'without it, Firefox would keep a submit button disabled after a reload':
    /Attribute “autocomplete” not allowed on element “button”/,
  'a text editor is no form control, so it is named like its label (`aria-label`)':
    /tb_admin.*(valid-for|value of the “for” attribute of the “label”)/,
}

/** Each page, and what is done there before its document is validated. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  '/sk': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('header [popovertarget=menu]').click()
    await page.locator('#menu:popover-open').waitFor()
  },
  '/en/about': (page) => page.locator('[data-promotion]').waitFor(),
  '/en/it-projects': async (page) => {
    await page.locator('[name=q]').fill('java')
    await page.waitForURL('**/en/it-projects?q=java')
  },
  '/sk/it-projekty/1': submitEmptyForm,
  '/de/kontakt': submitEmptyForm,
  '/en/for-companies?offer=1': submitEmptyForm,
  '/cz/pripadove-studie/tb-duos': async () => undefined,
  '/tb_admin': async (page) => {
    await page.locator('[name=email]').fill('admin@example.com')
    await page.locator('[name=password]').fill('local-admin-password')
    await page.keyboard.press('Enter')
    await page.locator('main a[href="/tb_admin/case-studies/tb-duos"]').first().click()
    await page.locator('main form [contenteditable]').first().waitFor()
  },
}

async function submitEmptyForm(page: Page) {
  await page.locator('main form [type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const folder = mkdtempSync(join(tmpdir(), 'hydrated-'))
Object.assign(process.env, { LOCAL_DATA_FOLDER: 'memory', LOCAL_MAIL_FOLDER: folder })
const server = await preview({
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
  logLevel: 'error',
})
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
for (const [index, [path, act]] of Object.entries(pages).entries()) {
  const page = await browser.newPage()
  await page.goto(new URL(path, server.resolvedUrls?.local[0]).href)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await act(page)
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  writeFileSync(join(folder, `${index}${path.replace(/\W/g, '-')}.html`), `<!doctype html>${html}`)
  await page.close()
}
await browser.close()
await server.close()
writeFileSync(join(folder, 'html-validate.json'), '{"root":true,"extends":["html-validate:standard"]}')

const run = (...args: string[]) => {
  const { stdout, stderr } = spawnSync('npx', ['--yes', ...args, 'dist', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return (stdout + stderr).split('\n').filter((line) => /error/.test(line))
}
const found = [
  ...run('html-validate@10', '--config', join(folder, 'html-validate.json'), '--formatter', 'text'),
  ...run('vnu-jar@26', '--errors-only', '--skip-non-html'),
]
for (const [reason, pattern] of Object.entries(expected))
  console.info(`${found.filter((line) => pattern.test(line)).length} expected: ${reason}`)
const unexpected = found.filter((line) => !Object.values(expected).some((pattern) => pattern.test(line)))
console.info([...unexpected, `${unexpected.length} unexpected messages`].join('\n'))
rmSync(folder, { recursive: true })
process.exit(unexpected.length > 0 ? 1 : 0)
