import { Section } from '@/components/section'
import type { Answer } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'

interface QuestionsProps {
  title: string
  eyebrow: string
  questions: readonly { question: string; answer: Answer }[]
}

export function Questions({ title, eyebrow, questions }: QuestionsProps) {
  const language = useLanguage()
  const answered = questions.filter(({ answer }) => answer[language])
  if (answered.length === 0) return null
  return (
    <Section eyebrow={eyebrow} title={title}>
      <dl className="border-b border-line">
        {answered.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-12 gap-y-2 border-t border-line py-6 lg:grid-cols-2">
            <dt className="text-subheading font-semibold">{question}</dt>
            <dd className="max-w-measure text-muted">{answer[language]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
