import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { parsePublicEnv } from './src/config/env-schema.ts'
import { codeSplitting } from './scripts/build/chunks.ts'
import { prerender } from './scripts/build/prerender/prerender-plugin.ts'
import { writeSourceModules } from './scripts/build/prerender/source-modules.ts'
import { productionRouter } from './scripts/build/production-router.ts'
import { staticHost } from './scripts/build/static-host/static-host-plugin.ts'
import { localKeys } from './supabase/local/local-config.ts'
import { withoutFallbacks } from './scripts/build/without-fallbacks.ts'
import { shortClassNames } from './scripts/build/short-class-names.ts'
import { supabaseLocal } from './supabase/local/plugin.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export const alias = { '@': path('./src'), '@contracts': path('./supabase/functions/_shared/contracts') }

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), '')
  const publicEnv = parsePublicEnv(env, localKeys().publishable)
  const { VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: supabaseUrl } = publicEnv
  return {
    plugins: [
      react(),
      // Tailwind does not optimise the styles, because Vite does this later, after `withoutFallbacks` has changed them.
      tailwindcss({ optimize: false }),
      shortClassNames(),
      productionRouter(),
      writeSourceModules(),
      prerender({ siteUrl, supabaseUrl }),
      supabaseLocal({ enabled: !supabaseUrl, env }),
      staticHost(),
    ],
    resolve: { alias },
    css: { postcss: withoutFallbacks },
    define: Object.fromEntries(
      Object.entries({ ...publicEnv, BUILD_YEAR: new Date().getFullYear() }).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    // The supported browsers preload modules without a polyfill.
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  }
})
