import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

import { contentSecurityPolicy } from './headers.ts'

/** The parts of Vite's manifest that this file reads. The keys are source files and shared chunks. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/**
 * Inline script of every document. After the first paint and one more frame, moves the script tags of the page from
 * their `<template>` to `<head>`, so that the scripts do not compete with the first paint.
 */
export const starterScript = `
new PerformanceObserver((_, observer) => {
  observer.disconnect()
  requestAnimationFrame(() =>
    setTimeout(() => document.head.append(document.getElementById('scripts').content)))
}).observe({ type: 'paint', buffered: true })
`

const ENTRY = 'index.html'
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

export interface ClientBuild {
  /** The content of the built `index.html`. */
  template: string
  /** The stylesheet of all public pages. */
  styles: string
  /** The content security policy of all documents. */
  policy: string
  /** Returns the URLs of the chunks that the entry and the given source module need, each after its imports. The entry is last. */
  scriptsOf: (module: string) => string[]
  stylesheetsOf: (module: string) => string[]
  fontUrl: (name: string) => string
}

/**
 * Reads the output of the client build.
 * @param outDir folder of the client build
 * @param supabaseUrl URL of the hosted project, or '' for an embedded backend
 */
export async function readClientBuild(outDir: string, supabaseUrl: string): Promise<ClientBuild> {
  const read = (file: string) => readFile(join(outDir, file), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(await read('.vite/manifest.json')))
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The client build has no chunk for ${key}`)
    return found
  }
  /** Adds a chunk after the chunks that it imports. */
  const addChunk = (key: string, keys: Set<string>, visited = new Set<string>()) => {
    if (visited.has(key)) return
    visited.add(key)
    for (const imported of chunk(key).imports) addChunk(imported, keys, visited)
    keys.add(key)
  }

  const template = await read('index.html')
  const styles = (await Promise.all(chunk(ENTRY).css.map(read))).join('')
  const scripts = [...template.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return {
    template,
    styles,
    policy: contentSecurityPolicy({ scripts: [...scripts, starterScript], styles, supabaseUrl }),
    scriptsOf: (module) => {
      const keys = new Set<string>()
      addChunk(module, keys)
      addChunk(ENTRY, keys)
      return [...keys].map((key) => `/${chunk(key).file}`)
    },
    stylesheetsOf: (module) => chunk(module).css.map((file) => `/${file}`),
    fontUrl: (name) => {
      const file = chunk(ENTRY).assets.find((path) => path.startsWith(`assets/${name}-`))
      if (!file) throw new Error(`The client build has no font ${name}`)
      return `/${file}`
    },
  }
}
