import { expect, it } from 'vitest'

import { resultsIn, splitFacts } from './bold-lists'
import type { SafeHtml } from './model'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`
const figures = list(
  '<strong>8 days</strong>, to build it,',
  '<strong>3 hours instead of 26</strong>&nbsp;to an answer,',
  '<p><strong>38&nbsp;% fewer</strong> tickets &amp; <em>calls</em>.</p>',
)
const dates = list('<strong>August 1:</strong> The pilot stops.', '<strong>August 2:</strong> It goes on.')

it('the results are the last list whose items begin with a bold figure', () => {
  const earlier = list('<strong>1 day</strong> too late,', '<strong>2 days</strong> too late')
  expect(resultsIn(`${earlier}<p>Then:</p>${dates}${figures}${list('one', 'two')}` as SafeHtml)).toEqual([
    { bold: '8 days', rest: 'to build it' },
    { bold: '3 hours instead of 26', rest: 'to an answer' },
    { bold: '38\u00a0% fewer', rest: 'tickets &amp; <em>calls</em>' },
  ])
})

it('there are at most four results', () => {
  const many = list(...Array.from({ length: 6 }, (_, index) => `<strong>${index} days</strong> less`))
  expect(resultsIn(many as SafeHtml)).toHaveLength(4)
})

it.each([
  ['no list', '<p>Text</p>'],
  ['plain items', list('one', 'two')],
  ['dates with a colon', dates],
  ['one figure', list('<strong>8 days</strong> less')],
  ['bold words', list('<strong>Less</strong> work', '<strong>More</strong> time')],
  [
    'bold text that is not at the beginning',
    list('In <strong>8 days</strong> ready', '<strong>1 day</strong> off'),
  ],
  ['a figure without text', list('<strong>8 days</strong>', '<strong>1 day</strong> off')],
])('a text has no results: %s', (_, html) => {
  expect(resultsIn(html as SafeHtml)).toEqual([])
})

it('the facts are cut from the beginning of the text', () => {
  const facts = list('<strong>Team:</strong> two people', '<p><strong>Technology:</strong> C &lt; C++</p>')
  expect(splitFacts(`${facts}\n<p>Text</p>${figures}` as SafeHtml)).toEqual({
    facts: [
      { bold: 'Team', rest: 'two people' },
      { bold: 'Technology', rest: 'C &lt; C++' },
    ],
    text: `<p>Text</p>${figures}`,
  })
})

it('line breaks, paragraphs and links of a fact stay', () => {
  const team = '<strong>Our<br>team:</strong> <a href="/en/about">two &gt; one</a><br>people'
  const stack = '<p><strong>Stack:</strong> React<br>Node</p>\n<p>H<sub>2</sub></p>'
  expect(splitFacts(list(team, stack) as SafeHtml).facts).toEqual([
    { bold: 'Our team', rest: '<a href="/en/about">two &gt; one</a><br>people' },
    { bold: 'Stack', rest: 'React<br>Node<br>H<sub>2</sub>' },
  ])
  const results = list('<strong>38 %<br>fewer</strong> tickets<br>and calls,', '<strong>1 day</strong> off')
  expect(resultsIn(results as SafeHtml)).toEqual([
    { bold: '38 % fewer', rest: 'tickets<br>and calls' },
    { bold: '1 day', rest: 'off' },
  ])
})

it.each([
  ['a list after the first paragraph', `<p>Text</p>${dates}`],
  ['a list without labels', `${figures}<p>Text</p>`],
  ['a plain list', list('one', 'two')],
  ['a list in a list', list(`<strong>Team:</strong> two people${list('<strong>Lead:</strong> one')}`)],
  ['a label without text', list('<strong>Team:</strong>')],
  ['no text', ''],
])('a text without facts stays as it is: %s', (_, html) => {
  expect(splitFacts(html as SafeHtml)).toEqual({ facts: [], text: html })
})
