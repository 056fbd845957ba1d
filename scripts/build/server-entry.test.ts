import { afterEach, expect, test, vi } from 'vitest'

import { renderPage } from './server-entry'
import { staticPages } from './static-pages'

afterEach(() => vi.unstubAllGlobals())

test.each(['/en/it-projects', '/sk/pripadove-studie'])(
  'the build fails if the data of the page %s cannot be loaded (D63)',
  async (path) => {
    const page = staticPages.find((each) => each.path === path)
    if (!page) throw new Error(`There is no page ${path}`)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'paused' }, { status: 503 })))
    await expect(renderPage(page)).rejects.toThrow(`Could not load the data of ${path}`)
  },
)
