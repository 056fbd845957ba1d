import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { detectLanguage } from './detect-language'
import { rememberLanguage } from './use-language'

const deleteCookie = () => {
  document.cookie = 'language=; path=/; max-age=0'
}

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR'])
})

afterEach(() => {
  vi.restoreAllMocks()
  deleteCookie()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('detectLanguage prefers the path, then the cookie, then local storage, then the browser settings', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT'])
  expect(detectLanguage()).toBe('de')
  deleteCookie()
  localStorage.setItem('language', 'cz')
  expect(detectLanguage()).toBe('cz')
  document.cookie = 'language=sk; path=/'
  expect(detectLanguage()).toBe('sk')
  history.replaceState(null, '', '/en/contact')
  expect(detectLanguage()).toBe('en')
})

it('detectLanguage returns cz for the browser language cs-CZ', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['cs-CZ'])
  expect(detectLanguage()).toBe('cz')
})

it('detectLanguage prefers a language with a region to a later language without a region in the browser settings', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en'])
  expect(detectLanguage()).toBe('de')
})

it.each(['"><script>alert(1)</script>', 'xx', '../../etc', ''])(
  'detectLanguage returns English if local storage contains %j and the browser prefers only French',
  (value) => {
    localStorage.setItem('language', value)
    expect(detectLanguage()).toBe('en')
  },
)

it('detectLanguage returns the language that rememberLanguage has stored', () => {
  rememberLanguage('sk')
  expect(detectLanguage()).toBe('sk')
})

it('rememberLanguage logs a warning and does not throw if cookies are blocked', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  rememberLanguage('sk')
  expect(warn).toHaveBeenCalledOnce()
})
