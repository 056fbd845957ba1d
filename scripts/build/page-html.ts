import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { minifySync, type Manifest } from 'vite'

import { contentSecurityPolicy } from './headers.ts'
import { startScripts } from './start-scripts.ts'

const starterScript = minifySync('start.js', `(${startScripts.toString()})()`).code

const ENTRY = 'index.html'
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

type ClientBuild = Awaited<ReturnType<typeof readClientBuild>>

/**
 * Reads the output of the client build.
 * @param outDir folder of the client build
 * @param supabaseUrl URL of the hosted project, or '' for an embedded backend
 */
export async function readClientBuild(outDir: string, supabaseUrl: string) {
  const read = (file: string) => readFile(join(outDir, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The client build has no chunk for ${key}`)
    return found
  }
  /** Adds a chunk after the chunks that it imports. */
  const addChunk = (key: string, keys: Set<string>, visited = new Set<string>()) => {
    if (visited.has(key)) return
    visited.add(key)
    for (const imported of chunk(key).imports ?? []) addChunk(imported, keys, visited)
    keys.add(key)
  }

  const template = await read('index.html')
  const stylesheetsOf = (module: string) => (chunk(module).css ?? []).map((file) => `/${file}`)
  const styles = (await Promise.all((chunk(ENTRY).css ?? []).map(read))).join('')
  const scripts = [...template.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return {
    /** The content of the built `index.html`. */
    template,
    /** The stylesheet of all public pages. */
    styles,
    /** URLs of the files with the same stylesheet. */
    inlinedStylesheets: stylesheetsOf(ENTRY),
    /** The content security policy of the public documents. */
    policy: contentSecurityPolicy({ scripts: [...scripts, starterScript], styles, supabaseUrl }),
    /** Returns the URLs of the chunks that the entry and a source module need, each after its imports. */
    scriptsOf: (module: string) => {
      const keys = new Set<string>()
      addChunk(module, keys)
      addChunk(ENTRY, keys)
      return [...keys].map((key) => `/${chunk(key).file}`)
    },
    /** Returns the URLs of the stylesheets that only this source module needs. */
    stylesheetsOf,
    fontUrl: (name: string) => {
      const file = chunk(ENTRY).assets?.find((path) => path.startsWith(`assets/${name}-`))
      if (!file) throw new Error(`The client build has no font ${name}`)
      return `/${file}`
    },
  }
}

interface PageParts {
  /** Language tag (BCP 47), such as `cs`. */
  lang: string
  /** HTML that is added at the end of `<head>`. */
  head: string
  /** HTML that replaces the empty `#root` element. */
  body: string
  /** HTML that follows the `#root` element, such as the hydration data. */
  data?: string
  /** HTML of the hidden notice that the page has not loaded completely (`StartNotice`). */
  notice: string
  /** Path of the source module whose chunks the page needs, relative to the folder of the project. */
  module: string
}

/** Matches the tags that Vite adds at the end of `<head>`: the entry, its preloads and its stylesheet. */
const VITE_TAGS = /\s*<script type="module"[^]*(?=<\/head>)/

/** Returns the HTML of one page, with inline styles and with scripts that run after the first paint. */
export function pageHtml(
  build: ClientBuild,
  { lang, head, body, data = '', notice, module }: PageParts,
): string {
  // The fonts come after the content. In `<head>`, the browser would fetch them together with the document.
  const fonts = [
    'instrument-sans-main',
    ...(lang === 'sk' || lang === 'cs' ? ['instrument-sans-czech-slovak'] : []),
  ]
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="${build.fontUrl(name)}" as="font" type="font/woff2" crossorigin>`,
  )
  // A dynamic import would fetch the inlined stylesheet again if no link named it. Browsers do not fetch a disabled link.
  const inlined = build.inlinedStylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`)
  // At the end, because a stylesheet that does not arrive would hold back the script before it.
  const stylesheets = build.stylesheetsOf(module).map((href) => `<link rel="stylesheet" href="${href}">`)
  const starter = `<script data-scripts="${build.scriptsOf(module).join(' ')}">${starterScript}</script>`
  const replacements: [part: string | RegExp, replacement: string][] = [
    [VITE_TAGS, `${inlined.join('')}<style>${build.styles}</style>${head}`],
    ['<html lang="en">', `<html lang="${lang}">`],
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />${policyTag(build.policy)}`],
    ['<div id="root"></div>', `${body}${preloads.join('')}${data}${notice}${starter}${stylesheets.join('')}`],
  ]
  return replacements.reduce((html, [part, replacement]) => {
    if (html.search(part) < 0) throw new Error(`The built index.html does not contain ${String(part)}`)
    // Passes a function to `replace`, because `$&` in a replacement string would be replaced with the part.
    return html.replace(part, () => replacement)
  }, build.template)
}

/**
 * Returns a meta tag with the content security policy, because `_headers` does not match the URL of every document, such
 * as `/unknown`. Leaves out `frame-ancestors`, which browsers accept in a header only.
 */
const policyTag = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy.replace(/; frame-ancestors [^;]+/, '')}">`
