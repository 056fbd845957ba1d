declare module 'deno/install_api.cjs' {
  /** Makes the binary executable and returns its path. */
  export function runInstall(): string
}

declare module 'deno-hosted/install_api.cjs' {
  export { runInstall } from 'deno/install_api.cjs'
}
