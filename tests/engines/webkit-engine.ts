import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { callOf, scrollToMiddle, type Engine, type Tab } from './tab.ts'
import { startSession, type Session } from './webdriver.ts'

/** Key of an element in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }

const NAVIGATION_TIMEOUT_MS = 60_000

/** Drives WebKitGTK by WebDriver, on a display of its own. Each tab is a browser of its own. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(createInterface(display.stdio[3] as Readable), 'line')) as [string]
  const configuration = mkdtempSync(join(tmpdir(), 'tidebridge-webkit-'))
  mkdirSync(join(configuration, 'gtk-3.0'))
  writeFileSync(join(configuration, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    // With reduced motion, because it draws without a graphics card.
    XDG_CONFIG_HOME: configuration,
    // The sandbox needs rights that a container does not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    close: async () => {
      display.kill()
      rmSync(configuration, { recursive: true, force: true })
      await Promise.resolve()
    },
    newTab: async () => {
      const session = await startSession(driverPath, env)
      const tab = tabOf(session)
      try {
        await tab.resize(1280, 800)
        return tab
      } catch (error) {
        session.close()
        throw error
      }
    },
  }
}

function tabOf({ post, close }: Session): Tab {
  const element = async (selector: string) => {
    const found = await post<{ [ELEMENT]: string }>('/element', { using: 'css selector', value: selector })
    return `/element/${found[ELEMENT]}`
  }
  /** Rejects after `timeout` ms: a script is lost if WebKit changes the process of the tab, as for another site. */
  const evaluate = <Result>(code: string, timeout = 3000) =>
    Promise.race([
      post<Result>('/execute/sync', { script: `return ${code}`, args: [] }),
      new Promise<never>((_, reject) => setTimeout(reject, timeout, new Error('WebKit does not respond'))),
    ])
  async function waitUntil(condition: string): Promise<void> {
    const end = Date.now() + NAVIGATION_TIMEOUT_MS
    // A busy machine needs longer.
    for (let timeout = 300; ; timeout = Math.min(timeout * 2, 3000)) {
      if (await evaluate<boolean>(condition, timeout).catch(() => false)) return
      if (Date.now() > end) throw new Error(`Not true in WebKit: ${condition}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  /** Waits for a document without the mark of the old one, or for the new hash of the same document. */
  async function navigate(path: '/url' | '/refresh', url?: string): Promise<void> {
    await waitUntil('window.isLeft = true')
    const before = await evaluate<string>('location.href')
    await post(path, { url })
    const isNewHash =
      url !== undefined && url !== before ? `location.href === ${JSON.stringify(url)}` : 'false'
    await waitUntil(`document.readyState !== 'loading' && (!window.isLeft || ${isNewHash})`)
  }
  /** The window is higher than its viewport, and as wide. */
  async function resize(width: number, height: number): Promise<void> {
    await post('/window/rect', { width, height })
    await waitUntil('true')
    const missing = height - (await evaluate<number>('innerHeight'))
    await post('/window/rect', { width, height: height + missing })
  }
  return {
    open: (url) => navigate('/url', url),
    reload: () => navigate('/refresh'),
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
    close: async () => close(),
  }
}

function selectOption(selector: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(selector)
  if (!select) throw new Error(`No element matches ${selector}`)
  select.value = value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
