import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { detectLanguage, rememberLanguage } from './detect-language'

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

it('remembers a visited language in the cookie', async () => {
  await rememberLanguage('sk')
  expect(document.cookie).toContain('language=sk')
})
