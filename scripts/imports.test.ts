import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, test } from 'vitest'

const base = ['src/config', 'src/i18n', 'src/lib', 'src/seo']
const contracts = 'supabase/functions/_shared/contracts'

/** The folders, and the other folders from which their files may import. All files in `src/` may import `src/routes.ts`. */
const mayImport: Record<string, string[]> = {
  'src/config': [],
  'src/i18n': ['src/config'],
  'src/lib': ['src/config', 'src/i18n', contracts],
  'src/seo': ['src/config', 'src/i18n', 'src/lib'],
  'src/components': base,
  'src/features/*': [...base, 'src/components', contracts],
  'src/pages/*': [...base, 'src/components', 'src/features/*', contracts],
  'src/admin': [...base, 'src/components', 'src/features/*', contracts],
  'src/app': [...base, 'src/components', 'src/features/*', 'src/pages/*', 'src/admin'],
  src: [...base, 'src/app', contracts],
  [contracts]: [],
  'supabase/functions/_shared': [contracts],
  'supabase/functions/*': [contracts, 'supabase/functions/_shared'],
  'supabase/local': [],
  supabase: [contracts],
}

/** The longest first, because a file belongs to the innermost folder. */
const patterns = Object.keys(mayImport).sort((one, other) => other.length - one.length)

/** Returns the folder of a path, such as `src/features/offers`, and its pattern, such as `src/features/*`. */
function folderOf(path: string) {
  for (const pattern of patterns) {
    const [folder] = new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/|$)`).exec(path) ?? []
    if (folder) return { folder, pattern }
  }
  return { folder: path, pattern: path }
}

/** Returns the path of the module in the project, or undefined for a package. */
function resolve(name: string, file: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  if (name.startsWith('@/')) return name.replace('@', 'src')
  return name.startsWith('@contracts/') ? name.replace('@contracts', contracts) : undefined
}

function forbiddenImports(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const names = [...code.matchAll(/\b(?:from|import)[\s(]+['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
  const own = folderOf(file)
  return names.filter((name) => {
    const target = resolve(name, file)
    if (target === undefined || (target === 'src/routes' && file.startsWith('src/'))) return false
    const { folder, pattern } = folderOf(target)
    return folder !== own.folder && !mayImport[own.pattern]?.includes(pattern)
  })
}

const files = globSync('{src,supabase}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))

test('the files of a folder import only from folders that the list allows', () => {
  const wrong = files.flatMap((file) => forbiddenImports(file).map((name) => `${file}: ${name}`))
  expect(wrong, 'Move the code, or change the list in scripts/imports.test.ts').toEqual([])
})
