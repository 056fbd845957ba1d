import type { Plugin } from 'vite'

/** Modules of packages, below `node_modules/`. */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)
/** Modules of ours, below `src/`. */
const ours = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})`)
const icons = (...names: string[]) => new RegExp(`/lucide-react/dist/esm/icons/(${names.join('|')})\\.`)

const any =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** What every public page runs on. */
const vendor = any(
  packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'i18next'),
  packages('react-helmet-async', 'react-fast-compare', 'invariant', 'shallowequal'),
  packages('clsx', 'class-variance-authority', 'lucide-react/dist/esm(?!/icons)'),
  /\/node_modules\/react-i18next\/(?!.*\/Trans)/,
  /vite\/preload-helper/,
)

/** What every public page shows or does, or most of them and small. */
const site = any(
  ours('app/', 'config/', 'routes\\.ts', 'seo/', 'features/promotion/promotion(-slot)?\\.'),
  ours('i18n/(href|i18n|languages|remember-language|use-language)', 'i18n/locales/\\w+/error\\.json'),
  ours('lib/(app-error|format|page-data|motion|popover|preload|use-)'),
  ours('components/(back-link|closing-|page-|section|social-links)', 'components/ui/(?!spinner|input)'),
  ours(
    'components/art/(award-mark|brand-|client-mark|geometry|tide-band)',
    'components/toast/(notify|toast-slot)',
  ),
  ours('components/carousel/(carousel\\.|carousel-controls|use-)'),
  icons('arrow-left', 'arrow-right', 'arrow-up-right', 'check', 'chevron-\\w+', 'hand-coins'),
  icons('menu', 'monitor', 'moon', 'pause', 'play', 'sun', 'x'),
)

/** What several forms share; the schemas that check them are fetched when one is sent. */
const forms = any(
  packages('react-hook-form'),
  ours('components/form-link', 'features/enquiries/'),
  /\/contracts\/(cv-rules|honeypot|max-lengths)/,
)

/**
 * Few and large chunks instead of many small ones: every response carries a kilobyte of headers, and small files
 * compress badly. A group takes the modules it names and not what they import, so that nothing comes before its time.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: vendor, priority: 3 },
    { name: 'site', test: site, priority: 2 },
    { name: 'trans', test: packages('react-i18next', 'html-parse-stringify'), priority: 1 },
    { name: 'forms', test: forms, priority: 1, minShareCount: 3 },
    { name: 'fields', test: ours('components/form-field', 'components/ui/input'), priority: 1 },
  ],
}

/** What libraries carry for other uses, by library: patterns and what stands in their place. */
const superfluous: Record<string, [pattern: RegExp, replacement: string][]> = {
  // Helmet finds out as it runs that this is React 19 and leaves the page's head to React; here it is known. What may
  // stand in a head, our types say.
  'react-helmet-async': [
    [/\bvar isReact19 = .*/, 'const isReact19 = true'],
    [/import (shallowEqual|invariant) from .*/g, ''],
    [/\bwarnOnInvalidChildren\(child, nestedChildren\) \{[^]*?\n {2}\}/, 'warnOnInvalidChildren() {}'],
  ],
  // Components that nothing uses are kept for their names and because a call might do something.
  'react-router': [
    [/^\w+\.displayName = .*$/gm, ''],
    [/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  ],
}

/** Leaves out of the browser's build what its libraries carry for other uses: 3 KB compressed. */
export function leanLibraries(): Plugin {
  return {
    name: 'tidebridge:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    /** The router's package entry is its development build, whatever the mode; the other stands beside it. */
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
    },
    transform(code, id) {
      const edits = Object.entries(superfluous).find(([library]) =>
        id.includes(`/node_modules/${library}/`),
      )?.[1]
      return edits && edits.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code)
    },
  }
}
