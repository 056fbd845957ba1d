import jestDom from 'eslint-plugin-jest-dom'
import playwright from 'eslint-plugin-playwright'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig } from 'oxlint'

const unitTests = 'src/**/*.test.{ts,tsx}'

/** In `src/`, only `packageOwners`, tests and testing folders may import these packages. */
const ownedPackages = ['@supabase/supabase-js', '@supabase/functions-js', 'react-helmet-async']
const packageOwners = [
  'src/lib/supabase.ts',
  'src/features/enquiries/api/form-actions.ts',
  'src/app/app-provider.tsx',
  'src/seo/*.tsx',
]

/** Rules outside the category "correctness" that find bugs, or code that hides them. */
const strictRules = [
  'no-fallthrough',
  'no-redeclare',
  'no-unexpected-multiline',
  'no-var',
  'prefer-const',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-explicit-any',
  'typescript/no-misused-promises',
  'typescript/no-non-null-assertion',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-promise-reject-errors',
  'typescript/switch-exhaustiveness-check',
  'typescript/use-unknown-in-catch-callback-variable',
]

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc'],
  jsPlugins: ['eslint-plugin-jest-dom', 'eslint-plugin-playwright', 'eslint-plugin-testing-library'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist',
    'supabase/.temp',
    'test-results',
    'supabase/functions/_shared/contracts/database.types.ts',
  ],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(strictRules.map((rule) => [rule, 'error' as const])),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // Allows `[...text]`, which returns the characters of a string.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // For screen readers, a role is the same as the tag that the rule demands, such as `<output>` for `status`.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // Without `onFocus`, because a form may handle the focus events of its controls.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
        ],
        'no-restricted-imports': [
          'error',
          {
            paths: ownedPackages.map((name) => ({
              name,
              message: 'See `packageOwners` in oxlint.config.ts.',
            })),
            patterns: [
              { group: ['**/testing/**'], message: 'Only tests use the helpers in testing folders.' },
            ],
          },
        ],
      },
    },
    {
      files: [...packageOwners, unitTests, 'src/**/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // Only `supabase-lite.ts` may import `@supabase/lite`, because it depends on private fields of this package.
      files: ['{supabase,scripts,tests}/**/*.ts'],
      excludeFiles: ['supabase/local/supabase-lite.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: ['@supabase/lite*'], message: 'Only supabase/local/supabase-lite.ts uses it.' },
            ],
          },
        ],
      },
    },
    {
      // These rules cannot see the types of Deno, which `deno check` checks instead, and of a file that is not TypeScript.
      files: ['supabase/functions/*/index.ts', 'scripts/require-node.cjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: [unitTests],
      plugins: ['react'],
      rules: {
        ...testingLibrary.configs['flat/react'].rules,
        ...jestDom.configs['flat/recommended'].rules,
        // A component of a test may assign to a variable outside, so that the test can change its state.
        'react/globals': 'off',
        // Some elements have no role, such as tags in `<head>`, JSON-LD and decorative drawings.
        'testing-library/no-node-access': 'off',
        'testing-library/no-container': 'off',
        // With an awaited `act`, React also renders what an event changes a moment later.
        'testing-library/no-unnecessary-act': 'off',
        // The rule mistakes functions such as `renderIn`, which returns a router, for `render`.
        'testing-library/render-result-naming-convention': 'off',
        // A test renders several times and calls `cleanup` in between.
        'testing-library/no-manual-cleanup': 'off',
        // The rule mistakes a node of ProseMirror, which also has `textContent`, for an element.
        'jest-dom/prefer-to-have-text-content': 'off',
        'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
      },
    },
    {
      files: ['tests/e2e/**/*.ts', 'tests/engines/{fixtures,*.spec}.ts'],
      rules: {
        ...playwright.configs['flat/recommended'].rules,
        'playwright/expect-expect': [
          'error',
          { assertFunctionNames: ['expectFilter', 'expectDotAt', 'expectHydrated', 'expectOneEnquiry'] },
        ],
        // Some tests run for several widths, languages or pages, and need conditions for the differences.
        'playwright/no-conditional-in-test': 'off',
        'playwright/consistent-spacing-between-blocks': 'off',
      },
    },
  ],
})
