import { spawn } from 'node:child_process'

import { freePort } from '../../supabase/local/serve-requests.ts'

export interface Session {
  post: <Value = void>(path: string, body?: object) => Promise<Value>
  /** Ends the browser and its driver. */
  close: () => void
}

/** A busy machine needs several seconds to start a browser. */
const TIMEOUT_MS = 20_000

/**
 * Starts a driver and, with it, a browser. Tries twice, because the driver of WebKitGTK sometimes never responds to the
 * request for a browser.
 */
export const startSession = (driverPath: string, env: NodeJS.ProcessEnv): Promise<Session> =>
  tryToStart(driverPath, env).catch((error: unknown) => {
    console.warn('The driver is started again', error)
    return tryToStart(driverPath, env)
  })

async function tryToStart(driverPath: string, env: NodeJS.ProcessEnv): Promise<Session> {
  const port = await freePort()
  // In a process group of its own, which ends with its browser.
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env, detached: true })
  const isRunning = () => driver.exitCode === null && driver.signalCode === null
  const close = () => {
    if (driver.pid && isRunning()) process.kill(-driver.pid, 'SIGKILL')
  }

  async function call<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path}: ${String(error)}`)
    })
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const isReady = () =>
    call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
  try {
    for (const end = Date.now() + TIMEOUT_MS; !(await isReady());) {
      if (Date.now() > end) throw new Error('The driver does not start')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    // The driver does not wait for documents, because it misses the end of some navigations.
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
    return {
      post: (path, body = {}) => call('POST', `/session/${sessionId}${path}`, body),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
