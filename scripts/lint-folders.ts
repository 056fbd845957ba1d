const base = ['config', 'i18n', 'lib', 'seo']
/**
 * The folders, and the names (`nameOf`) of the other folders from which their files may import. All files in `src/` may
 * also import `src/routes.ts`. The imports of `scripts` and `tests` are not checked; other folders may not import them.
 */
const mayImport = {
  'src/config': [],
  'src/i18n': ['config'],
  'src/lib': ['config', 'i18n', 'contracts'],
  'src/seo': ['config', 'i18n', 'lib'],
  'src/components': base,
  'src/features/*': [...base, 'components', 'contracts'],
  'src/pages/*': [...base, 'components', 'features', 'contracts'],
  'src/admin': [...base, 'components', 'features', 'contracts'],
  'src/app': [...base, 'components', 'features', 'pages', 'admin'],
  src: [...base, 'app', 'contracts'],
  'supabase/functions/_shared/contracts': [],
  'supabase/functions/_shared': ['contracts'],
  'supabase/functions/*': ['contracts', '_shared'],
  'supabase/local': [],
  scripts: [],
  tests: [],
}
/** Returns the name that the rules use for a folder pattern: `features` for `src/features/*`. */
const nameOf = (folder: string) => folder.replace('/*', '').split('/').at(-1)

export const folderSettings = {
  'import/resolver': { typescript: true },
  'boundaries/elements': Object.keys(mayImport).map((pattern) => ({
    type: nameOf(pattern),
    pattern,
    partialMatch: false,
  })),
  'boundaries/files': [{ category: 'routes', pattern: 'src/routes.ts' }],
}

/** Allowed imports between folders, for the rule `boundaries/dependencies`. */
export const folderPolicies = [
  ...Object.entries(mayImport).map(([folder, others]) => ({
    from: { element: { type: nameOf(folder) } },
    allow: { to: { element: { types: { anyOf: others } } } },
  })),
  {
    from: {
      element: { types: { anyOf: [...base, 'components', 'features', 'pages', 'admin', 'app', 'src'] } },
    },
    allow: { to: { file: { categories: 'routes' } } },
  },
]
