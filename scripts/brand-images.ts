/**
 * Renders the share image of each language, `apple-touch-icon.png` and `favicon.png` to `public/`. Run
 * `npm run brand-images` after a change of the brand, the logo, the tide motif, the colors, the typeface or the text
 * `share_image` in `common.json`.
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, isRunnableDevEnvironment } from 'vite'

import { languageFacts, languages } from '../src/i18n/languages.ts'
import { findBrowser } from '../tests/setup/browser.ts'

const root = join(import.meta.dirname, '..')
type Drawings = typeof import('./share-image.tsx')
const target = (name: string) => join(root, 'public', name)

const server = await createServer({
  root,
  configFile: false,
  cacheDir: join(tmpdir(), 'brand-images'),
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': join(root, 'src') } },
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, hmr: false },
})
await server.listen()
const origin = server.resolvedUrls?.local[0] ?? ''
const { ssr } = server.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('The server cannot import modules')
const { ShareImage, TouchIcon, drawnShareImage, shareImageSize } =
  await ssr.runner.import<Drawings>('/scripts/share-image.tsx')
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser() })

async function draw(body: string, width: number, height: number, lang = 'en') {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  const head = '<meta charset="utf-8"><link rel="stylesheet" href="/scripts/brand-images.css">'
  const html = `<!doctype html><html lang="${lang}" data-theme="light"><head>${head}</head><body>${body}</body></html>`
  await page.route('**/drawing', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${origin}drawing`)
  await page.evaluate(() => document.fonts.ready)
  return page
}

for (const language of languages) {
  const texts = readFileSync(join(root, `src/i18n/locales/${language}/common.json`), 'utf8')
  const { share_image: headline } = JSON.parse(texts) as typeof import('../src/i18n/locales/en/common.json')
  const { width, height } = shareImageSize
  const drawing = renderToStaticMarkup(createElement(ShareImage, { headline }))
  const share = await draw(drawing, width, height, languageFacts[language].tag)
  await share.screenshot({ path: target(drawnShareImage(language)), type: 'jpeg', quality: 80 })
}

const touch = await draw(renderToStaticMarkup(createElement(TouchIcon)), 180, 180)
await touch.screenshot({ path: target('apple-touch-icon.png') })

const sign = `<style>html, body { background: none }</style>${readFileSync(target('favicon.svg'), 'utf8')}`
const icon = await draw(sign, 32, 32)
await icon.screenshot({ path: target('favicon.png'), omitBackground: true })

await browser.close()
await server.close()
