import type { CSSOptions } from 'vite'

/**
 * Removes the rules with which Tailwind supports browsers without `color-mix()` or `@property`. The supported browsers
 * have both, and the rules would make each document 0.2 kB longer (docs/decisions/0052).
 */
export const withoutFallbacks: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'tidebridge:without-fallbacks',
      AtRule: {
        supports: (rule) => {
          if (rule.params !== '(color: color-mix(in lab, red, red))') return
          // Removes the declaration before this `@supports` rule: the fallback for browsers without `color-mix()`.
          rule.prev()?.remove()
          rule.replaceWith(rule.nodes)
        },
        layer: (rule) => {
          if (rule.params === 'properties') rule.remove()
        },
      },
    },
  ],
}
