import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { LanguageContext } from '@/i18n/use-language'

import { Questions } from './questions'

const questions = [
  { question: 'How long?', answer: { de: 'Ein Monat.', en: 'One month.' } },
  { question: 'Who pays?', answer: { en: 'The client.' } },
]

const renderInGerman = (shown: typeof questions) =>
  render(
    <LanguageContext value="de">
      <Questions eyebrow="FAQ" title="Questions" questions={shown} />
    </LanguageContext>,
  )

test('Questions shows a question that has an answer in the language of the page and hides a question that has an answer only in another language', () => {
  renderInGerman(questions)

  expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent('How long?Ein Monat.')
  expect(screen.queryByText('Who pays?')).not.toBeInTheDocument()
})

test('Questions renders nothing if no question has an answer in the language of the page', () => {
  const { container } = renderInGerman(questions.slice(1))

  expect(container).toBeEmptyDOMElement()
})
