declare module 'deno/install_api.cjs' {
  /** Returns the path of the binary for this platform. The first call copies the binary into the package. */
  export function runInstall(): string
}

declare module 'deno-hosted/install_api.cjs' {
  export { runInstall } from 'deno/install_api.cjs'
}
