import { starterScript } from './starter-script.ts'

/** The output of the client build, from which each page is put together. */
export interface ClientBuild {
  /** `index.html` as Vite wrote it. */
  template: string
  /** URL of the entry script. */
  entry: string
  css: string
  /** The content security policy of every page. */
  policy: string
  /** Returns the URLs of the chunks of the entry and of the given source modules, with their static imports, each once. */
  filesOf: (modules: string[]) => string[]
  /** URLs of the font files: `main` for every page, `czechSlovak` also for Slovak and Czech pages. */
  fonts: { main: string; czechSlovak: string }
}

export interface PageParts {
  /** Standard language tag. */
  lang: string
  head: string
  body: string
  modules: string[]
}

const ENTRY_TAG = /\s*<script type="module"[^>]*><\/script>/
const STYLESHEET_TAG = /\s*<link rel="stylesheet"[^>]*>/g
const PRELOAD_TAG = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Replaces a part of the template.
 * @throws Error if the template does not contain the part, for example after `index.html` was reformatted
 */
function replaceIn(html: string, part: string | RegExp, replacement: string): string {
  // A function, because `$` has a meaning in a replacement text.
  const replaced = html.replace(part, () => replacement)
  if (replaced === html) throw new Error(`The built index.html does not contain ${String(part)}`)
  return replaced
}

/**
 * Builds the HTML of one page: styles are inlined, the content is inserted, and the scripts run after the first paint.
 * @throws Error if the template does not contain a tag that is replaced
 */
export function pageHtml(build: ClientBuild, { lang, head, body, modules }: PageParts): string {
  const chunks = build.filesOf(modules).filter((file) => file !== build.entry)
  const fontFiles = [build.fonts.main, ...(lang === 'sk' || lang === 'cs' ? [build.fonts.czechSlovak] : [])]
  const fonts = fontFiles.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  )
  const data = JSON.stringify({ entry: build.entry, chunks })
  const starter = `<script type="application/json" id="chunks">${data}</script><script type="module">${starterScript}</script>`
  const replacements: [part: string | RegExp, replacement: string][] = [
    [ENTRY_TAG, ''],
    [STYLESHEET_TAG, ''],
    [PRELOAD_TAG, ''],
    ['<html lang="en">', `<html lang="${lang}" data-first-paint>`],
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />${policyTag(build.policy)}`],
    ['</head>', `${fonts.join('')}<style>${build.css}</style>${head}</head>`],
    ['<div id="root"></div>', `${body}${starter}`],
  ]
  return replacements.reduce(
    (html, [part, replacement]) => replaceIn(html, part, replacement),
    build.template,
  )
}

/** For documents whose URL no header rule matches. `frame-ancestors` is only allowed in a header. */
const policyTag = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy.replace(/; frame-ancestors [^;]+/, '')}">`
