import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { callOf, scrollToMiddle, type Engine } from './tab.ts'

/** Key of an element in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }

/** Drives WebKitGTK by WebDriver, on a display of its own. Each tab is a browser of its own. */
export async function startWebKit(driverPath: string, port: number): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(createInterface(display.stdio[3] as Readable), 'line')) as [string]
  const configuration = mkdtempSync(join(tmpdir(), 'tidebridge-webkit-'))
  mkdirSync(join(configuration, 'gtk-3.0'))
  writeFileSync(join(configuration, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      // With reduced motion, because it draws without a graphics card.
      XDG_CONFIG_HOME: configuration,
      // The sandbox needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })

  async function call<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      // A command that WebKit has lost fails the test instead of holding it up.
      signal: AbortSignal.timeout(30_000),
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
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))

  return {
    close: async () => {
      driver.kill()
      display.kill()
      rmSync(configuration, { recursive: true, force: true })
      await Promise.resolve()
    },
    newTab: async () => {
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { pageLoadStrategy: 'eager' } },
      })
      const session = `/session/${sessionId}`
      const post = <Value = void>(path: string, body: object = {}) =>
        call<Value>('POST', session + path, body)
      const element = async (selector: string) => {
        const found = await post<{ [ELEMENT]: string }>('/element', {
          using: 'css selector',
          value: selector,
        })
        return `/element/${found[ELEMENT]}`
      }
      /** Rejects after `timeout` ms: a script is lost if WebKit changes the process of the tab, as for another site. */
      const evaluate = <Result>(code: string, timeout = 3000) =>
        Promise.race([
          post<Result>('/execute/sync', { script: `return ${code}`, args: [] }),
          new Promise<never>((_, reject) =>
            setTimeout(reject, timeout, new Error('WebKit does not respond')),
          ),
        ])
      const respond = async () => {
        const responds = (timeout: number) => evaluate<boolean>('true', timeout).catch(() => false)
        // A busy machine needs longer.
        for (let timeout = 300; !(await responds(timeout));) timeout *= 2
      }
      /** The window is higher than its viewport, and as wide. */
      const resize = async (width: number, height: number) => {
        await post('/window/rect', { width, height })
        await respond()
        const missing = height - (await evaluate<number>('innerHeight'))
        await post('/window/rect', { width, height: height + missing })
      }
      await resize(1280, 800)
      return {
        open: async (url) => {
          await post('/url', { url })
          await respond()
        },
        reload: async () => {
          await post('/refresh')
          await respond()
        },
        resize,
        evaluate: (code, ...values) => evaluate(callOf(code, values)),
        click: async (selector) => {
          await evaluate(callOf(scrollToMiddle, [selector]))
          await post(`${await element(selector)}/click`)
        },
        type: async (selector, text) => post(`${await element(selector)}/value`, { text }),
        press: (key) => {
          const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
          return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
        },
        // WebKitGTK opens a menu of its own, which WebDriver cannot reach.
        select: (selector, value) => evaluate(callOf(selectOption, [selector, value])),
        attach: async (selector, file) => post(`${await element(selector)}/value`, { text: file }),
        close: () => call('DELETE', session),
      }
    },
  }
}

function selectOption(selector: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(selector)
  if (!select) throw new Error(`No element matches ${selector}`)
  select.value = value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
