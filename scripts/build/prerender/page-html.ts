import { starterScript } from './starter-script.ts'

export interface ClientBuild {
  /** The content of the built `index.html`. */
  template: string
  /** Returns the styles that the code of the given source modules can use. */
  stylesOf: (modules: string[]) => string
  /** Replaces the class names of the source in HTML with those of the build. */
  shortenClassNames: (html: string) => string
  /** URL of the stylesheet with the styles of all public pages. */
  stylesheet: string
  /** URL of the stylesheet of the admin area. The stylesheet also contains the styles of the public pages. */
  adminStylesheet: string
  /** Returns the content security policy of documents with the given inline styles. */
  policyFor: (styles: string[]) => string
  /**
   * Returns the URLs of the chunks that the entry and the given source modules need, without duplicates. Each chunk
   * comes after the chunks that it imports, and the entry is the last one.
   */
  filesOf: (modules: string[]) => string[]
  /** URLs of the font files. Every page preloads `main`. Slovak and Czech pages also preload `czechSlovak`. */
  fonts: { main: string; czechSlovak: string }
}

export interface PageParts {
  /** Language tag (BCP 47), such as `cs`. */
  lang: string
  /** HTML that is added at the end of `<head>`. */
  head: string
  /** HTML that replaces the empty `#root` element. */
  body: string
  /** HTML that follows the `#root` element and the preloads of the fonts, such as the hydration data. */
  data?: string
  /** Paths of the source modules whose chunks and styles the page needs, relative to the folder of the project. */
  modules: string[]
  /**
   * Source modules of the HTML that the page displays only if JavaScript is off. The page contains their styles, but
   * does not load their chunks.
   */
  modulesWithoutScript?: string[]
  /** URL of a stylesheet. If it is given, the page links to the stylesheet and has no inline styles. */
  stylesheet?: string
}

const ENTRY_TAG = /\s*<script type="module"[^>]*><\/script>/
const STYLESHEET_TAG = /\s*<link rel="stylesheet"[^>]*>/g
const PRELOAD_TAG = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Replaces a tag of the template.
 * @throws Error if the template does not contain the tag, for example because `index.html` was reformatted
 */
function replaceTag(html: string, tag: string | RegExp, replacement: string): string {
  // Passes a function to `replace`, because `$&` in a replacement string would be replaced with the tag.
  const replaced = html.replace(tag, () => replacement)
  if (replaced === html) throw new Error(`The built index.html does not contain ${String(tag)}`)
  return replaced
}

/**
 * Returns the HTML of one page. The styles of the page are inline, unless `stylesheet` is given. `starterScript` loads
 * the scripts after the first paint. `loadStyles` in `src/app/router/page-styles.ts` loads the styles of the other
 * pages before a navigation.
 * @throws Error if the template does not contain one of the tags to replace
 */
export function pageHtml(build: ClientBuild, page: PageParts): string {
  const { lang, head, body, data = '', modules, modulesWithoutScript = [], stylesheet } = page
  // The preloads of the fonts come after the content. In `<head>`, they would delay the first paint, because the
  // browser would fetch the fonts together with the document. Without preloads, a returning visitor would see the
  // fallback font first (docs/decisions/0052).
  const fontFiles = [build.fonts.main, ...(lang === 'sk' || lang === 'cs' ? [build.fonts.czechSlovak] : [])]
  const fonts = fontFiles.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  )
  const css = stylesheet ? '' : build.stylesOf([...modules, ...modulesWithoutScript])
  const styles = stylesheet
    ? `<link rel="stylesheet" href="${stylesheet}">`
    : `<style data-page="${modules.join()}" data-all-pages="${build.stylesheet}">${css}</style>`
  const scripts = JSON.stringify(build.filesOf(modules))
  const starter = `<script type="application/json" id="chunks">${scripts}</script><script type="module">${starterScript}</script>`
  const replacements: [tag: string | RegExp, replacement: string][] = [
    [ENTRY_TAG, ''],
    [STYLESHEET_TAG, ''],
    [PRELOAD_TAG, ''],
    ['<html lang="en">', `<html lang="${lang}" data-prerendered>`],
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />${policyTag(build.policyFor([css]))}`],
    ['</head>', `${styles}${head}</head>`],
    ['<div id="root"></div>', `${build.shortenClassNames(body)}${fonts.join('')}${data}${starter}`],
  ]
  return replacements.reduce((html, [tag, replacement]) => replaceTag(html, tag, replacement), build.template)
}

/**
 * Returns a meta tag with the content security policy. Every document has this tag, because `_headers` does not set the
 * policy for the URLs of all documents. The tag leaves out `frame-ancestors`, which browsers accept in a header only.
 */
const policyTag = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy.replace(/; frame-ancestors [^;]+/, '')}">`
