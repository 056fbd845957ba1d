import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { parsePublicEnv } from './src/config/env-schema.ts'
import { prerender } from './scripts/build/prerender-plugin.ts'
import { staticHost } from './scripts/build/static-host.ts'
import { localKeys } from './supabase/local/local-config.ts'
import { supabaseLocal } from './supabase/local/plugin.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export const alias = { '@': path('./src'), '@contracts': path('./supabase/functions/_shared/contracts') }

/**
 * Merges the modules that many pages load into three chunks, because each response has headers of its own, and small
 * files compress badly. Libraries are apart, because they rarely change, and the browser runs each chunk in a task of
 * its own.
 */
const chunkGroups = [
  { name: 'react-dom', test: /\/node_modules\/(react-dom|scheduler)\// },
  { name: 'libraries', test: /\/node_modules\/|vite\/preload-helper/, minShareCount: 6 },
  { name: 'shared', test: /\/src\/|\/_shared\/contracts\//, minShareCount: 6 },
]

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), '')
  const publicEnv = parsePublicEnv(env, localKeys().publishable)
  const {
    VITE_SITE_URL: siteUrl,
    VITE_SUPABASE_URL: supabaseUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  } = publicEnv
  return {
    plugins: [
      react(),
      tailwindcss(),
      prerender({ siteUrl, supabaseUrl, publishableKey, env }),
      supabaseLocal({ enabled: !supabaseUrl, env }),
      staticHost(),
    ],
    resolve: { alias },
    define: Object.fromEntries(
      Object.entries({
        ...publicEnv,
        FORM_ORIGIN: supabaseUrl,
        BUILD_YEAR: new Date().getFullYear(),
      }).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    // The supported browsers preload modules without a polyfill.
    build: {
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      license: { fileName: 'licenses.txt' },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
    // Otherwise, a reload would clear the lines that say with what to sign in and where mails are stored.
    clearScreen: false,
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  }
})
