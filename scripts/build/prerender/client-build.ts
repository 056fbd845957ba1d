import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

import { CLASS_NAMES_FILE, parseClassNames, replaceClassNames, replaceInHtml } from '../short-class-names.ts'
import { contentSecurityPolicy } from '../static-host/headers.ts'
import type { ClientBuild } from './page-html.ts'
import { createStyleReducer, withoutFonts } from './page-styles.ts'
import { stringsOfPage, parseSourceModules, SOURCE_MODULES_FILE } from './source-modules.ts'
import { starterScript } from './starter-script.ts'

/** The parts of Vite's manifest that this file reads. The keys are source files and shared chunks. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
)

/** Source module that imports the admin area and its styles. */
export const ADMIN_MODULE = 'src/admin/route-modules.ts'

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/**
 * Reads the output of the client build. Replaces the stylesheet of the public pages with a copy without `@font-face`
 * rules, and deletes the two files that the client build wrote for prerendering.
 * @param outDir folder of the client build
 * @param supabaseUrl URL of the hosted project, or '' for an embedded backend
 * @throws Error if a file is missing, if a chunk imports the entry, or if the entry or the admin area does not have
 *   exactly one stylesheet
 */
export async function readClientBuild(outDir: string, supabaseUrl: string): Promise<ClientBuild> {
  const read = (file: string) => readFile(join(outDir, file), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(await read('.vite/manifest.json')))
  const entry = manifest['index.html']
  if (!entry) throw new Error('The client build has no entry for index.html')
  const circular = Object.values(manifest).find((chunk) => chunk.imports?.includes('index.html'))
  if (circular)
    throw new Error(
      `${circular.file} imports the entry. This is an import cycle, in which code can run before its imports. Change the groups in chunks.ts.`,
    )

  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build has no chunk for ${key}`)
    return chunk
  }
  /**
   * Returns the URLs of the chunks of the given modules and of the entry, and of all chunks that these import. Each
   * chunk comes after the chunks that it imports.
   */
  const filesOf = (modules: string[]) => {
    const files = new Set<string>()
    const visited = new Set<string>()
    const visit = (key: string) => {
      if (visited.has(key)) return
      visited.add(key)
      const { file, imports = [] } = chunkOf(key)
      imports.forEach(visit)
      files.add(`/${file}`)
    }
    for (const key of [...modules, 'index.html']) visit(key)
    return [...files]
  }
  const asset = (name: string) => {
    const found = Object.values(manifest).find((chunk) => chunk.src?.endsWith(name))
    const file = found?.file ?? entry.assets?.find((path) => path.includes(name.replace('.woff2', '')))
    if (!file) throw new Error(`The client build has no file ${name}`)
    return `/${file}`
  }

  const template = await read('index.html')
  const stylesheetOf = (key: string) => {
    const [stylesheet, ...others] = manifest[key]?.css ?? []
    if (!stylesheet || others.length > 0) throw new Error(`The chunk of ${key} must have one stylesheet`)
    return stylesheet
  }
  const css = await read(stylesheetOf('index.html'))
  const stylesheet = `assets/styles-${hash('sha256', css, 'base64url').slice(0, 8)}.css`
  await writeFile(join(outDir, stylesheet), withoutFonts(css))
  await rm(join(outDir, stylesheetOf('index.html')))
  const sourceModules = parseSourceModules(await read(SOURCE_MODULES_FILE))
  await rm(join(outDir, SOURCE_MODULES_FILE))
  const classNames = parseClassNames(await read(CLASS_NAMES_FILE))
  await rm(join(outDir, CLASS_NAMES_FILE))
  const reduceStyles = createStyleReducer(css)
  const reduced = new Map<string, string>()
  const stylesOf = (modules: string[]) => {
    const key = modules.join()
    const strings = stringsOfPage(sourceModules, modules).map((text) => replaceClassNames(text, classNames))
    const styles = reduced.get(key) ?? reduceStyles(strings)
    reduced.set(key, styles)
    return styles
  }
  const scripts = [...template.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return {
    template,
    stylesOf,
    shortenClassNames: (html) => replaceInHtml(html, classNames),
    stylesheet: `/${stylesheet}`,
    adminStylesheet: `/${stylesheetOf(ADMIN_MODULE)}`,
    policyFor: (styles) =>
      contentSecurityPolicy({ scripts: [...scripts, starterScript], styles, supabaseUrl }),
    filesOf,
    fonts: {
      main: asset('instrument-sans-main.woff2'),
      czechSlovak: asset('instrument-sans-czech-slovak.woff2'),
    },
  }
}
