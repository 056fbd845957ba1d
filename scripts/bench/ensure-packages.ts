import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'

const folder = import.meta.dirname

/** Returns the time of the last change of a file in milliseconds. A missing file counts as older than any other. */
const changedAt = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs the packages of the benchmark if they are missing, or older than their lock file. */
function ensurePackages(): void {
  // npm writes `node_modules/.package-lock.json` after it has installed all packages. So the time of this file is the
  // time of the installation.
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return
  const prefix = relative(process.cwd(), folder)
  console.info(`npm ci --prefix ${prefix}`)
  execFileSync('npm', ['ci', '--prefix', prefix], { stdio: 'inherit' })
}

ensurePackages()
