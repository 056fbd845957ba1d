import type { Rolldown } from 'vite'

/** Returns a pattern that matches the modules of the named packages. Names may contain regular expressions. */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)
/**
 * Returns a pattern that matches modules of this project. The paths are relative to `src/`, may be prefixes, and may
 * contain regular expressions.
 */
const ownModules = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})`)

const matchesAny =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** Matches the libraries that every public page loads. */
const vendor = matchesAny(
  packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'i18next'),
  packages('react-helmet-async', 'react-fast-compare', 'invariant', 'shallowequal'),
  packages('clsx', 'class-variance-authority', 'lucide-react/dist/esm(?!/icons)'),
  /\/node_modules\/react-i18next\/(?!.*\/Trans)/,
  /vite\/preload-helper/,
)

/**
 * Matches the code of the enquiry forms. Leaves out the schemas in `_shared/contracts/`, because only `form-actions.ts`
 * imports the schemas.
 */
const forms = matchesAny(
  packages('react-hook-form'),
  /\/lucide-react\/dist\/esm\/icons\/circle-check\./,
  ownModules('components/form-(field|link)', 'features/enquiries/'),
  /\/contracts\/(cv-rules|honeypot|max-lengths|technologies)/,
)

/** Matches the code that several of the four list and detail pages (of case studies and offers) use. */
const pageData = matchesAny(
  /\/lucide-react\/dist\/esm\/icons\/(arrow-left|languages)\./,
  ownModules('components/(await-datum|back-link|load-error|step-list|ui/skeleton)'),
  ownModules('lib/(bind-short-words|page-data)'),
)

/** Matches the code that sanitises HTML. Only `get-study.ts`, which loads a study, and the admin area use it. */
const sanitizer = matchesAny(
  packages('dompurify'),
  ownModules('features/case-studies/(image-rules|sanitize)'),
)

/** Matches the code that displays a study. The public page of a study and the admin area share this code. */
const study = matchesAny(
  /\/lucide-react\/dist\/esm\/icons\/loader-circle\./,
  ownModules('components/ui/spinner', 'features/case-studies/study-meta'),
  ownModules(
    'features/case-studies/components/(rich-text|study-article|study-banner|study-layout|testimonial)',
  ),
)

const homePage = '/src/pages/home/home-page.tsx'
const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./

/**
 * Returns the chunk `site` for a module that the entry imports, or that both the home page and another dynamically
 * imported module import. Indirect imports count too. Returns null for every other module.
 */
function siteChunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, modules)
  const isShared = roots.length > 1 && roots.some((root) => root.id.endsWith(homePage))
  return isShared || roots.some((root) => root.isEntry) ? 'site' : null
}

/**
 * Searches a module and its direct and indirect importers. Returns those that are the entry or are imported
 * dynamically.
 */
function rootsOf(id: string, modules: Rolldown.ChunkingContext): Rolldown.ModuleInfo[] {
  const reached = new Set([id])
  const roots: Rolldown.ModuleInfo[] = []
  // A loop over a Set also visits the ids that are added during the loop.
  for (const current of reached) {
    const info = modules.getModuleInfo(current)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(info)
    const importers = icon.test(current) ? iconUsers(current, info, modules) : info.importers
    importers.forEach((importer) => reached.add(importer))
  }
  return roots
}

/**
 * Returns the modules of this project that use an icon. The module graph does not show these modules, because the only
 * importer of each icon is the main module of lucide-react. So the function searches for the name of the icon in the
 * code of all modules in `src/` that import lucide-react.
 */
function iconUsers(
  id: string,
  { importers }: Rolldown.ModuleInfo,
  modules: Rolldown.ChunkingContext,
): string[] {
  const name = icon.exec(id)?.[1]?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return importers
    .flatMap((main) => modules.getModuleInfo(main)?.importers ?? [])
    .filter((user) => user.includes('/src/') && wordsOf(user, modules).has(name ?? ''))
}

/** A cache, because Rolldown copies the code at each access. Key: module id. Value: the words in the module's code. */
const wordsByModule = new Map<string, Set<string>>()

function wordsOf(id: string, modules: Rolldown.ChunkingContext): Set<string> {
  const words = wordsByModule.get(id) ?? new Set(modules.getModuleInfo(id)?.code?.match(/\w+/g))
  wordsByModule.set(id, words)
  return words
}

/**
 * Groups modules into a few large chunks, because each response has about half a kilobyte of headers and small files
 * compress badly. A group does not include the imports of its modules, because some of these imports are not needed by
 * every page that loads the group (docs/decisions/0018).
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: vendor, priority: 3 },
    { name: 'forms', test: forms, priority: 2, minShareCount: 3 },
    { name: 'page-data', test: pageData, priority: 2, minShareCount: 2 },
    { name: 'sanitizer', test: sanitizer, priority: 2 },
    { name: 'study', test: study, priority: 2 },
    { name: 'trans', test: packages('react-i18next', 'html-parse-stringify'), priority: 2 },
    {
      name: siteChunk,
      test: matchesAny(ownModules('(?!main[.]tsx|index[.]css)'), /\/_shared\/contracts\//, icon),
      priority: 1,
    },
  ],
}
