import type { Page } from 'playwright/test'

/**
 * Returns the number of classes in the stylesheets (`read`), and pairs of classes that set a property of one element to
 * different values under the same conditions, such as a media query or a pseudo-class (`found`). The later class in the
 * stylesheet wins, even if it comes first in the attribute. Not reported: `!important`, and a class for one side with a
 * class for all sides, because Tailwind writes the class for all sides first.
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
          // If a shorthand contains a variable, only `cssText` has its value.
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
