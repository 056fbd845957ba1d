import type { Page } from 'playwright/test'

/**
 * Returns the number of classes in the stylesheets (`read`) and the conflicts (`found`). A conflict is a pair of
 * classes of one element that set the same property to different values under the same conditions. Conditions are media
 * queries and pseudo-classes, for example. The class that comes later in the stylesheet wins, even if it comes first in
 * the attribute `class`. Ignores declarations with `!important`. Ignores pairs such as a padding for all sides and a
 * padding for one side, because Tailwind writes the class for all sides first.
 */
export const classConflicts = (page: Page) =>
  page.evaluate(() => {
    interface Utility {
      conditions: string
      values: Map<string, string>
    }
    const utilities = new Map<string, Utility[]>()
    const read = (rules: CSSRuleList, conditions: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const [, escaped] = /^\.((?:\\.|[\w-])+)((?::[\w-]+)?)$/.exec(rule.selectorText) ?? []
          const state = /:[\w-]+$/.exec(rule.selectorText.replace(/\\./g, ''))?.[0] ?? ''
          if (!escaped) continue
          // Reads the declarations from `cssText`, because only `cssText` has the value of a shorthand that contains a
          // variable.
          const values = rule.style.cssText
            .split(/;\s*/)
            .map((declaration) => declaration.split(/:\s*(.*)/s, 2))
            .filter((pair): pair is [string, string] => pair.length === 2)
            .filter(([property, value]) => !property.startsWith('--') && !value.includes('!important'))
            // `leading-*` overrides the line height of `text-small` by design.
            .filter(([, value]) => !value.includes('var(--tw-leading'))
          const name = escaped.replace(/\\(.)/g, '$1')
          const utility = { conditions: conditions + state, values: new Map(values) }
          utilities.set(name, [...(utilities.get(name) ?? []), utility])
        } else if ('cssRules' in rule) {
          const group = rule as CSSGroupingRule
          const condition = rule instanceof CSSLayerBlockRule ? '' : group.cssText.replace(/\{[^]*/, '')
          read(group.cssRules, conditions + condition)
        }
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules, '')

    const isWithin = (inner: Utility, outer: Utility) =>
      inner.values.size < outer.values.size &&
      [...inner.values.keys()].every((property) => outer.values.has(property))
    const conflict = (one: Utility, other: Utility) =>
      one.conditions === other.conditions &&
      !isWithin(one, other) &&
      !isWithin(other, one) &&
      [...one.values].some(([property, value]) => (other.values.get(property) ?? value) !== value)

    const found = new Set<string>()
    for (const element of document.querySelectorAll('[class]')) {
      const names = [...element.classList].filter((name) => utilities.has(name))
      names.forEach((name, index) => {
        for (const other of names.slice(index + 1))
          for (const one of utilities.get(name) ?? [])
            if (utilities.get(other)?.some((another) => conflict(one, another))) found.add(`${name} ${other}`)
      })
    }
    return { read: utilities.size, found: [...found] }
  })
