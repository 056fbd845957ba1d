import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { detectLanguage } from './detect-language'
import { rememberLanguage } from './use-language'

const deleteCookie = () => {
  document.cookie = 'language=; path=/; max-age=0'
}
const browserPrefers = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(deleteCookie)
afterEach(() => {
  vi.restoreAllMocks()
  deleteCookie()
  history.replaceState(null, '', '/')
})

it('detectLanguage prefers path, cookie, local storage, then the browser settings', () => {
  browserPrefers('fr-FR', 'de-AT', 'en')
  expect(detectLanguage()).toBe('de')
  deleteCookie()
  localStorage.setItem('language', 'cz')
  expect(detectLanguage()).toBe('cz')
  rememberLanguage('sk')
  expect(detectLanguage()).toBe('sk')
  history.replaceState(null, '', '/en/contact')
  expect(detectLanguage()).toBe('en')
})

it('detectLanguage returns cz for the browser language cs-CZ', () => {
  browserPrefers('cs-CZ')
  expect(detectLanguage()).toBe('cz')
})

it.each(['"><script>alert(1)</script>', 'xx', '../../etc', ''])(
  'detectLanguage ignores the unknown language %j',
  (value) => {
    browserPrefers('fr-FR')
    localStorage.setItem('language', value)
    expect(detectLanguage()).toBe('en')
  },
)
