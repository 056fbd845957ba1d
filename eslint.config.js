import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import boundaries from 'eslint-plugin-boundaries'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const source = 'src/**/*.{ts,tsx}'

/** Floors of the house, lowest first: each may use itself and what lies below, never what lies above. */
const floors = ['ground', 'components', 'features', 'pages', 'app']
const floor = (type) => ({ element: { type } })
const above = (type) => ({ element: { types: { anyOf: floors.slice(floors.indexOf(type) + 1) } } })
/** Rooms of one floor that must not know each other. */
const neighbours = (type) => ({
  element: { type, captured: { subject: '!{{ from.element.captured.subject }}' } },
})

/** Packages with one owner each, so that there is one way to use them. */
const owners = {
  '@supabase/supabase-js': ['src/lib/supabase.ts'],
  '@supabase/functions-js': ['src/features/enquiries/api/send-enquiry*.ts'],
  'react-helmet-async': ['src/app/app-provider.tsx', 'src/seo/*.tsx', 'src/**/*.test.tsx'],
}
const restricted = (packages) => ({
  'no-restricted-imports': [
    'error',
    { paths: packages.map((name) => ({ name, message: `Only ${owners[name]} uses it.` })) },
  ],
})

export default defineConfig(
  {
    ignores: [
      'dist',
      'supabase/.temp',
      'test-results',
      'supabase/functions/_shared/contracts/database.types.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: [source],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'import/resolver': { typescript: true },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'boundaries/include': ['src/**/*'],
      'boundaries/elements': [
        { type: 'ground', pattern: 'src/(config|i18n|lib|seo)', capture: ['subject'] },
        { type: 'components', pattern: 'src/components' },
        { type: 'features', pattern: 'src/features/*', capture: ['subject'] },
        { type: 'pages', pattern: 'src/pages/*', capture: ['subject'] },
        { type: 'pages', pattern: 'src/(admin)', capture: ['subject'] },
        { type: 'app', pattern: 'src/app' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'allow',
          policies: [
            ...floors.slice(0, -1).map((type) => ({ from: floor(type), disallow: { to: above(type) } })),
            ...['features', 'pages'].map((type) => ({
              from: floor(type),
              disallow: { to: neighbours(type) },
            })),
          ],
        },
      ],
      'import-x/no-cycle': 'error',
      ...restricted(Object.keys(owners)),
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.type='MetaProperty'][property.name='env']",
          message: 'Read config/env.ts.',
        },
      ],
    },
  },
  ...Object.entries(owners).map(([owned, files]) => ({
    files,
    rules: restricted(Object.keys(owners).filter((name) => name !== owned)),
  })),
  { files: ['src/config/env.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.js'], languageOptions: { globals: { process: 'readonly' } } },
)
