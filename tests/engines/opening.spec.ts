import { expect, expectHydrated, test } from './fixtures'
import type { Tab } from './tab'

const scrollDown = (tab: Tab) => tab.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))

/** Chromium and Firefox do not keep a page with this listener in the back/forward cache, but load it again. */
const preventCaching = () => addEventListener('unload', () => {})

const goBack = (tab: Tab) => tab.evaluate(() => void setTimeout(() => history.back()))

/** Pages with text, with a form, and without content. The hash is the id of a part further down. */
const pages = {
  'a public page': { path: '/en', hash: '#services', text: 'Tell%20us' },
  'a page with a form': { path: '/en/for-companies', hash: '#models', text: 'dedicated' },
  'the admin area': { path: '/tb_admin', hash: '#none', text: 'Sign' },
}

for (const [name, { path, hash, text }] of Object.entries(pages))
  test(`${name} starts, however it is opened`, async ({ tab, site }) => {
    const url = site.url + path
    const other = `${site.url}/de/datenschutz`
    await tab.open(url)
    await expectHydrated(tab, 'at its top')
    await scrollDown(tab)
    await tab.reload()
    await expectHydrated(tab, 'reloaded when scrolled')
    await tab.evaluate(preventCaching)
    await tab.open(other)
    await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete')
    await goBack(tab)
    await expect.poll(() => tab.evaluate(() => location.href).catch(() => '')).toBe(url)
    await expectHydrated(tab, 'by Back')
    for (const fragment of [hash, `#:~:text=${text}`]) {
      await tab.open(other)
      await tab.open(url + fragment)
      await expectHydrated(tab, fragment)
    }
  })
