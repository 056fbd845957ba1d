import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { libraryEditor } from './lean-libraries'

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

test('every edit matches the installed libraries', () => {
  const { edit, unmatched } = libraryEditor()
  for (const { id, code } of installed) edit(code, id)
  expect(unmatched()).toEqual([])
})

test('names the edits that do not match a changed library', () => {
  const { edit, unmatched } = libraryEditor()
  for (const { id, code } of installed) edit(code.replace('var isReact19 =', 'let isReact19 ='), id)
  expect(unmatched()).toMatchObject([
    { library: 'react-helmet-async', replacement: 'const isReact19 = true' },
  ])
})

test('leaves the modules of other libraries as they are', () => {
  expect(libraryEditor().edit('var isReact19 = 1', '/node_modules/other/index.js')).toBeUndefined()
})
