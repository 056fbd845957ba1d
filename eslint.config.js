import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jestDom from 'eslint-plugin-jest-dom'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const unitTests = 'src/**/*.test.{ts,tsx}'

const base = ['config', 'i18n', 'lib', 'seo']
/**
 * Key: folder. Value: the other folders that it may import. In `src/` and `supabase/`, other imports between these
 * folders are errors, except imports of `src/routes.ts` in `src/`.
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
/** Returns the type of the folders that match a pattern: `features` for `src/features/*`. */
const nameOf = (folder) => folder.replace('/*', '').split('/').at(-1)
const policies = [
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

/** Key: package. Value: the only files in `src/` that may import the package. */
const owners = {
  '@supabase/supabase-js': ['src/lib/supabase.ts'],
  '@supabase/functions-js': ['src/features/enquiries/api/send-enquiry*.ts'],
  'react-helmet-async': ['src/app/app-provider.tsx', 'src/seo/*.tsx', unitTests],
}
/**
 * Only `supabase/local/supabase-lite.ts` may import `@supabase/lite`, because that file depends on private fields of
 * the package.
 */
const liteOnly = {
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: ['@supabase/lite*'], message: 'Only supabase/local/supabase-lite.ts uses it.' }] },
  ],
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
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Allows `[...text]`, which returns the characters of a string.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Allows `return fail()` in a function that returns nothing.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Allows `async` without `await`. An error in such a function becomes a rejected promise.
      '@typescript-eslint/require-await': 'off',
      // Allows `navigation === 'POP'` for the enum of React Router.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  {
    // JavaScript has no types. `deno check`, not ESLint, checks the types of the entry files of edge functions.
    files: ['**/*.js', 'supabase/functions/*/index.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly' } },
  },
  {
    files: ['src/**', 'supabase/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': Object.keys(mayImport).map((pattern) => ({
        type: nameOf(pattern),
        pattern,
        partialMatch: false,
      })),
      'boundaries/files': [{ category: 'routes', pattern: 'src/routes.ts' }],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    rules: {
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
  {
    files: ['{supabase,scripts,tests}/**/*.ts'],
    ignores: ['supabase/local/supabase-lite.ts'],
    rules: liteOnly,
  },
  { files: ['src/config/env.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [unitTests, 'src/**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['**/testing/**'], message: 'Only tests use the helpers in testing folders.' }],
        },
      ],
    },
  },
  {
    files: [unitTests],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
    rules: {
      // Tests use CSS selectors for tags in `<head>`, JSON-LD and decorative drawings, because these have no role.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // A component that suspends is rendered only after an awaited `act`.
      'testing-library/no-unnecessary-act': 'off',
      // The rule mistakes `renderToStaticMarkup` for `render`.
      'testing-library/render-result-naming-convention': 'off',
      // Tests that render twice call `cleanup` in between.
      'testing-library/no-manual-cleanup': 'off',
      // `toHaveTextContent` ignores repeated spaces and non-breaking spaces, so it cannot compare exact texts.
      'jest-dom/prefer-to-have-text-content': 'off',
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
    },
  },
  {
    files: ['tests/e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionNames: ['expectFilter', 'expectDotAt'] }],
      // Some functions that several tests share contain expectations.
      'playwright/no-standalone-expect': 'off',
      // Some tests cover several widths, languages or pages with small differences.
      'playwright/no-conditional-in-test': 'off',
      'playwright/consistent-spacing-between-blocks': 'off',
    },
  },
)
