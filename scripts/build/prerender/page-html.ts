/** What the client build left to put into a page. */
export interface ClientBuild {
  /** `dist/index.html` as Vite wrote it. */
  template: string
  /** Address of the entry script. */
  entry: string
  css: string
  /** The content security policy of every page. */
  policy: string
  /** Addresses of the files that the given source modules became, with their imports, without repeats. */
  filesOf(modules: string[]): string[]
  /** Addresses of the font files: what every page needs, and what Slovak and Czech need besides. */
  fonts: { main: string; czechSlovak: string }
}

export interface PageParts {
  /** Standard language tag. */
  lang: string
  head: string
  body: string
  modules: string[]
}

/** For documents at addresses that no header rule names. What only a header may say is left out. */
const policyTag = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy.replace(/; frame-ancestors [^;]+/, '')}">`

/**
 * Once the first paint is on the screen: fetches the page's code, lays out what is below the first screen, a part per frame
 * so that no task is long, and runs the code. A page that opens further down (reloaded, gone back to, with a hash) is laid
 * out as a whole at once, by the script in its head. Where the browser keeps the times of its paints to itself, half a second
 * after the page is drawn. The same text on every page: the content security policy names it by its hash.
 */
export const starterScript = `
let started = false
const start = async () => {
  if (started) return
  started = true
  const { entry, chunks } = JSON.parse(document.getElementById('chunks').textContent)
  for (const href of [entry, ...chunks])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const { dataset } = document.documentElement
  const parts = 'firstPaint' in dataset ? document.querySelectorAll('main > *, #root > footer') : []
  for (const { style } of parts) {
    style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  delete dataset.firstPaint
  for (const part of parts) part.removeAttribute('style')
  import(entry)
}
requestAnimationFrame(() => setTimeout(start, 500))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
`

const ENTRY_TAG = /\s*<script type="module"[^>]*><\/script>/
const STYLESHEET_TAG = /\s*<link rel="stylesheet"[^>]*>/g
const PRELOAD_TAG = /\s*<link rel="modulepreload"[^>]*>/g

/** Puts a page together: styles inline, text in place, script after paint. */
export function pageHtml(build: ClientBuild, { lang, head, body, modules }: PageParts): string {
  const chunks = build.filesOf(modules).filter((file) => file !== build.entry)
  const fontFiles = [build.fonts.main, ...(lang === 'sk' || lang === 'cs' ? [build.fonts.czechSlovak] : [])]
  const fonts = fontFiles.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  )
  const data = JSON.stringify({ entry: build.entry, chunks })
  return build.template
    .replace(ENTRY_TAG, '')
    .replace(STYLESHEET_TAG, '')
    .replace(PRELOAD_TAG, '')
    .replace('<html lang="en">', `<html lang="${lang}" data-first-paint>`)
    .replace('<meta charset="utf-8" />', (charset) => charset + policyTag(build.policy))
    .replace('</head>', () => `${fonts.join('')}<style>${build.css}</style>${head}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${body}<script type="application/json" id="chunks">${data}</script><script type="module">${starterScript}</script>`,
    )
}
