import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Selects the production build of react-router for the built site. Without this plugin, Vite would select the
 * development build, which logs warnings and is larger (docs/decisions/0018).
 */
export function productionRouter(): Plugin {
  const packageFile = createRequire(import.meta.url).resolve('react-router/package.json')
  const router = join(dirname(packageFile), 'dist/production')
  return {
    name: 'tidebridge:production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(router, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
        ],
      },
    }),
  }
}
