import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { createLibraryEditor } from './lean-libraries'

const read = (path: string) => ({
  id: `/node_modules/${path}`,
  code: readFileSync(`node_modules/${path}`, 'utf8'),
})
const router = 'react-router/dist/production'
const installed = [
  read('react-helmet-async/lib/index.esm.js'),
  ...readdirSync(`node_modules/${router}`)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => read(`${router}/${file}`)),
]

test('each edit of createLibraryEditor() changes the code of an installed library', () => {
  const { edit, unmatched } = createLibraryEditor()
  for (const { id, code } of installed) edit(code, id)
  expect(unmatched()).toEqual([])
})

test('unmatched() returns the edit whose pattern is missing in the library', () => {
  const { edit, unmatched } = createLibraryEditor()
  for (const { id, code } of installed) edit(code.replace('var isReact19 =', 'let isReact19 ='), id)
  expect(unmatched()).toMatchObject([
    { library: 'react-helmet-async', replacement: 'const isReact19 = true' },
  ])
})

test('edit() returns undefined for a module of another library', () => {
  expect(createLibraryEditor().edit('var isReact19 = 1', '/node_modules/other/index.js')).toBeUndefined()
})
