import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** Returns all strings in the code of `src/`, except tests: string literals, and templates without expressions. */
export function findLiterals(): Set<string> {
  const literals = new Set<string>()
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value)
    },
    TemplateLiteral({ quasis: [text, ...others] }) {
      if (text && others.length === 0) literals.add(text.value.cooked ?? text.value.raw)
    },
  })
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return literals
}
