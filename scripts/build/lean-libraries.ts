import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

interface Edit {
  /** Name of the package. */
  library: string
  pattern: RegExp
  replacement: string
}

/** Edits of libraries that let the bundler remove code which the site never runs: 3 KB compressed. */
const edits: Edit[] = [
  // The library checks at run time whether React is older than 19 and whether each child is valid in a head. The version
  // of React is known, and the compiler checks the children.
  { library: 'react-helmet-async', pattern: /\bvar isReact19 = .*/, replacement: 'const isReact19 = true' },
  { library: 'react-helmet-async', pattern: /^import (shallowEqual|invariant) from .*/gm, replacement: '' },
  {
    library: 'react-helmet-async',
    pattern: /\bwarnOnInvalidChildren\(child, nestedChildren\) \{[^]*?\n {2}\}/,
    replacement: 'warnOnInvalidChildren() {}',
  },
  // The bundler keeps an unused component, because `forwardRef` and writing `displayName` could have side effects.
  { library: 'react-router', pattern: /^\w+\.displayName = .*$/gm, replacement: '' },
  { library: 'react-router', pattern: /= (\w+\.forwardRef\()/g, replacement: '= /* @__PURE__ */ $1' },
]

/**
 * Edits the modules of libraries.
 * @returns `edit`, which returns the new code of a module, or undefined for a module of another library; and
 *   `unmatched`, which returns the edits that have not matched in any module
 */
export function libraryEditor() {
  const unmatched = new Set(edits)
  return {
    edit: (code: string, id: string): string | undefined => {
      const ofLibrary = edits.filter(({ library }) => id.includes(`/node_modules/${library}/`))
      if (ofLibrary.length === 0) return undefined
      return ofLibrary.reduce((text, edit) => {
        const edited = text.replace(edit.pattern, edit.replacement)
        if (edited !== text) unmatched.delete(edit)
        return edited
      }, code)
    },
    unmatched: () => [...unmatched],
  }
}

/**
 * Removes code that the site never runs from the client build. The build fails if a library has changed and an edit does
 * not match any more.
 */
export function leanLibraries(): Plugin {
  const { edit, unmatched } = libraryEditor()
  const packageFile = createRequire(import.meta.url).resolve('react-router/package.json')
  const router = join(dirname(packageFile), 'dist/production')
  return {
    name: 'tidebridge:lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // In every mode, the entry of react-router is its development build.
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(router, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
        ],
      },
    }),
    transform: { order: 'pre', handler: edit },
    generateBundle: () => {
      const [first] = unmatched()
      if (first) throw new Error(`${first.library} does not contain ${String(first.pattern)}`)
    },
  }
}
