import type { Rolldown } from 'vite'

/** Matches modules of the named packages. */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)
/** Matches our modules below `src/`. */
const ours = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})`)

const any =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** The libraries of every public page. */
const vendor = any(
  packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'i18next'),
  packages('react-helmet-async', 'react-fast-compare', 'invariant', 'shallowequal'),
  packages('clsx', 'class-variance-authority', 'lucide-react/dist/esm(?!/icons)'),
  /\/node_modules\/react-i18next\/(?!.*\/Trans)/,
  /vite\/preload-helper/,
)

/** Code of the forms. The schemas that validate them are loaded when a form is sent. */
const forms = any(
  packages('react-hook-form'),
  ours('components/form-link', 'features/enquiries/'),
  /\/contracts\/(cv-rules|honeypot|max-lengths)/,
)

const homePage = '/src/pages/home/home-page.tsx'
const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./

/** Returns `site` for a module that the entry needs, and for a module that the home page shares with another page. */
function siteChunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, modules)
  const isShared = roots.length > 1 && roots.some((root) => root.id.endsWith(homePage))
  return isShared || roots.some((root) => root.isEntry) ? 'site' : null
}

/** Returns the entry and the lazily imported modules that import a module, directly or through other modules. */
function rootsOf(id: string, modules: Rolldown.ChunkingContext): Rolldown.ModuleInfo[] {
  const reached = new Set([id])
  const roots: Rolldown.ModuleInfo[] = []
  // The loop also visits the ids that it adds.
  for (const current of reached) {
    const info = modules.getModuleInfo(current)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(info)
    const importers = icon.test(current) ? iconUsers(current, info, modules) : info.importers
    importers.forEach((importer) => reached.add(importer))
  }
  return roots
}

/** Returns the modules that name an icon. All icons have the same importer, the main module of lucide-react. */
function iconUsers(
  id: string,
  { importers }: Rolldown.ModuleInfo,
  modules: Rolldown.ChunkingContext,
): string[] {
  const name = icon.exec(id)?.[1]?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return importers
    .flatMap((main) => modules.getModuleInfo(main)?.importers ?? [])
    .filter((user) => user.includes('/src/') && modules.getModuleInfo(user)?.code?.match(`\\b${name}\\b`))
}

/**
 * Creates few and large chunks: every response carries a kilobyte of headers, and small files compress badly. A group
 * contains the modules that it names, but not their imports, so that no page loads code that it does not need.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: vendor, priority: 3 },
    { name: 'forms', test: forms, priority: 2, minShareCount: 3 },
    { name: 'fields', test: ours('components/form-field', 'components/ui/control'), priority: 2 },
    { name: 'trans', test: packages('react-i18next', 'html-parse-stringify'), priority: 2 },
    { name: siteChunk, test: any(ours('(?!main[.]tsx)'), icon), priority: 1 },
  ],
}
