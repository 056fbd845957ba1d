import { expect, test } from 'vitest'

import { stringsOfPage } from './source-modules'

const module = (string: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  strings: [string],
  imports,
  dynamicImports,
})

test('stringsOfPage returns the strings of the entry, of the page and of all modules that they import, but not those of other pages, catalogues and the admin area', () => {
  const modules = {
    'index.html': module('entry', ['src/main.tsx']),
    'src/main.tsx': module(
      'main',
      ['node_modules/react/index.js'],
      ['src/pages/a/a-page.tsx', 'src/popup.tsx'],
    ),
    'src/popup.tsx': module('popup', [], ['src/admin/admin.ts', 'src/i18n/locales/en/a.json']),
    'src/pages/a/a-page.tsx': module('page a', ['src/button.ts']),
    'src/pages/b/b-page.tsx': module('page b'),
    'src/admin/admin.ts': module('admin'),
    'src/i18n/locales/en/a.json': module('texts'),
    'src/button.ts': module('button', ['src/main.tsx']),
  }
  expect(stringsOfPage(modules, ['src/pages/b/b-page.tsx'])).toEqual(['entry', 'page b', 'main', 'popup'])
  expect(stringsOfPage(modules, ['src/pages/a/a-page.tsx'])).toEqual([
    'entry',
    'page a',
    'main',
    'button',
    'popup',
  ])
})
