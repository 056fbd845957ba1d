import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { detectLanguage } from './detect-language'
import { rememberLanguage } from './remember-language'

const forgetCookie = () => {
  document.cookie = 'language=; path=/; max-age=0'
}

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR'])
})

afterEach(() => {
  vi.restoreAllMocks()
  forgetCookie()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('prefers path, then cookie, then local storage, then the browser', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT'])
  expect(detectLanguage()).toBe('de')
  forgetCookie()
  localStorage.setItem('language', 'cz')
  expect(detectLanguage()).toBe('cz')
  document.cookie = 'language=sk; path=/'
  expect(detectLanguage()).toBe('sk')
  history.replaceState(null, '', '/en/contact')
  expect(detectLanguage()).toBe('en')
})

it('knows Czech by its standard tag', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['cs-CZ'])
  expect(detectLanguage()).toBe('cz')
})

it.each(['"><script>alert(1)</script>', 'xx', '../../etc', ''])(
  'drops %s and falls back to English',
  (value) => {
    localStorage.setItem('language', value)
    expect(detectLanguage()).toBe('en')
  },
)

it('knows the language of the page visited last', () => {
  rememberLanguage('sk')
  expect(detectLanguage()).toBe('sk')
})

it('bears that cookies are refused', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  rememberLanguage('sk')
  expect(warn).toHaveBeenCalledOnce()
})
