declare module 'deno/install_api.cjs' {
  /** Makes the binary executable and returns its path. */
  export function runInstall(): string
}
