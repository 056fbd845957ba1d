import { transform, type Selector, type SelectorComponent } from 'lightningcss'
import type { Plugin } from 'vite'
import { z } from 'zod'

/** Key: class name in the source. Value: class name in the build. */
export type ClassNames = ReadonlyMap<string, string>

/** File with the class names, in the folder of the client build. The prerendering reads and deletes the file. */
export const CLASS_NAMES_FILE = '.vite/class-names.json'

export const parseClassNames = (json: string): ClassNames =>
  new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(json))))

/**
 * Matches class names that cannot be mistaken for another word, because they contain a variant, an arbitrary value or a
 * fraction, such as `md:p-2`. Does not match names with characters that are escaped in HTML or in strings.
 */
const REPLACEABLE = /^(?=.*[:[(/])[\w.:[\]()/%@#*+,=~-]+$/

/** Replaces each class name of `names` in a text or in code. Spaces and quotation marks separate the words. */
export const replaceClassNames = (text: string, names: ClassNames): string =>
  text.replace(/[^\s"'`]+/g, (word) => names.get(word) ?? word)

/** Replaces the class names in the `class` attributes of HTML. */
export const replaceInHtml = (html: string, names: ClassNames): string =>
  html.replace(/(?<= class=")[^"]*/g, (value) => replaceClassNames(value, names))

function mapComponent(part: SelectorComponent, rename: (name: string) => string): SelectorComponent {
  if (part.type === 'class') return { ...part, name: rename(part.name) }
  if (!('selectors' in part) || !part.selectors) return part
  const selectors = part.selectors.map((inner) =>
    Array.isArray(inner) ? mapSelector(inner, rename) : mapComponent(inner, rename),
  )
  return { ...part, selectors } as SelectorComponent
}

const mapSelector = (selector: Selector, rename: (name: string) => string): Selector =>
  selector.map((part) => mapComponent(part, rename))

/** Replaces each class name in a stylesheet with the result of `rename`, and minifies the stylesheet. */
export function renameClasses(css: string, rename: (name: string) => string): string {
  const visitor = { Selector: (selector: Selector) => mapSelector(selector, rename) }
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, visitor })
  return Buffer.from(code).toString()
}

export function classNamesIn(css: string): Set<string> {
  const names = new Set<string>()
  renameClasses(css, (name) => {
    names.add(name)
    return name
  })
  return names
}

/**
 * Replaces long class names, such as `md:p-2`, with short ones in the scripts and styles of the client build, because a
 * document contains each name in its styles and in its elements (docs/decisions/0052). Writes the names to a file for
 * prerendering.
 */
export function shortClassNames(): Plugin {
  const stylesheets = new Map<string, Set<string>>()
  let names: ClassNames = new Map()
  return {
    name: 'tidebridge:short-class-names',
    apply: 'build',
    // Runs after the plugin of Tailwind and before the plugin of Vite that replaces stylesheets with scripts.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css, id) => void stylesheets.set(id, classNamesIn(css)),
    },
    renderStart() {
      // Numbers the class names in the order of the largest stylesheet, which contains all class names. So the numbers
      // change only if the content of this stylesheet changes. Then the hash in its file name changes too. Vite
      // calculates this hash before the class names are replaced, so new numbers alone would not change the hash.
      const all = [...stylesheets.values()].toSorted((a, b) => b.size - a.size).flatMap((found) => [...found])
      const replaced = [...new Set(all)].filter((name) => REPLACEABLE.test(name))
      names = new Map(replaced.map((name, index) => [name, `_${index.toString(36)}`]))
    },
    renderChunk: (code) => replaceClassNames(code, names),
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
        asset.source = renameClasses(String(asset.source), (name) => names.get(name) ?? name)
      }
      this.emitFile({
        type: 'asset',
        fileName: CLASS_NAMES_FILE,
        source: JSON.stringify(Object.fromEntries(names)),
      })
    },
  }
}
