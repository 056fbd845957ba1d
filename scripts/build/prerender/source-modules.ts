import { relative } from 'node:path'
import { parseSync, Visitor, type Plugin } from 'vite'
import { z } from 'zod'

/** Key: path of a module relative to the folder of the project. */
const schema = z.record(
  z.string(),
  z.object({
    /** The string literals and the texts of template literals in the module, except those in unused exports. */
    strings: z.array(z.string()),
    imports: z.array(z.string()),
    dynamicImports: z.array(z.string()),
  }),
)

type SourceModules = z.infer<typeof schema>

/** File with the source modules, in the folder of the client build. The prerendering reads and deletes the file. */
export const SOURCE_MODULES_FILE = '.vite/source-modules.json'

export const parseSourceModules = (json: string): SourceModules => schema.parse(JSON.parse(json))

/**
 * Makes the client build write the strings and imports of its modules to `SOURCE_MODULES_FILE`, except modules of
 * packages. The prerendering uses them to find the styles of each document.
 */
export function writeSourceModules(): Plugin {
  return {
    name: 'tidebridge:source-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config
      const modules: SourceModules = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const info = this.getModuleInfo(id)
          if (!info || id.includes('/node_modules/')) continue
          const pathsOf = (ids: string[]) => ids.map((imported) => relative(root, imported))
          modules[relative(root, id)] = {
            strings: stringsIn(code ?? ''),
            imports: pathsOf(info.importedIds),
            dynamicImports: pathsOf(info.dynamicallyImportedIds),
          }
        }
      }
      this.emitFile({ type: 'asset', fileName: SOURCE_MODULES_FILE, source: JSON.stringify(modules) })
    },
  }
}

function stringsIn(code: string): string[] {
  const strings: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value)
    },
    TemplateElement: ({ value }) => {
      strings.push(value.raw)
    },
  }).visit(parseSync('module.js', code).program)
  return strings
}

/**
 * Matches modules in `src/admin/`, `src/i18n/` and `src/pages/`. `stringsOfPage` does not follow dynamic imports of
 * these modules, because they run only after a navigation. It gets the own module of the page in `pageModules`.
 */
const OTHER_PAGES = /^src\/(admin|i18n|pages)\//

/** Returns the strings in the entry, the given modules and all modules that these can import before a navigation. */
export function stringsOfPage(modules: SourceModules, pageModules: string[]): string[] {
  const paths = new Set(['index.html', ...pageModules])
  // A loop over a Set also visits the paths that are added during the loop.
  for (const path of paths) {
    const { imports = [], dynamicImports = [] } = modules[path] ?? {}
    const followed = dynamicImports.filter((imported) => !OTHER_PAGES.test(imported))
    for (const imported of [...imports, ...followed]) paths.add(imported)
  }
  return [...paths].flatMap((path) => modules[path]?.strings ?? [])
}
