import { transform, type CustomAtRules, type Selector, type TransformOptions } from 'lightningcss'

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, ...options })
  return Buffer.from(code).toString()
}

/** Returns a stylesheet without its `@font-face` rules. */
export const withoutFonts = (css: string): string =>
  minify(css, { visitor: { Rule: { 'font-face': () => [] } } })

/**
 * Returns a function that reduces a stylesheet to the rules that a page can use. The function keeps all rules without
 * classes, and the rules whose classes occur in the page's scripts. The rules keep their order.
 * @param css the stylesheet of all pages
 */
export function createStyleReducer(css: string): (scripts: string) => string {
  const classes = [...classNamesIn(css)]
  return (scripts) => {
    // Tailwind requires that each class name is a complete word in the code.
    const words = new Set(scripts.split(/[\s"'`]+/))
    const unusedClasses = classes.filter((name) => !words.has(name) && !/["'`]/.test(name))
    return withoutUnusedProperties(minify(css, { unusedSymbols: unusedClasses }), scripts)
  }
}

function classNamesIn(css: string): Set<string> {
  const names = new Set<string>()
  const addFrom = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') names.add(part.name)
      if ('selectors' in part && part.selectors) addFrom(part.selectors.flat())
    }
  }
  minify(css, { visitor: { Selector: addFrom } })
  // `unusedSymbols` also removes the animation of this name, which another class may use.
  for (const [, name = ''] of css.matchAll(/@keyframes ([\w-]+)/g)) names.delete(name)
  return names
}

/** Removes custom properties that no rule and no attribute in the scripts reads. */
function withoutUnusedProperties(css: string, scripts: string): string {
  const read = new Set([...(css + scripts).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const defined = [...css.matchAll(/(?:[{;]|@property )(--[\w-]+)/g)].map(([, name = '']) => name)
  const reduced = minify(css, { unusedSymbols: [...new Set(defined)].filter((name) => !read.has(name)) })
  // A removed property may have been the only one that read another property.
  return reduced.length < css.length ? withoutUnusedProperties(reduced, scripts) : reduced
}
