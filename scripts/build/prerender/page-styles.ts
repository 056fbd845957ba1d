import { transform, type CustomAtRules, type TransformOptions } from 'lightningcss'

import { classNamesIn } from '../short-class-names.ts'

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, ...options })
  return Buffer.from(code).toString()
}

/** Returns a stylesheet without its `@font-face` rules. */
export const withoutFonts = (css: string): string =>
  minify(css, { visitor: { Rule: { 'font-face': () => [] } } })

/**
 * Returns a function that reduces a stylesheet to the rules that a page can use. The function keeps the rules without
 * classes, and the rules whose classes are words in strings of the page's scripts. The rules keep their order. The
 * function also removes custom properties that nothing reads.
 * @param css the stylesheet of all pages
 */
export function createStyleReducer(css: string): (strings: string[]) => string {
  const cssWithoutLicense = css.replace(/\/\*![^]*?\*\//g, '')
  // Keeps each class that has the name of an animation. For an unused class, `unusedSymbols` would also remove the
  // animation of the same name, which another class may use.
  const animations = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))
  const classes = [...classNamesIn(css)].filter((name) => !animations.has(name))
  return (strings) => {
    // Tailwind requires that each class name is a complete word in the code, so the page cannot use other classes.
    const words = new Set(strings.flatMap((text) => text.split(/\s+/)))
    const unusedClasses = classes.filter((name) => !words.has(name))
    const used = withConstants(minify(cssWithoutLicense, { unusedSymbols: unusedClasses }))
    return withoutUnusedProperties(used, strings.join(' '))
  }
}

/**
 * Replaces each `var()` of a property that is registered with `@property` but that no rule sets. The replacement is the
 * initial value of the property or, without an initial value, the fallback of `var()`. Skips properties with another
 * syntax than `*`, because Lightning CSS shortens `0px` to `0` in their initial value, which is not valid in `calc()`.
 */
function withConstants(css: string): string {
  const set = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name))
  const registered = [
    ...css.matchAll(/@property (--[\w-]+)\{syntax:"\*"[^}]*?(?:initial-value:([^;}]*))?\}/g),
  ]
  const constants = new Map(registered.map(([, name, value]) => [name, value] as const))
  return minify(css, {
    visitor: {
      Variable: ({ name: { ident }, fallback }) => {
        if (set.has(ident) || !constants.has(ident)) return
        const value = constants.get(ident)
        return value === undefined ? (fallback ?? undefined) : { raw: value }
      },
    },
  })
}

/** Removes custom properties that no rule and no string of the page's scripts reads with `var()`. */
function withoutUnusedProperties(css: string, strings: string): string {
  const read = new Set([...(css + strings).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const defined = [...css.matchAll(/(?:[{;]|@property )(--[\w-]+)/g)].map(([, name = '']) => name)
  const reduced = minify(css, { unusedSymbols: [...new Set(defined)].filter((name) => !read.has(name)) })
  // Repeats the removal, because a removed property may have been the only one that read another property.
  return reduced.length < css.length ? withoutUnusedProperties(reduced, strings) : reduced
}
