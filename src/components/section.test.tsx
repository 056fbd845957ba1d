import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Section } from './section'

test('the HTML of a section marks a Suspense boundary, so that React hydrates each section on its own', () => {
  const html = renderToString(
    <main>
      <Section title="One">1</Section>
      <Section title="Two">2</Section>
    </main>,
  )
  expect(html).toMatch(/^<main><!--\$--><section.*<\/section><!--\/\$--><!--\$--><section/)
})
