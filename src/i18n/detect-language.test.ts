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
  deleteCookie()
  history.replaceState(null, '', '/')
})

it('detectLanguage prefers path, cookie, local storage, then the browser settings', () => {
  browserPrefers('fr-FR', 'cs-CZ', 'en')
  expect(detectLanguage()).toBe('cz')
  deleteCookie()
  localStorage.setItem('language', 'de')
  expect(detectLanguage()).toBe('de')
  rememberLanguage('sk')
  expect(detectLanguage()).toBe('sk')
  history.replaceState(null, '', '/en/contact')
  expect(detectLanguage()).toBe('en')
})

it.each(['"><script>alert(1)</script>', 'xx', '../../etc', ''])(
  'detectLanguage ignores the unknown language %j',
  (value) => {
    browserPrefers('fr-FR')
    localStorage.setItem('language', value)
    expect(detectLanguage()).toBe('en')
  },
)
