import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export function findLiterals(): Set<string> {
  const literals = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    ts.forEachChild(node, visit)
  }
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
    visit(
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
    )
  return literals
}
