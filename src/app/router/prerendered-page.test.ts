import { expect, test } from 'vitest'

import { hydrationElement, readPrerenderedPage } from './prerendered-page'

test('the hydration data survives texts with tags, comments and </script>', () => {
  const content = '<p>a</p></script><!-- b --><script>c</SCRIPT >d'
  const page = { path: '/en', state: {}, language: 'en', catalogues: { common: { content } } } as const
  const html = hydrationElement(page)
  expect(html).toContain('<p>a</p>')
  document.body.innerHTML = html
  expect(document.body.children).toHaveLength(1)
  expect(readPrerenderedPage()).toEqual(page)
  document.body.replaceChildren()
})
