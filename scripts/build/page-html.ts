import { starterScript, type ClientBuild } from './client-build.ts'

export interface PageParts {
  /** Language tag (BCP 47), such as `cs`. */
  lang: string
  /** HTML that is added at the end of `<head>`. */
  head: string
  /** HTML that replaces the empty `#root` element. */
  body: string
  /** HTML that follows the `#root` element, such as the hydration data. */
  data?: string
  /** Path of the source module whose chunks the page needs, relative to the folder of the project. */
  module: string
}

/** Matches the tags that Vite adds at the end of `<head>`: the entry, its preloads and its stylesheet. */
const VITE_TAGS = /\s*<script type="module"[^]*(?=<\/head>)/

/**
 * Replaces a part of the template.
 * @throws Error if the template does not contain the part, for example because `index.html` was reformatted
 */
function replacePart(html: string, part: string | RegExp, replacement: string): string {
  if (html.search(part) < 0) throw new Error(`The built index.html does not contain ${String(part)}`)
  // Passes a function to `replace`, because `$&` in a replacement string would be replaced with the part.
  return html.replace(part, () => replacement)
}

/** Returns the HTML of one page, with inline styles and with scripts that run after the first paint. */
export function pageHtml(build: ClientBuild, { lang, head, body, data = '', module }: PageParts): string {
  const stylesheets = build.stylesheetsOf(module).map((href) => `<link rel="stylesheet" href="${href}">`)
  // The fonts come after the content. In `<head>`, the browser would fetch them together with the document.
  const fonts = [
    'instrument-sans-main',
    ...(lang === 'sk' || lang === 'cs' ? ['instrument-sans-czech-slovak'] : []),
  ]
  const preloads = fonts.map(
    (name) => `<link rel="preload" href="${build.fontUrl(name)}" as="font" type="font/woff2" crossorigin>`,
  )
  // The browser runs each script in a task of its own, in this order.
  const scriptTags = build.scriptsOf(module).map((src) => `<script type="module" src="${src}"></script>`)
  const starter = `<template id="scripts">${scriptTags.join('')}</template><script>${starterScript}</script>`
  const replacements: [part: string | RegExp, replacement: string][] = [
    [VITE_TAGS, `<style>${build.styles}</style>${stylesheets.join('')}${head}`],
    ['<html lang="en">', `<html lang="${lang}">`],
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />${policyTag(build.policy)}`],
    ['<div id="root"></div>', `${body}${preloads.join('')}${data}${starter}`],
  ]
  return replacements.reduce(
    (html, [part, replacement]) => replacePart(html, part, replacement),
    build.template,
  )
}

/**
 * Returns a meta tag with the content security policy, because `_headers` does not match the URL of every document, such
 * as `/unknown`. Leaves out `frame-ancestors`, which browsers accept in a header only.
 */
const policyTag = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy.replace(/; frame-ancestors [^;]+/, '')}">`
